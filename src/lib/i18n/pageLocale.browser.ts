import type { Locale } from './locale';
import { type Texts, textsIn } from './texts';

/**
 * Returns the locale of the page, from an attribute of its own: translators of browsers write another
 * language into `lang`.
 */
export const pageLocale = (): Locale => document.documentElement.dataset.locale as Locale;

/** Returns the function that looks up texts in the language of the page, which the router may change. */
export const pageTexts =
  <Dictionary extends object>(dictionaries: Record<Locale, Dictionary>): Texts<Dictionary> =>
  (key, values) =>
    textsIn(pageLocale(), dictionaries[pageLocale()])(key, values);
