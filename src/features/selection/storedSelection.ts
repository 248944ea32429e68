import { LIMITS } from '../../../cms/contract/limits.ts';
import { MARKS, MAX_LIST_NAME, MAX_NOTE } from '../../../cms/contract/selectionLink.ts';
import { isShareId } from '../../../cms/contract/shareId.ts';
import { cleanText } from '../../../cms/contract/text.ts';
import {
  type Chosen,
  EMPTY_LIST,
  type List,
  MAX_LISTS,
  type Selection,
  addPeople,
} from './selection';

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
      note: textOf(note, MAX_NOTE),
      mark: MARKS.find((one) => one === mark),
      name: textOf(name, LIMITS.name),
      picture: urlOf(picture),
    },
  ];
}

function parseList(value: unknown): List[] {
  const { name, people } = (value ?? {}) as { name?: unknown; people?: unknown };
  if (!Array.isArray(people)) return [];
  return [{ name: textOf(name, MAX_LIST_NAME), people: addPeople([], people.flatMap(parseRow)) }];
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
    const parsed = lists.slice(0, MAX_LISTS).flatMap(parseList);
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
