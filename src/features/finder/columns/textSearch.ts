import type { Facet } from './facets';
import type { FinderIndex } from './finderIndex';
import { linesOf, numberMentions } from './finderIndex';
import { type Rows, invertRows, unpackRows } from './pack';
import { fold, wordsOf } from './searchText';

/** The folded texts of one kind, e.g. of all titles, and the people of each. */
interface TextTable {
  /** Each entry is a line, after a line break. */
  text: string;
  /** Where the line break before each entry is. */
  starts: Uint32Array;
  /** The people of each entry; `undefined` for one entry per person. */
  people?: Rows;
  /** What a match of the whole word counts; one of its beginning counts half. */
  weight: number;
}

/** The facets whose labels free words find. */
const WORDED: readonly Facet[] = ['languages', 'accents', 'skills', 'hair', 'bases', 'crafts'];

const WEIGHTS = { names: 16, titles: 6, directors: 4, labels: 8 };

/** Words of a search beyond this number are ignored. */
const MAX_TOKENS = 12;

/** @param column one entry per line */
function toTable(column: string, count: number, weight: number, people?: Rows): TextTable {
  const text = `\n${fold(column)}\n`;
  const starts = new Uint32Array(count);
  for (let at = 0, entry = 0; entry < count; entry++) {
    starts[entry] = at;
    at = text.indexOf('\n', at + 1);
  }
  return { text, starts, people, weight };
}

function labelTable(index: FinderIndex, facet: Facet): TextTable {
  const { length } = index.labels[facet];
  const people = invertRows(index.columns[facet], length);
  return toTable(
    index.file.facets[facet].labels,
    length,
    WEIGHTS[facet === 'titles' ? facet : 'labels'],
    people,
  );
}

function directorTable({ file, ids }: FinderIndex): TextTable {
  const { length } = linesOf(file.directors.names);
  const rows = numberMentions(unpackRows(file.directors.rows, ids.length));
  return toTable(file.directors.names, length, WEIGHTS.directors, invertRows(rows, length));
}

interface Tables {
  names: TextTable;
  titles: TextTable;
  others: TextTable[];
}

const tablesOf = new WeakMap<FinderIndex, Tables>();

/** Returns the texts of an index; they are folded when free words are searched for the first time. */
function getTables(index: FinderIndex): Tables {
  const known = tablesOf.get(index);
  if (known) return known;
  const tables = {
    names: toTable(index.file.names, index.ids.length, WEIGHTS.names),
    titles: labelTable(index, 'titles'),
    others: [directorTable(index), ...WORDED.map((facet) => labelTable(index, facet))],
  };
  tablesOf.set(index, tables);
  return tables;
}

/** Whether the character at a place is a letter or a digit. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code >= 128) return /[\p{L}\p{N}]/u.test(String.fromCodePoint(text.codePointAt(at)!));
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Raises the weight of the people in whose entries a word begins with the token. */
function findToken(table: TextTable, token: string, best: Uint8Array): void {
  const { text, starts, people, weight } = table;
  let entry = 0;
  for (let at = text.indexOf(token); at >= 0; at = text.indexOf(token, at + 1)) {
    if (isInWord(text, at - 1)) continue;
    while (entry + 1 < starts.length && starts[entry + 1]! <= at) entry++;
    const value = isInWord(text, at + token.length) ? weight / 2 : weight;
    const end = people ? people.offsets[entry + 1]! : entry + 1;
    for (let row = people ? people.offsets[entry]! : entry; row < end; row++) {
      const person = people ? people.values[row]! : row;
      if (best[person]! < value) best[person] = value;
    }
  }
}

/**
 * Returns how well each person matches free words: 0 if a word is the beginning of none of the words
 * of their name, titles, directors, languages, accents, skills, hair, base or craft, in both
 * languages. `undefined` without words.
 */
export function matchWords(index: FinderIndex, words: string): Uint16Array | undefined {
  const tokens = [...new Set(wordsOf(fold(words)))].slice(0, MAX_TOKENS);
  if (tokens.length === 0) return undefined;
  const { names, titles, others } = getTables(index);
  const scores = new Uint16Array(index.ids.length);
  const best = new Uint8Array(index.ids.length);
  for (const [number, token] of tokens.entries()) {
    best.fill(0);
    for (const table of [names, titles, ...others]) findToken(table, token, best);
    for (let person = 0; person < best.length; person++) {
      const hasOthers = number === 0 || scores[person]! > 0;
      scores[person] = best[person]! > 0 && hasOthers ? scores[person]! + best[person]! : 0;
    }
  }
  return scores;
}

/** Whether the words of a line after a place in it begin with a phrase. */
function beginsWith(text: string, at: number, phrase: string): boolean {
  const line = wordsOf(text.slice(at, text.indexOf('\n', at))).join(' ');
  return `${line} `.startsWith(`${phrase} `);
}

/**
 * Whether a text is part of a name, by whole words, or the beginning of a title by at least two: such
 * words are what they say.
 */
export function isKnownText(index: FinderIndex, words: string): boolean {
  const tokens = wordsOf(fold(words));
  const [first] = tokens;
  if (!first) return false;
  const { names, titles } = getTables(index);
  const phrase = tokens.join(' ');
  const isIn = ({ text }: TextTable, needle: string) => {
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      const start = at + needle.length - first.length;
      if (!isInWord(text, start - 1) && beginsWith(text, start, phrase)) return true;
    }
    return false;
  };
  return isIn(names, first) || (tokens.length > 1 && isIn(titles, `\n${first}`));
}
