import type { Locale } from '~/lib/locale';
import { INTL_TAGS } from '~/lib/intl';

/** Gives a word its capital where it opens a line. */
export const capitalised = (locale: Locale, word: string): string =>
  word.charAt(0).toLocaleUpperCase(INTL_TAGS[locale]) + word.slice(1);

/**
 * Writes words of the dictionary, which are as they stand after a noun, one after the other as one
 * line: "Español, inglés".
 */
export const enumeration = (locale: Locale, words: string[]): string =>
  capitalised(locale, words.join(', '));

/** Joins what one person is with the locale's "and": "Directora y guionista". */
export const conjunction = (locale: Locale, words: string[]): string =>
  new Intl.ListFormat(INTL_TAGS[locale], { type: 'conjunction' }).format(
    words.map((word, index) => (index === 0 ? word : word.toLocaleLowerCase(INTL_TAGS[locale]))),
  );
