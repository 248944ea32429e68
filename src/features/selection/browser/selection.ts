import { announce } from './announce';
import css from '~/features/selection/tray.css?inline';
import { getPeople, onChange, changeCurrent } from './store';
import { type Chosen, addPeople, removePerson } from '~/features/selection/selection';
import { SELECTION_LIMITS } from '#contract/selectionLink.ts';
import { t } from './selectionTexts';
import { loadModule } from '~/lib/loadModule.browser';
import { recover } from '~/ui/parts/parts.browser';

/** The texts of buttons with a visible one, before anybody was chosen. */
const labels = new WeakMap<HTMLElement, [label: string, name: string]>();

/** Says on a button with a visible text that its person is chosen. */
function showLabel(button: HTMLElement, isPressed: boolean): void {
  if (!button.classList.contains('button')) return;
  const [label, name] = labels.get(button) ?? [button.textContent, button.ariaLabel!];
  labels.set(button, [label, name]);
  button.textContent = isPressed ? t('selection:client.chosen') : label;
  button.ariaLabel = isPressed ? `${t('selection:client.chosen')}: ${personOf(button).name}` : name;
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
  const image = scope?.querySelector<HTMLImageElement>(card ? 'img' : '.cv-media img');
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
    announce(t('selection:client.removed', { name }));
  } else if (people.length < SELECTION_LIMITS.people) {
    changeCurrent({ people: addPeople(people, [person]) });
    announce(
      t('selection:client.added', {
        name,
        people: t('selection:client.people', { count: people.length + 1 }),
      }),
    );
  } else announce(t('selection:client.full', { max: SELECTION_LIMITS.people }));
}

/** Marks the cards that other scripts add or change, such as the finder's results. */
function watchCards(): void {
  const options = { subtree: true, childList: true, attributeFilter: ['data-id'] };
  new MutationObserver(showMarks).observe(document.documentElement, options);
}

/*
 * The selection on every page: the marks of the cards and the count in the header. Loaded by
 * a plus, or by selectionListener.ts. It loads the views, the tray and the page of the selection, which are
 * React, when there is something to show.
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
  const page = document.querySelector<HTMLElement>('.selection');
  if (!views && !page && getPeople().length === 0) return;
  try {
    views ??= loadModule(() => import('./views'));
    (await views).attachViews();
  } catch (error) {
    views = undefined;
    // The tray is beside the purpose of other pages: they do without it.
    if (page) recover(error, { root: page });
  }
}

function show(): void {
  showCount();
  showMarks();
  void showViews();
}

/** Adds the person of a plus, or removes the person. */
export function press(button: HTMLElement): void {
  dispatchEvent(new Event('selection:add'));
  togglePerson(button);
}

export { receive } from './store';

onChange(show);
watchCards();
// Before the first paint of the next page.
document.addEventListener('astro:after-swap', show);
show();
