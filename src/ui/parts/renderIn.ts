import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { type Root, createRoot } from 'react-dom/client';
import { showFailure } from './message';

/**
 * Creates a root of React. After an error nothing of what React has rendered there is left, and a sentence says it.
 *
 * @param at where the sentence is shown
 */
export const createIsland = (host: Element, at = host): Root =>
  createRoot(host, {
    onUncaughtError(error) {
      reportError(error);
      showFailure(at);
    },
  });

/**
 * Renders into an element of its own, at once, until the router removes it with its page. React must not meet
 * markup of the page: translators and extensions may have changed it, and React would then render all of it
 * anew. For the same reason a text stands alone in its element: React keeps no text node that a translator
 * replaces.
 *
 * @param at where a sentence tells an error
 */
export function renderIn(host: HTMLElement, content: ReactNode, at?: HTMLElement): void {
  const root = createIsland(host, at);
  flushSync(() => root.render(content));
  const leave = () => {
    if (host.isConnected) return;
    root.unmount();
    document.removeEventListener('astro:after-swap', leave);
  };
  document.addEventListener('astro:after-swap', leave);
}
