import type { Key } from '~/lib/i18n/keys';
import type { Locale } from '~/lib/i18n/locale';
import 'astro:scripts/page-ssr.js';
import i18next from 'i18next';

/** Gives a text of the dictionaries, with values put in; `count` also chooses the plural form. */
export type Translate = (key: Key, values?: Record<string, string | number>) => string;

/**
 * Returns the translator of one locale. Locale is an argument: nothing here reads or sets
 * i18next's global language.
 */
export const translator = (locale: Locale): Translate => {
  const translate = i18next.getFixedT(locale);
  return (key, values) => translate(key, values ?? {});
};
