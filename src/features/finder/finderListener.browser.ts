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

// "/" leads to the field, on pages without one by way of the link in the header.
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (key !== '/' || (target as Element).matches(':read-write')) return;
  event.preventDefault();
  const field = document.querySelector<HTMLElement>('#q');
  if (field) field.focus();
  else document.querySelector<HTMLElement>('.search-link')!.click();
});
