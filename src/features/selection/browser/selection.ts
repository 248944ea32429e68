import { announce } from './announce';
import css from '../tray.css?inline';
import viewsUrl from './views.tsx?script-url';
import { getPeople, onChange, receive, changeCurrent } from './store';
import { type Chosen, addPeople, removePerson } from '~/features/selection/selection';
import { SELECTION_LIMITS } from '../../../../cms/contract/selectionLink.ts';
import { text } from './selectionTexts';
import { loadScript, recover } from '~/lib/loadScript.browser';

/** The texts of buttons with a visible one, before anybody was chosen. */
const labels = new WeakMap<HTMLElement, [label: string, name: string]>();

/** Says on a button with a visible text that its person is chosen. */
function showLabel(button: HTMLElement, isPressed: boolean): void {
  if (!button.classList.contains('button')) return;
  const [label, name] = labels.get(button) ?? [button.textContent, button.ariaLabel!];
  labels.set(button, [label, name]);
  button.textContent = isPressed ? text('chosen') : label;
  button.ariaLabel = isPressed ? `${text('chosen')}: ${personOf(button).name}` : name;
}

function showMarks(): void {
  const ids = new Set(getPeople().map(({ id }) => id));
  for (const button of document.querySelectorAll<HTMLElement>('.add')) {
    const isPressed = String(ids.has(button.dataset.id!));
    if (button.getAttribute('aria-pressed') !== isPressed) {
      button.setAttribute('aria-pressed', isPressed);
      showLabel(button, isPressed === 'true');
    }
  }
}

/** Returns the person of a plus: that of its card, or that of the talent's page. */
function personOf(button: HTMLElement): Chosen {
  const card = button.closest('li:has(.card-name)');
  const scope = card ?? document.querySelector('.cv');
  const image = scope?.querySelector<HTMLImageElement>(card ? 'img' : '.sheet-media img');
  return {
    id: button.dataset.id!,
    note: '',
    name: button.dataset.name!,
    picture: image?.getAttribute('src') ?? '',
  };
}

function togglePerson(button: HTMLElement): void {
  const people = getPeople();
  const person = personOf(button);
  const { id, name } = person;
  if (people.some((one) => one.id === id)) {
    changeCurrent({ people: removePerson(people, id) });
    announce(text('removed', { name }));
  } else if (people.length < SELECTION_LIMITS.people) {
    changeCurrent({ people: addPeople(people, [person]) });
    announce(text('added', { name, people: text('people', { count: people.length + 1 }) }));
  } else announce(text('full', { max: SELECTION_LIMITS.people }));
}

/** Marks the cards that other scripts add or change, such as the finder's results. */
function watchCards(): void {
  const options = { subtree: true, childList: true, attributeFilter: ['data-id'] };
  new MutationObserver(showMarks).observe(document.documentElement, options);
}

/*
 * The selection on every page: the marks of the cards and the count in the header. Loaded by
 * selectionListener.ts, which forwards clicks on a plus, messages of other tabs and new links. It loads
 * the views, the tray and the page of the selection, which are React, when there is something to show.
 */
const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** Shows the count in the header; the link is hidden while nobody is chosen. */
function showCount(): void {
  const link = document.querySelector<HTMLElement>('.selection-link');
  const count = getPeople().length;
  if (!link) return;
  link.hidden = count === 0;
  link.querySelector('b')!.textContent = String(count);
}

let views: Promise<typeof import('./views')> | undefined;

async function showViews(): Promise<void> {
  const hasPage = document.querySelector('.selection-app') !== null;
  if (!views && !hasPage && getPeople().length === 0) return;
  try {
    views ??= loadScript(viewsUrl);
    (await views).attachViews();
  } catch (error) {
    views = undefined;
    // The tray is beside the purpose of other pages: they do without it.
    if (hasPage) recover(error, { target: document });
  }
}

function show(): void {
  showCount();
  showMarks();
  void showViews();
}

export function handle(event: Event): void {
  if (event instanceof MessageEvent) receive(event.data as string);
  const button = (event.target as Element | null)?.closest?.<HTMLElement>('.add');
  if (event.type !== 'click' || !button) return;
  // Or a reload, which the views may need, would repeat the click and undo it.
  delete button.dataset.early;
  dispatchEvent(new Event('selection:add'));
  togglePerson(button);
}

onChange(show);
watchCards();
// Before the first paint of the next page.
document.addEventListener('astro:after-swap', show);
show();
