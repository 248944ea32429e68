import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders into an element of its own, at once, until the router removes it with its page. React must not meet
 * markup of the page: translators and extensions may have changed it, and React would then render all of it
 * anew. For the same reason a text stands alone in its element: React keeps no text node that a translator
 * replaces.
 */
export function renderIn(host: HTMLElement, content: ReactNode): void {
  const root = createRoot(host);
  flushSync(() => root.render(content));
  const leave = () => {
    if (host.isConnected) return;
    root.unmount();
    document.removeEventListener('astro:after-swap', leave);
  };
  document.addEventListener('astro:after-swap', leave);
}
