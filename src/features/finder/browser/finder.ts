import type { ScrollPosition } from './addressWriter';
import css from '../finder.css?inline';
import { FinderSession } from './session';

/*
 * The finder: loads on the first touch of its row, or with a page whose address has a query.
 * `listen.ts` forwards the events on the row; what concerns the page is listened to here, once.
 */

/** Loads the client router. */
type LoadRouter = () => Promise<unknown>;

const styles = new CSSStyleSheet();
styles.replaceSync(css);

let session: FinderSession | undefined;
let form: HTMLFormElement | undefined;
let loadRouter: LoadRouter | undefined;

/** Starts the session of a page, once. */
function open(row: HTMLFormElement, router: LoadRouter, scroll?: ScrollPosition): FinderSession {
  if (session && form === row) return session;
  form = row;
  loadRouter = router;
  if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles);
  const routed = router().catch(() => undefined);
  session = new FinderSession(row, routed, scroll);
  return session;
}

/** Shows the search of the address, at the scroll position that its entry had in the history. */
function showAddress(row: HTMLFormElement, router: LoadRouter, state: ScrollPosition | null): void {
  const scroll = location.hash ? undefined : (state ?? undefined);
  open(row, router, scroll).load(true);
}

/**
 * Reacts to an event on the row, or on the document for a page whose address has a query. A click on
 * a button opens its fields; any other event loads the index.
 *
 * @param state the state of the history when the event happened
 */
export function handle(
  row: HTMLFormElement,
  { type, target }: Event,
  state: ScrollPosition | null,
  router: LoadRouter,
): void {
  if (!row.isConnected) return;
  if (target === document) return showAddress(row, router, state);
  const button = (target as Element).closest<HTMLButtonElement>('.finder-row > button');
  const isOpener = type === 'click' && button;
  const current = open(row, router);
  current.load(Boolean(isOpener));
  if (isOpener) current.toggle(button);
}

// With the index in memory the results are there before the browser paints the page.
document.addEventListener('astro:after-swap', () => {
  session = form = undefined;
  const row = document.querySelector<HTMLFormElement>('.finder');
  if (row && location.search && loadRouter) showAddress(row, loadRouter, history.state);
});

// Before the router, which would load the page again.
addEventListener(
  'popstate',
  (event) => {
    if (!session?.isOutdated()) return;
    event.stopImmediatePropagation();
    session.restore();
  },
  true,
);

// The keyboard moved on to the people, which an open panel could cover. After a click on a person the
// panel stays: the link would move away from the pointer.
document.addEventListener('focusin', ({ target }) => {
  const element = target as Element;
  if (!form || form.contains(element) || element.closest('.chosen, .notice')) return;
  if (element.matches(':focus-visible')) session?.leaveRow();
});
