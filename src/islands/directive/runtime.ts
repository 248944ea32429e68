/*
 * What every page with an island needs before an interaction: our directive and Astro's element. It
 * is one file that browsers cache, instead of 5 kB of inline scripts in each of these pages.
 */
// First, because the element looks for the directive as soon as it is defined.
import './register';
import 'astro/runtime/server/astro-island.js';

// Clicks that came before this script; the directive holds them until the island is hydrated.
for (const element of document.querySelectorAll<HTMLElement>('astro-island [data-early]')) {
  element.click();
}
