import type { TextKey } from '~/lib/i18n/keys';
import type { Locale } from '~/lib/i18n/locale';
import 'astro:scripts/page-ssr.js';
import i18next from 'i18next';

/** Returns a text of the dictionaries with values inserted; `count` selects the plural form. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** Returns the translator of one locale, independent of i18next's global language. */
export const translator = (locale: Locale): Translate => {
  const translate = i18next.getFixedT(locale);
  return (key, values) => translate(key, values ?? {});
};
