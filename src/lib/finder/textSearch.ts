import type { Facet } from './facets';
import type { FinderIndex } from './finderIndex';
import { linesOf, numberMentions } from './finderIndex';
import { type Rows, invertRows, unpackRows } from './pack';
import { fold, wordsOf } from './text';

/** The folded texts of one kind, e.g. of all titles, and the people of each. */
interface TextTable {
  /** Each entry is a line; a space precedes each of its words. */
  text: string;
  /** Where each line starts. */
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

function toTable(entries: readonly string[], weight: number, people?: Rows): TextTable {
  const folded = fold(entries.map((entry) => `\n${entry}`).join(''));
  const text = folded.replace(/[^\p{L}\p{N}\n]+/gu, ' ').replace(/\n ?/g, '\n ');
  const starts = new Uint32Array(entries.length);
  for (let at = 0, entry = 0; entry < entries.length; entry++) {
    starts[entry] = at;
    at = text.indexOf('\n', at + 1);
  }
  return { text: `${text}\n`, starts, people, weight };
}

function labelTable(index: FinderIndex, facet: Facet): TextTable {
  const entries = index.labels[facet].map(({ es, en }) => (es === en ? es : `${es} ${en}`));
  return toTable(entries, WEIGHTS.labels, invertRows(index.columns[facet], entries.length));
}

function directorTable({ file, ids }: FinderIndex): TextTable {
  const names = linesOf(file.directors.names);
  const rows = numberMentions(unpackRows(file.directors.rows, ids.length));
  return toTable(names, WEIGHTS.directors, invertRows(rows, names.length));
}

function titleTable(index: FinderIndex): TextTable {
  const entries = index.labels.titles.map(({ es }) => es);
  return toTable(entries, WEIGHTS.titles, invertRows(index.columns.titles, entries.length));
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
    names: toTable(linesOf(index.file.names), WEIGHTS.names),
    titles: titleTable(index),
    others: [directorTable(index), ...WORDED.map((facet) => labelTable(index, facet))],
  };
  tablesOf.set(index, tables);
  return tables;
}

/** Raises the weight of the people in whose entries a word begins with the token. */
function findToken(table: TextTable, token: string, best: Uint8Array): void {
  const { text, starts, people, weight } = table;
  const needle = ` ${token}`;
  let entry = 0;
  for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
    while (entry + 1 < starts.length && starts[entry + 1]! <= at) entry++;
    const isWhole = text[at + needle.length] === ' ' || text[at + needle.length] === '\n';
    const value = isWhole ? weight : weight / 2;
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

/**
 * Whether a text is part of a name, by whole words, or the beginning of a title by at least two: such
 * words are what they say.
 */
export function isKnownText(index: FinderIndex, words: string): boolean {
  const tokens = wordsOf(fold(words));
  if (tokens.length === 0) return false;
  const { names, titles } = getTables(index);
  const phrase = ` ${tokens.join(' ')}`;
  const isIn = (text: string, start: string) =>
    text.includes(`${start}${phrase} `) || text.includes(`${start}${phrase}\n`);
  return isIn(names.text, '') || (tokens.length > 1 && isIn(titles.text, '\n'));
}
