/*
 * What every page with an island needs before an interaction: our directive and Astro's element. It
 * is one file that browsers cache, instead of 5 kB of inline scripts in each of these pages. The
 * script that plays a carousel is in it too: a file of its own is one more request of the home page.
 */
// First, because the element looks for the directive as soon as it is defined.
import './register.browser';
import 'astro/runtime/server/astro-island.js';
import '~/features/carousel/autoplay.browser';

// Clicks that came before this script; the directive holds them until the island is hydrated.
for (const element of document.querySelectorAll<HTMLElement>('astro-island [data-early]')) {
  element.click();
}
