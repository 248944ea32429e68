import type { List } from '../../../cms/contract/lists.ts';
import type { Start } from './useSearch';
import { flushSync } from 'react-dom';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { pageLocale } from '~/lib/i18n/pageLocale.browser';
import css from './finder.css?inline';
import { Finder } from './Finder';

/*
 * The finder, which is React: loads on the first touch of its row, or with a page whose address has a
 * query. `finderListener.browser.ts` forwards the events on the row.
 */

type LoadRouter = () => Promise<unknown>;

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

let mounted: { form: HTMLFormElement; root: Root } | undefined;
let loadRouter: LoadRouter | undefined;

/**
 * Takes over the row of a page, once, and shows the search of its address.
 *
 * @param state the state of the page's entry in the history, with the position to which it scrolls
 * @param isSync whether the people found are there before the browser paints. Nobody has touched the row then
 */
function mount(
  form: HTMLFormElement,
  router: LoadRouter,
  state?: Start['scroll'] | null,
  isSync = false,
): void {
  if (mounted?.form === form) return;
  loadRouter = router;
  const grid = form.parentElement!.querySelector('.card-portrait')!.closest('ul')!;
  const host = document.createElement('div');
  host.className = 'finder-results';
  grid.before(host);
  const finder = (
    <Finder
      locale={pageLocale()}
      list={form.dataset.list as List | undefined}
      total={form.querySelector('b')!.textContent}
      router={router().catch(() => undefined)}
      scroll={location.hash ? undefined : (state ?? undefined)}
      form={form}
      host={host}
    />
  );
  const root = isSync ? createRoot(form) : hydrateRoot(form, finder);
  if (isSync) flushSync(() => root.render(finder));
  mounted = { form, root };
}

/**
 * Reacts to an event on the row, or on the document for a page whose address has a query. A click on a
 * button that React has not heard is repeated: React takes over the row at once for it. The call may come
 * after that: each `import()` of the same script resolves in a task of its own.
 *
 * @param state the state of the history when the event happened
 */
export function handle(
  form: HTMLFormElement,
  { type, target, defaultPrevented: isHeard }: Event,
  state: Start['scroll'] | null,
  router: LoadRouter,
): void {
  if (!form.isConnected) return;
  if (target === document) return mount(form, router, state);
  mount(form, router);
  const button = (target as Element).closest<HTMLButtonElement>('.finder-row > [value]');
  // React has hydrated the row by then, because it hydrates at once for a press. A second one would close what
  // the first one has opened.
  if (type === 'click' && !isHeard && button?.ariaExpanded !== 'true') button?.click();
}

document.addEventListener('astro:after-swap', () => {
  mounted?.root.unmount();
  mounted = undefined;
  const form = document.querySelector<HTMLFormElement>('.finder');
  if (form && location.search && loadRouter) mount(form, loadRouter, history.state, true);
});
