import { isShareId } from '../../../cms/contract/shareId.ts';
import { LINK_START } from './selectionNames';
import { cleanNote } from './selectionNote';
import type { Chosen } from './selection';

/** What a link contains of a person. */
export type SentPerson = Pick<Chosen, 'id' | 'note'>;

/** The most people that a link contains. */
export const MAX_LINK_PEOPLE = 100;

/** The most characters of a link's hash: mail and chat programs cut or break longer links. */
export const MAX_LINK_LENGTH = 8000;

const SEPARATOR = '.';
const NOTE_START = '~';

/** Escapes all but letters and digits: programs end a link before a full stop or a bracket. */
const escapeNote = (note: string): string =>
  encodeURIComponent(note).replace(
    /[^A-Za-z0-9%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function unescapeNote(text: string): string {
  try {
    return cleanNote(decodeURIComponent(text));
  } catch {
    return '';
  }
}

const formatPerson = ({ id, note }: SentPerson): string => {
  const cleaned = cleanNote(note).trim();
  return cleaned ? id + NOTE_START + escapeNote(cleaned) : id;
};

/** The hash of a link to a selection, and how many people it contains. */
export interface Link {
  hash: string;
  /** Smaller than the number of people if not all fit into a link. */
  included: number;
}

/**
 * Returns the part of a link after the page's address, which browsers never send to a server.
 *
 * @example formatLink([{ id: 'k3v9x0a7qz', note: 'Sí' }]).hash; // '#1.k3v9x0a7qz~S%C3%AD'
 */
export function formatLink(people: readonly SentPerson[]): Link {
  let hash = LINK_START;
  let included = 0;
  for (const person of people.slice(0, MAX_LINK_PEOPLE)) {
    const next = (included > 0 ? SEPARATOR : '') + formatPerson(person);
    if (hash.length + next.length > MAX_LINK_LENGTH) break;
    hash += next;
    included++;
  }
  return { hash, included };
}

/**
 * Parses the hash of a link. Parts that are not a person are dropped, and so are repeated people;
 * notes are plain text.
 *
 * @returns `undefined` if the hash is none of this format, or names nobody
 */
export function parseLink(hash: string): SentPerson[] | undefined {
  if (!hash.startsWith(LINK_START)) return undefined;
  const people = new Map<string, SentPerson>();
  const parts = hash.slice(LINK_START.length).split(SEPARATOR);
  for (const part of parts.slice(0, MAX_LINK_PEOPLE)) {
    const [id, note = ''] = part.split(NOTE_START);
    if (isShareId(id) && !people.has(id)) people.set(id, { id, note: unescapeNote(note) });
  }
  return people.size > 0 ? [...people.values()] : undefined;
}
