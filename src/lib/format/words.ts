import type { Locale } from '~/lib/i18n/locale';
import { INTL_TAGS } from '~/lib/i18n/intl';
import { translator } from '~/lib/i18n/translator';

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

/** Returns the ages someone can play: "28–38", "desde 28", "hasta 38"; `undefined` without any. */
export const playingAgeText = (
  locale: Locale,
  { from, to }: { from?: number | undefined; to?: number | undefined },
): string | undefined => {
  const t = translator(locale);
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`;
  if (from !== undefined) return t('talent:playingAge.from', { from });
  return to === undefined ? undefined : t('talent:playingAge.to', { to });
};

/**
 * Returns a country's name in a locale from its ISO 3166-1 alpha-2 code.
 *
 * @throws {RangeError} when the code is not two letters.
 */
export const countryName = (locale: Locale, code: string): string =>
  new Intl.DisplayNames(INTL_TAGS[locale], { type: 'region' }).of(code) ?? code;
