import type { List } from '../../../cms/contract/lists.ts';
import { isoDay } from '../../../cms/contract/timeZone.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Start } from './useSearch';
import type { Opener } from './groups';
import { flushSync } from 'react-dom';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import css from './finder.css?inline';
import { Finder } from './Finder';

/*
 * The finder, which is React: loads on the first touch of its row, or with a page whose address has a
 * query. `finderListener.browser.ts` forwards the events on the row.
 */

/** Loads the client router. */
type LoadRouter = () => Promise<unknown>;

/** The finder of a page. */
interface Mounted {
  form: HTMLFormElement;
  root: Root;
  /** Handles a press, once the row has been taken over. */
  press?: (opener: Opener) => void;
  touch?: () => void;
  /** What was pressed before. */
  pressed?: Opener | undefined;
}

const styles = new CSSStyleSheet();
styles.replaceSync(css);

let mounted: Mounted | undefined;
let loadRouter: LoadRouter | undefined;

interface MountOptions {
  isAwaited: boolean;
  scroll?: Start['scroll'];
  /** Whether the people found are there before the browser paints. Nobody has touched the row then. */
  isSync?: boolean;
}

/** Takes over the row of a page, once. */
function mount(form: HTMLFormElement, router: LoadRouter, options: MountOptions): Mounted {
  if (mounted?.form === form) return mounted;
  loadRouter = router;
  if (!document.adoptedStyleSheets.includes(styles)) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  }
  const grid = form.parentElement!.querySelector('.card-portrait')!.closest('ul')!;
  const host = document.createElement('div');
  host.className = 'finder-results';
  grid.before(host);
  const current = { form } as Mounted;
  mounted = current;
  const finder = (
    <Finder
      locale={document.documentElement.lang as Locale}
      list={form.dataset.list as List | undefined}
      total={form.querySelector('b')!.textContent}
      router={router().catch(() => undefined)}
      scroll={options.scroll}
      today={isoDay()}
      isAwaited={options.isAwaited}
      form={form}
      host={host}
      onReady={(press, touch) => {
        current.press = press;
        current.touch = touch;
        if (current.pressed) press(current.pressed);
      }}
    />
  );
  if (options.isSync) {
    current.root = createRoot(form);
    flushSync(() => current.root.render(finder));
  } else current.root = hydrateRoot(form, finder);
  return current;
}

/** Shows the search of the address, at the scroll position that its entry had in the history. */
function showAddress(
  form: HTMLFormElement,
  router: LoadRouter,
  state: Start['scroll'] | null,
  isSync: boolean,
): void {
  const scroll = location.hash ? undefined : (state ?? undefined);
  mount(form, router, { isAwaited: true, scroll, isSync });
}

/**
 * Reacts to an event on the row, or on the document for a page whose address has a query. A click on a
 * button that React has not heard opens its fields once React has taken over the row. It may arrive
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
  if (target === document) return showAddress(form, router, state, false);
  const button = (target as Element).closest<HTMLButtonElement>('.finder-row > button');
  const opener = type === 'click' && button && !isHeard ? (button.value as Opener) : undefined;
  const current = mount(form, router, { isAwaited: opener !== undefined });
  if (!opener) current.touch?.();
  else if (current.press) current.press(opener);
  else current.pressed = opener;
}

document.addEventListener('astro:after-swap', () => {
  mounted?.root.unmount();
  mounted = undefined;
  const form = document.querySelector<HTMLFormElement>('.finder');
  if (form && location.search && loadRouter) showAddress(form, loadRouter, history.state, true);
});
