import { navigate } from 'astro:transitions/client';
import { type PageSource, handleNavigation } from './loadPage.browser';

/** Marks the portrait of the card that links to a talent's page for the transition between both. */
function markPortrait(page: Document, { pathname }: URL, link?: Element): void {
  page.querySelector('a > .portrait')?.classList.remove('portrait');
  const card =
    link?.querySelector('.card-portrait') ??
    page.querySelector(`[href="${pathname}"] > .card-portrait`);
  card?.classList.add('portrait');
}

document.addEventListener('astro:before-preparation', ({ to, sourceElement }) =>
  markPortrait(document, to, sourceElement),
);
document.addEventListener('astro:before-swap', ({ newDocument, from }) =>
  markPortrait(newDocument, from),
);

/** Astro's client router, loaded on demand by router.ts. */
export interface ClientRouter {
  navigate: typeof navigate;
}

/**
 * Starts the client router.
 *
 * @param source what the script of all pages provides; importing it would split that script
 */
export function startRouter(source: PageSource): ClientRouter {
  handleNavigation(source);
  return { navigate };
}
