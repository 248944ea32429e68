import { type SentPerson, MARKS, SELECTION_LIMITS } from '#contract/selectionLink.ts';
import { LIMITS } from '#contract/limits.ts';
import { isShareId } from '#contract/shareId.ts';
import { cleanText } from '#contract/text.ts';

/** The version of the format. Version 1 had one list; those of later versions are ignored. */
const VERSION = 2;

/** Characters of the longest URL of a portrait that is stored. */
const MAX_URL = 2000;

const textOf = (value: unknown, maxLength: number): string =>
  typeof value === 'string' ? cleanText(value.slice(0, maxLength)) : '';

/** Returns a URL of the web as it is, and anything else as an empty text. */
const urlOf = (value: unknown): string =>
  typeof value === 'string' && value.length <= MAX_URL && /^(https?:\/)?\/[^\s"'<>]*$/.test(value)
    ? value
    : '';

function parseRow(row: unknown): Chosen[] {
  if (!Array.isArray(row)) return [];
  const [id, note, name, picture, mark] = row as unknown[];
  if (!isShareId(id)) return [];
  return [
    {
      id,
      note: textOf(note, SELECTION_LIMITS.note),
      mark: MARKS.find((one) => one === mark),
      name: textOf(name, LIMITS.name),
      picture: urlOf(picture),
    },
  ];
}

function parseList(value: unknown): List[] {
  const { name, people } = (value ?? {}) as { name?: unknown; people?: unknown };
  if (!Array.isArray(people)) return [];
  return [
    {
      name: textOf(name, SELECTION_LIMITS.listName),
      people: addPeople([], people.flatMap(parseRow)),
    },
  ];
}

/** Returns a selection as the text that the browser stores and that tabs exchange. */
export const formatSelection = ({ lists, ...selection }: Selection): string =>
  JSON.stringify({
    version: VERSION,
    ...selection,
    lists: lists.map(({ name, people }) => ({
      name,
      people: people.map(({ id, note, name: of, picture, mark }) => [id, note, of, picture, mark]),
    })),
  });

/**
 * Parses a stored selection. People that are damaged or repeated are dropped.
 *
 * @returns `undefined` if the text is not a selection of this version or an earlier one
 */
export function parseSelection(text: unknown): Selection | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const stored = JSON.parse(text) as Record<string, unknown>;
    const { version, changedAt, isKept, current } = stored;
    // Version 1 was a list without a name.
    const lists = version === 1 && Array.isArray(stored.people) ? [stored] : stored.lists;
    if (!(version === 1 || version === VERSION)) return undefined;
    if (!Number.isFinite(changedAt) || !Array.isArray(lists)) return undefined;
    const parsed = lists.slice(0, SELECTION_LIMITS.lists).flatMap(parseList);
    return {
      lists: parsed.length > 0 ? parsed : [EMPTY_LIST],
      current: Number.isInteger(current) && parsed[current as number] ? (current as number) : 0,
      isKept: isKept === true,
      changedAt: changedAt as number,
    };
  } catch {
    return undefined;
  }
}

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
