import type { Talent } from '~/model/talent';
import type { Locale } from '~/lib/i18n/locale';
import { INTL_TAGS, perLocale } from '~/lib/i18n/intl';
import { translator } from '~/lib/i18n/translator';

/** Returns the text with a capital first letter. */
export const capitalise = (locale: Locale, text: string): string =>
  text.charAt(0).toLocaleUpperCase(INTL_TAGS[locale]) + text.slice(1);

/** Joins labels with commas and capitalises the first: "Español, inglés". */
export const commaList = (locale: Locale, labels: string[]): string =>
  capitalise(locale, labels.join(', '));

const listFormat = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));
const regionNames = perLocale((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

/** Joins names with the locale's "and": "Pamplona y Madrid". */
export const andList = (locale: Locale, names: string[]): string =>
  listFormat(locale).format(names);

/** Joins labels with the locale's "and", in lower case after the first: "Directora y guionista". */
export const conjunction = (locale: Locale, labels: string[]): string =>
  andList(
    locale,
    labels.map((label, index) =>
      index === 0 ? label : label.toLocaleLowerCase(INTL_TAGS[locale]),
    ),
  );

/** Returns a playing age in years as text, a missing end is open: "28–38", "Desde 28", "Hasta 38"; `undefined` without any. */
export const playingAgeText = (
  locale: Locale,
  { from, to }: Partial<NonNullable<Talent['playingAge']>>,
): string | undefined => {
  const t = translator(locale);
  if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`;
  if (from !== undefined) return t('talent:playingAge.from', { from });
  return to === undefined ? undefined : t('talent:playingAge.to', { to });
};

/**
 * Returns a country's name from its ISO 3166-1 alpha-2 code.
 *
 * @throws {RangeError} when the code is not two letters
 */
export const countryName = (locale: Locale, code: string): string =>
  regionNames(locale).of(code) ?? code;
