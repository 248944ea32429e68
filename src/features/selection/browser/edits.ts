import {
  type Chosen,
  movePerson,
  removePerson,
  setNote,
  sortPeople,
} from '~/features/selection/selection';
import { cleanNote } from '~/features/selection/selectionNote';
import { announce } from './announce';
import { offerUndo } from './notice';
import { changeSelection, getSelection } from './store';
import { text } from './selectionTexts';

const rowOf = (element: Element): HTMLElement => element.closest<HTMLElement>('li')!;

const idOf = (element: Element): string => rowOf(element).dataset.id!;

/** Stores the note that is being written. */
export function changeNote(input: HTMLInputElement): void {
  const { people } = getSelection();
  changeSelection({ people: setNote(people, idOf(input), cleanNote(input.value)) });
}

/** Stores the order in which rows were dropped. */
export const sortRows = (ids: string[]): void =>
  changeSelection({ people: sortPeople(getSelection().people, ids) });

/** Moves the row of a button, which keeps the focus, and announces the new place. */
export function moveRow(button: HTMLElement): void {
  const id = idOf(button);
  const people = movePerson(getSelection().people, id, Number(button.dataset.move));
  const name = rowOf(button).querySelector('h2')!.textContent;
  const position = people.findIndex((person) => person.id === id) + 1;
  if (button.ariaDisabled !== 'true') changeSelection({ people });
  announce(text('moved', { name, position, count: people.length }));
}

/** Removes the row of a button; the focus goes to the next row's button, or to undo. */
export function removeRow(
  root: HTMLElement,
  button: HTMLElement,
  nameOf: (person: Chosen) => string,
): void {
  const { people } = getSelection();
  const id = idOf(button);
  const person = people.find((one) => one.id === id);
  if (!person) return;
  const name = nameOf(person);
  const row = rowOf(button);
  const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>(
    '[data-remove]',
  );
  changeSelection({ people: removePerson(people, id) });
  const undo = offerUndo(root, text('removed', { name }), people);
  (next ?? undo).focus();
}
