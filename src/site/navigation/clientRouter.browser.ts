import { navigate } from 'astro:transitions/client';
import { type PageSource, handleNavigation } from './loadPage.browser';
import './sharedElement.browser';

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
