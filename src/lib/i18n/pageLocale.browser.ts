import type { Locale } from './locale';

/**
 * Returns the locale of the page, from an attribute of its own: translators of browsers write another
 * language into `lang`.
 */
export const pageLocale = (): Locale => document.documentElement.dataset.locale as Locale;
