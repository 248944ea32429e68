import { type SentPerson, SELECTION_LIMITS } from '../../../cms/contract/selectionLink.ts';

export interface Chosen extends SentPerson {
  /** The name, which is shown when the person has left the site; empty if unknown. */
  name: string;
  picture: string;
}

export interface List {
  /** The visitor's name for it; may be empty. */
  name: string;
  people: readonly Chosen[];
}

/** The lists of a visitor. There is always one, which may be empty. */
export interface Selection {
  lists: readonly List[];
  /** The index of the list to which people are added, and which is shown. */
  current: number;
  /** Whether they are kept on the device when the tab is closed. */
  isKept: boolean;
  /** The time of the last change, in milliseconds since 1970: of two tabs, the later one wins. */
  changedAt: number;
}

const VERSION = 3;

/** Returns a selection as the text that the browser stores and that tabs exchange. */
export const formatSelection = (selection: Selection): string =>
  JSON.stringify({ version: VERSION, ...selection });

/** Parses a stored selection; `undefined` for nothing, a damaged text, or one of another version. */
export function parseSelection(text: string | null): Selection | undefined {
  try {
    const { version, ...selection } = JSON.parse(text ?? '{}') as Selection & { version?: number };
    return version === VERSION ? selection : undefined;
  } catch {
    return undefined;
  }
}

/** The key of the selection in session storage, and the name of the tabs' channel. */
export const STORAGE_KEY = 'selection';

export const KEPT_KEY = 'kept-selection';

export const EMPTY_LIST: List = { name: '', people: [] };

export const currentList = ({ lists, current }: Pick<Selection, 'lists' | 'current'>): List =>
  lists[current]!;

/** Adds people who are not chosen yet at the end, up to the limit. */
export function addPeople(people: readonly Chosen[], added: readonly Chosen[]): readonly Chosen[] {
  const ids = new Set(people.map(({ id }) => id));
  const missing = added.filter(({ id }) => ids.size < ids.add(id).size);
  return [...people, ...missing].slice(0, SELECTION_LIMITS.people);
}

export const removePerson = (people: readonly Chosen[], id: string): readonly Chosen[] =>
  people.filter((person) => person.id !== id);

export const changePerson = (
  people: readonly Chosen[],
  id: string,
  change: Partial<Pick<Chosen, 'note' | 'mark'>>,
): readonly Chosen[] =>
  people.map((person) => (person.id === id ? { ...person, ...change } : person));

/** Moves a person to a place of the list, from 0; places outside of it are its ends. */
export function movePerson(
  people: readonly Chosen[],
  id: string,
  place: number,
): readonly Chosen[] {
  const from = people.findIndex((person) => person.id === id);
  const person = people[from];
  if (!person) return people;
  const to = Math.max(0, Math.min(people.length - 1, place));
  return people.toSpliced(from, 1).toSpliced(to, 0, person);
}

const contentOf = (people: readonly SentPerson[]): string =>
  JSON.stringify(people.map(({ id, note, mark }) => [id, note, mark]));

/** Returns whether two lists contain the same people with the same notes and marks in the same order. */
export const isSameList = (a: readonly SentPerson[], b: readonly SentPerson[]): boolean =>
  contentOf(a) === contentOf(b);
