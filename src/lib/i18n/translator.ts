import type { TextKey } from '~/lib/i18n/keys';
import type { Locale } from '~/lib/i18n/locale';
import 'astro:scripts/page-ssr.js';
import { type TextValues, renderText } from '~/lib/i18n/compiledText';

/** Returns a text of the dictionaries with values inserted; `count` selects the plural form. */
type Translate = (key: TextKey, values?: TextValues) => string;

const NO_VALUES: TextValues = {};

/** Returns the translator of one locale, independent of i18next's global language. */
export const translator =
  (locale: Locale): Translate =>
  (key, values = NO_VALUES) =>
    renderText(locale, key, values);
