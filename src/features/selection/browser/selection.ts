import { attachStatus } from './announce';
import css from '../tray.css?inline';
import { create } from './selectionElements';
import { showMarks, togglePerson, watchCards } from './marks';
import pageUrl from './selectionPage.ts?script-url';
import { getSelection, onChange, receive } from './store';
import { reopenTray, showTray } from './tray';

/*
 * The selection on every page: the marks of the cards, the count in the header and the tray. Loaded by
 * listen.ts, which forwards clicks on a plus, messages of other tabs and new links.
 */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];

/** Shows the count in the header; the link is hidden while nobody is chosen. */
function showCount(count: number): void {
  const link = document.querySelector<HTMLElement>('.selection-link');
  if (!link) return;
  if (!link.firstElementChild) {
    link.replaceChildren(create('span', {}, link.textContent.trim()), ' ', create('b'));
  }
  link.hidden = count === 0;
  link.lastElementChild!.textContent = String(count);
}

function show(): void {
  const selection = getSelection();
  showCount(selection.people.length);
  showMarks();
  showTray(selection);
}

/** Shows the list on the selection's page, whose script is a file of its own. */
async function showPage(): Promise<void> {
  if (!document.querySelector('.selection')) return;
  try {
    const page: typeof import('./selectionPage') = await import(/* @vite-ignore */ pageUrl);
    page.showPage();
  } catch (payload) {
    // The reload guard handles it.
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  }
}

/** Handles what listen.ts forwards. */
export function handle(event: Event): void {
  if (event instanceof MessageEvent) receive(event.data);
  if (event.type === 'hashchange') void showPage();
  const button = (event.target as Element | null)?.closest?.<HTMLElement>('.add');
  if (event.type !== 'click' || !button) return;
  reopenTray();
  togglePerson(button);
}

onChange(show);
watchCards();
// Before the first paint of the next page.
document.addEventListener('astro:after-swap', () => {
  attachStatus();
  show();
});
document.addEventListener('astro:page-load', () => void showPage());
attachStatus();
show();
void showPage();
