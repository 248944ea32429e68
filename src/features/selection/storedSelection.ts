import { isShareId } from '../../../cms/contract/shareId.ts';
import { cleanText } from '../../../cms/contract/text.ts';
import { LIMITS } from '../../../cms/contract/limits.ts';
import { cleanNote } from './selectionNote';
import { type Chosen, type Selection, addPeople } from './selection';

/** The version of the format; a selection of another one is ignored. */
const VERSION = 1;

/** Characters of the longest URL of a portrait that is stored. */
const MAX_URL = 2000;

type Row = [id: string, note: string, name: string, picture: string];

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns a URL of the web as it is, and anything else as an empty text. */
const webUrl = (url: string): string =>
  url.length <= MAX_URL && /^(https?:\/)?\/[^\s"'<>]*$/.test(url) ? url : '';

function parseRow(row: unknown): Chosen[] {
  if (!Array.isArray(row)) return [];
  const [id, note, name, picture] = row as unknown[];
  if (!isShareId(id)) return [];
  return [
    {
      id,
      note: isText(note) ? cleanNote(note) : '',
      name: isText(name) ? cleanText(name.slice(0, LIMITS.name)) : '',
      picture: isText(picture) ? webUrl(picture) : '',
    },
  ];
}

/** Returns a selection as the text that the browser stores and that tabs exchange. */
export function formatSelection({ people, isKept, changedAt }: Selection): string {
  const rows = people.map(({ id, note, name, picture }): Row => [id, note, name, picture]);
  return JSON.stringify({ version: VERSION, changedAt, isKept, people: rows });
}

/**
 * Parses a stored selection. People that are damaged or repeated are dropped.
 *
 * @returns `undefined` if the text is not a selection of this version
 */
export function parseSelection(text: unknown): Selection | undefined {
  if (!isText(text)) return undefined;
  try {
    const { version, changedAt, isKept, people } = JSON.parse(text) as Record<string, unknown>;
    if (version !== VERSION || !Number.isFinite(changedAt) || !Array.isArray(people)) {
      return undefined;
    }
    return {
      people: addPeople([], people.flatMap(parseRow)),
      isKept: isKept === true,
      changedAt: changedAt as number,
    };
  } catch {
    return undefined;
  }
}
