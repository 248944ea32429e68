import type { Failure } from './parts.browser';

/*
 * Holds what a visitor presses in a part of the page whose module has not been loaded: a button, a link that acts
 * within the page, or the form itself. `data-early` marks it, and `parts.browser.ts` repeats it. In the
 * inline script of every page, so that it is there before all other scripts.
 */

const PRESSED = ':is(button,a[data-press])';

function hold(event: Event): void {
  const target = event.target as Element;
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  if (button || ctrlKey || metaKey || shiftKey || altKey) return;
  const pressed = target.closest<HTMLElement>(
    event.type === 'submit' ? 'form[data-part]' : `[data-part] ${PRESSED},[data-part]${PRESSED}`,
  );
  if (!pressed) return;
  event.preventDefault();
  pressed.dataset.early = '';
}

declare global {
  interface Window {
    /** Takes the place of the script of all pages, which could not be loaded; in `recover.browser.ts`. */
    recoverPage: () => void;
    /** Reacts to the failure of a module that a part needs; in the same file. */
    recoverPart: (error: unknown, failure: Failure) => void;
  }
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
addEventListener(
  'error',
  ({ target }) => {
    if (!/Scripts\./.test((target as HTMLScriptElement).src)) return;
    const script = document.createElement('script');
    script.src = '/recover.js';
    script.onload = () => window.recoverPage();
    // Links and forms work natively then.
    script.onerror = () => {
      removeEventListener('click', hold, true);
      removeEventListener('submit', hold, true);
    };
    document.head.append(script);
  },
  true,
);
