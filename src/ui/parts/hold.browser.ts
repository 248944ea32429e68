import type { Failure } from './parts.browser';

/*
 * Holds what a visitor presses in a part of the page whose module has not been loaded: a button, a link that acts
 * within the page, or the form itself. `data-early` marks it with the time, and `parts.browser.ts` repeats it. In the
 * inline script of every page, so that it is there before all other scripts.
 */

/** As in `parts.browser.ts`, which is no part of the inline script. */
const RECOVER_PATH = '/recover.js';

/** Whether no script will repeat what is held: links and forms work natively then. */
let isLost = false;

function hold(event: Event): void {
  const target = event.target as Element;
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (isLost || ctrlKey || metaKey || shiftKey) return;
  const pressed = target.closest<HTMLElement>(
    event.type === 'submit' ? 'form' : 'button,a[data-press]',
  );
  if (!pressed?.closest('[data-part]')) return;
  event.preventDefault();
  pressed.dataset.early = String(event.timeStamp);
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
// Lets Enter search in the field of several lines: those of a casting are pasted.
addEventListener('beforeinput', (event) => {
  const field = event.target as HTMLTextAreaElement;
  if (event.inputType !== 'insertLineBreak' || !field.enterKeyHint) return;
  event.preventDefault();
  field.form!.requestSubmit();
});
addEventListener(
  'error',
  ({ target }) => {
    if (/Scripts\./.test((target as HTMLScriptElement).src))
      import(/* @vite-ignore */ RECOVER_PATH).then(
        () => window.recoverPage(),
        () => (isLost = true),
      );
  },
  true,
);
