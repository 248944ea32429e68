import type { List } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';

/** Letters that have no decomposition into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/*
 * Most texts are ASCII without their accents. They need no expressions with Unicode properties, which
 * take a slow phone 10 ms each to compile.
 */
const ASCII = /^[\0-\x7f]*$/;

/** Returns one form for spellings of a text that differ in case or accents: `Ñandú` is `nandu`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII.test(lower)) return lower;
  const bare = lower.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
  if (ASCII.test(bare)) return bare;
  return bare.replace(/\p{M}+/gu, '').replace(/[æœøßłđðþı]/g, (letter) => LETTERS[letter]!);
}

/** Returns the words of a folded text, without punctuation. */
const wordsOf = (folded: string): string[] =>
  folded.match(ASCII.test(folded) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? [];

/** Returns the name of a value in the address from its Spanish label: `Las Palmas` is `las-palmas`. */
export const toValue = (label: string): string => wordsOf(fold(label)).join('-');

/** Returns the value of a list in the facet `lists`: its path without slash. */
export const listValue = (list: List): string => PAGE_PATHS[list].slice(1);

/** Returns the folded words of a text, without apostrophes, as sentences and phrases are compared. */
export const plainWords = (text: string): string[] => wordsOf(fold(text.replace(/['’]/g, '')));

const phraseOf = new Map<string, string>();

/** Returns the folded words of a text, which are made once: people share most names, titles and roles. */
export function toPhrase(text: string): string {
  const known = phraseOf.get(text) ?? plainWords(text).join(' ');
  phraseOf.set(text, known);
  return known;
}
