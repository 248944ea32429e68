import { loadScript, recover } from '~/lib/loadScript.browser';
import { load } from '~/site/navigation/router.browser';
import url from './finder.browser.tsx?script-url';

/*
 * Loads the finder when its row is first touched, and at once on a page whose address has a query.
 * Later events on the row are forwarded: a click may come before the script.
 */
const forward = (event: { target: EventTarget | null }) => {
  const row = document.querySelector<HTMLFormElement>('.finder');
  const { target } = event;
  if (row && (target === document ? location.search : row.contains(target as Node))) {
    const { state } = history;
    void loadScript<typeof import('./finder.browser')>(url).then(
      ({ handle }) => handle(row, event as Event, state, load),
      (error) => recover(error, event),
    );
  }
};

for (const type of ['pointerover', 'touchstart', 'focusin', 'click', 'astro:after-swap']) {
  document.addEventListener(type, forward);
}
forward({ target: document });

/** Puts the cursor into the search field of the page, if there is one. */
const focusField = (): boolean => {
  const field = document.querySelector<HTMLElement>('[role=search] [name=q]');
  field?.focus();
  return field !== null;
};

// "/" leads to the field, on pages without one by way of the link in the header.
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isTyped = (target as Element).closest('input,textarea,select,[contenteditable],dialog');
  if (key !== '/' || ctrlKey || metaKey || altKey || isTyped) return;
  event.preventDefault();
  if (!focusField()) document.querySelector<HTMLElement>('.search-link')!.click();
});
let isLed = false;
document.addEventListener('click', ({ target }) => {
  isLed = (target as Element).closest('.search-link') !== null;
});
document.addEventListener('astro:page-load', () => {
  if (isLed) focusField();
  isLed = false;
});
