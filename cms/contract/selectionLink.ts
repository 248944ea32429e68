import { SHARE_ID, isShareId } from './shareId.ts';
import { cleanText } from './text.ts';

export const MARKS = ['yes', 'maybe', 'no'] as const;

/** What somebody thinks of a person for a role. */
export type Mark = (typeof MARKS)[number];

/** What a selection and the link to it can contain at most. */
export const SELECTION_LIMITS = {
  lists: 20,
  /** People of a list. */
  people: 1000,
  /** UTF-16 code units of a note. */
  note: 200,
  /** UTF-16 code units of the name of a list. */
  listName: 80,
  linkPeople: 100,
  /** Characters of a link's hash: mail and chat programs cut or break longer links. */
  linkCharacters: 8000,
};

/** What a link contains of a person. */
export interface SentPerson {
  /** `Talent.shareId`. */
  id: string;
  /** May be empty. */
  note: string;
  mark?: Mark | undefined;
}

interface SentList {
  name: string;
  people: SentPerson[];
  /** Whether a part of the link is missing or cannot be read. */
  isDamaged: boolean;
}

/** The version of the format. Links stay in e-mails for years: earlier versions are still parsed. */
const VERSION = 2;
const LINK = /^#(\d+)(?:\.(.*))?$/s;
const SEPARATOR = '.';
/** The base in which the length of a link is written. */
const RADIX = 36;
const NOTE_START = '~';
/** What follows the share id. */
const MARK_LETTERS: Record<Mark, string> = { yes: 'y', maybe: 'm', no: 'n' };

/** Escapes all but letters and digits: programs end a link before a full stop or a bracket. */
const escapeText = (text: string): string =>
  encodeURIComponent(text).replace(
    /[^A-Za-z0-9%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function unescapeText(text: string, maxLength: number): string | undefined {
  try {
    return cleanText(decodeURIComponent(text).slice(0, maxLength));
  } catch {
    return undefined;
  }
}

const formatPerson = ({ id, note, mark }: SentPerson): string => {
  const cleaned = cleanText(note.slice(0, SELECTION_LIMITS.note)).trim();
  const letter = mark ? MARK_LETTERS[mark] : '';
  return id + letter + (cleaned ? NOTE_START + escapeText(cleaned) : '');
};

/**
 * Returns the part of a link after the page's address, which browsers never send to a server, and how
 * many people it contains: not all fit into a link.
 *
 * @example formatLink('', [{ id: 'k3v9x0a7qz', note: 'Sí', mark: 'yes' }]).hash; // '#2.k..k3v9x0a7qzy~S%C3%AD'
 */
export function formatLink(
  name: string,
  people: readonly SentPerson[],
): { hash: string; included: number } {
  const title = escapeText(cleanText(name.slice(0, SELECTION_LIMITS.listName)).trim());
  const parts: string[] = [];
  let length = title.length;
  for (const person of people.slice(0, SELECTION_LIMITS.linkPeople)) {
    const part = formatPerson(person);
    length += part.length + SEPARATOR.length;
    if (length > SELECTION_LIMITS.linkCharacters) break;
    parts.push(part);
  }
  const content = [title, ...parts].join(SEPARATOR);
  // Its length tells a link that was cut.
  const hash = `#${[VERSION, content.length.toString(RADIX), content].join(SEPARATOR)}`;
  return { hash, included: parts.length };
}

function parsePerson(part: string): SentPerson | undefined {
  const [key = '', escaped = '', ...more] = part.split(NOTE_START);
  const id = key.slice(0, SHARE_ID.length);
  const mark = MARKS.find((one) => MARK_LETTERS[one] === key.slice(SHARE_ID.length));
  const note = unescapeText(escaped, SELECTION_LIMITS.note);
  if (!isShareId(id) || (key.length > SHARE_ID.length && !mark)) return undefined;
  return note === undefined || more.length > 0 ? undefined : { id, note, mark };
}

/** The start of a note as some mail programs write it. */
const ENCODED_NOTE = /(^|\.)([0-9a-z]{10}[ymn]?)%7E/gi;

/** Returns the stated length of a link and what that counts, without what programs have added at the end. */
function splitLength(text: string): { length: string; content: string } {
  const [, length = '', rest = ''] = /^([^.]*)\.?(.*)$/s.exec(text)!;
  const content = rest.replace(ENCODED_NOTE, `$1$2${NOTE_START}`);
  return { length, content: content.slice(0, parseInt(length, RADIX) || undefined) };
}

/** Parses the hash of a link as it is written. */
function readLink(hash: string): SentList | 'later' | undefined {
  const [isLink, version, text = ''] = LINK.exec(hash) ?? [];
  if (isLink === undefined) return undefined;
  if (Number(version) > VERSION) return 'later';
  // Version 1 has neither a length nor a name.
  const isFirst = Number(version) === 1;
  const { length, content } = isFirst
    ? { length: undefined, content: text.replace(/[^A-Za-z0-9%~]+$/, '') }
    : splitLength(text);
  const parts = content.split(SEPARATOR);
  const title = isFirst ? '' : parts.shift()!;
  const written = content.length.toString(RADIX);
  const found = parts.slice(0, SELECTION_LIMITS.linkPeople).map(parsePerson);
  const people = new Map(found.flatMap((person) => (person ? [[person.id, person]] : [])));
  const name = unescapeText(title, SELECTION_LIMITS.listName);
  const isWhole = people.size > 0 && (length === undefined || length === written);
  return {
    name: name ?? '',
    people: [...people.values()],
    isDamaged: !isWhole || name === undefined || people.size < parts.length,
  };
}

/** Escaped again, as a mail program does: `%2520`. */
const ESCAPED_AGAIN = /%25(?=[\dA-F]{2})/gi;

/** How often a link is escaped again at most. */
const MOST_ESCAPES = 3;

/**
 * Parses the hash of a link. Parts that are not a person are dropped, and so are repeated people; notes
 * and name are plain text. What a mail program has added or encoded, also several times, is put right.
 *
 * @returns `later` for a link of a later version, `undefined` if the hash is no link to a list
 */
export function parseLink(hash: string): SentList | 'later' | undefined {
  const read = readLink(hash);
  // Version 1 has no length, which tells a note of "%20" from a space that was escaped again.
  if (typeof read !== 'object' || hash.startsWith('#1.')) return read;
  let found = read;
  for (let text = hash, escapes = 0; escapes < MOST_ESCAPES; escapes++) {
    text = text.replace(ESCAPED_AGAIN, '%');
    const inner = readLink(text);
    if (typeof inner === 'object' && !inner.isDamaged) found = inner;
  }
  return found;
}
