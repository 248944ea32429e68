import type { Chosen } from '~/features/selection/selection';
import { type SentPerson, parseLink } from '~/features/selection/selectionLink';
import { isSameList } from '~/features/selection/selection';
import { carryPeople } from '~/features/forms/carryPeople.browser';
import { handleAction } from './actions';
import { announce } from './announce';
import { makeDraggable } from './drag';
import { changeNote, moveRow, removeRow, sortRows } from './edits';
import { resolvePeople } from './people';
import { nameOf, showRows } from './rows';
import { readSelection, setShown } from './readSelection';
import { getSelection, onChange } from './store';
import { peopleText, text } from './selectionTexts';

/*
 * The selection's page: the visitor's own list, or the list of a link, which does not change the
 * visitor's own.
 */
const prepared = new WeakSet<Element>();

const findRoot = (): HTMLElement | null => document.querySelector('.selection');

/** Returns the list of the link that was opened, unless it is the visitor's own. */
function findSent(): SentPerson[] | undefined {
  const sent = parseLink(location.hash);
  return sent && !isSameList(sent, getSelection().people) ? sent : undefined;
}

/** Returns the people of the list that is shown. */
export function shownPeople(): readonly Chosen[] {
  const { people } = getSelection();
  const own = new Map(people.map((person) => [person.id, person]));
  return (
    findSent()?.map(({ id, note }) => ({ name: '', picture: '', ...own.get(id), id, note })) ??
    people
  );
}

function fillTexts(root: HTMLElement, people: readonly Chosen[], state: string): void {
  const { isKept, people: own } = getSelection();
  const count = people.length;
  const intro = root.querySelector('.selection-intro')!;
  if (state === 'own') intro.textContent = text('intro', { count });
  else intro.textContent = state === 'sent' ? peopleText(count) : intro.getAttribute('data-empty');
  root.querySelector<HTMLInputElement>('[name=keep]')!.checked = isKept;
  const replace = root.querySelector<HTMLElement>('[data-action=replace]')!;
  replace.hidden = own.length === 0;
}

function render(root: HTMLElement): void {
  const people = shownPeople();
  const state = findSent() ? 'sent' : people.length > 0 ? 'own' : 'empty';
  root.dataset.state = state;
  setShown(people);
  fillTexts(root, people, state);
  showRows(root.querySelector('ol')!, root.querySelector('template')!, people);
  for (const input of root.querySelectorAll<HTMLInputElement>('ol input')) {
    input.readOnly = state === 'sent';
  }
  // A link does not contain the names of people who have left.
  carryPeople(readSelection().filter(({ name }) => name));
}

/** Renders the list with what is known, and again when the people are resolved. */
async function show(isRetry = false): Promise<void> {
  const root = findRoot();
  if (!root) return;
  render(root);
  const isChanged = await resolvePeople(
    shownPeople().map(({ id }) => id),
    isRetry,
  );
  if (isChanged && root.isConnected) render(root);
}

/** Listens to the page's controls, once per page. */
function prepare(root: HTMLElement): void {
  if (prepared.has(root)) return;
  prepared.add(root);
  const list = root.querySelector('ol')!;
  makeDraggable(list, (ids, row) => {
    sortRows(ids);
    const name = row.querySelector('h2')!.textContent;
    const position = ids.indexOf(row.dataset.id!) + 1;
    announce(text('moved', { name, position, count: ids.length }));
  });
  list.addEventListener('input', ({ target }) => changeNote(target as HTMLInputElement));
  root.querySelector<HTMLElement>('[data-action=share]')!.hidden = !('share' in navigator);
  root.addEventListener('change', (event) => handleAction(root, event, shownPeople()));
  root.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button');
    if (!button) return;
    if (button.dataset.move) moveRow(button);
    else if ('remove' in button.dataset) removeRow(root, button, nameOf);
    else handleAction(root, event, shownPeople());
  });
}

/** Shows the list on the selection's page. */
export function showPage(): void {
  const root = findRoot();
  if (!root) return;
  prepare(root);
  void show(true);
}

onChange(() => void show());
