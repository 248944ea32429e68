import i18next from 'i18next';
import type { TextKey } from '~/lib/i18n/keys';
import type { Locale } from '~/lib/i18n/locale';
import 'astro:scripts/page-ssr.js';

/** Returns a text of the dictionaries with values inserted; `count` selects the plural form. */
type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

/** The texts without values: a page has hundreds, and i18next takes 30 µs for each. */
const plainTexts = new Map<string, string>();
// `astro dev` loads dictionaries again.
i18next.on('loaded', () => plainTexts.clear());

/** Returns the translator of one locale, independent of i18next's global language. */
export const translator = (locale: Locale): Translate => {
  const translate = i18next.getFixedT(locale);
  return (key, values) => {
    if (values) return translate(key, values);
    const id = `${locale} ${key}`;
    const text = plainTexts.get(id) ?? translate(key);
    plainTexts.set(id, text);
    return text;
  };
};
