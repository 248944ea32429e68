import { attachStatus } from './announce';
import css from '../tray.css?inline';
import { showMarks, togglePerson, watchCards } from './marks';
import viewsUrl from './views.tsx?script-url';
import { getPeople, onChange, receive } from './store';

/*
 * The selection on every page: the marks of the cards and the count in the header. Loaded by
 * selectionListener.ts, which forwards clicks on a plus, messages of other tabs and new links. It loads
 * the views, the tray and the page of the selection, which are React, when there is something to show.
 */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

/** Shows the count in the header; the link is hidden while nobody is chosen. */
function showCount(): void {
  const link = document.querySelector<HTMLElement>('.selection-link');
  const count = getPeople().length;
  if (!link) return;
  if (!link.firstElementChild) {
    const label = document.createElement('span');
    label.textContent = link.textContent.trim();
    link.replaceChildren(label, ' ', document.createElement('b'));
  }
  link.hidden = count === 0;
  link.lastElementChild!.textContent = String(count);
}

let views: Promise<typeof import('./views')> | undefined;

/** Shows the tray, or the page of the selection. */
async function showViews(): Promise<void> {
  const hasPage = document.querySelector('.selection-app') !== null;
  if (!views && !hasPage && getPeople().length === 0) return;
  try {
    views ??= import(/* @vite-ignore */ viewsUrl);
    (await views).attachViews();
  } catch (payload) {
    views = undefined;
    // The reload guard handles it.
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  }
}

function show(): void {
  showCount();
  showMarks();
  void showViews();
}

/** Handles what the listener forwards. */
export function handle(event: Event): void {
  if (event instanceof MessageEvent) receive(event.data);
  const button = (event.target as Element | null)?.closest?.<HTMLElement>('.add');
  if (event.type !== 'click' || !button) return;
  dispatchEvent(new Event('selection:add'));
  togglePerson(button);
}

onChange(show);
watchCards();
// Before the first paint of the next page.
document.addEventListener('astro:after-swap', () => {
  attachStatus();
  show();
});
attachStatus();
show();
