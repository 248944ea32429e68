/** The languages of the consent texts other than the site's own. */
const EXTRA_LOCALES = ['de', 'fr', 'hr', 'hu', 'it', 'ja', 'no', 'pt', 'ru', 'uk'] as const;

/** Matches the first known language of a comma-separated list; `nb` and `nn` are Norwegian too. */
const FIRST_KNOWN = new RegExp(`(?:^|,)(?:es|en|(${EXTRA_LOCALES.join('|')}|nb|nn))(?![^-,])`);

/**
 * Returns the base tag of the browser's preferred language among those of the consent texts.
 * Undefined when that is one of the site's own or none is known: the texts then keep the page's
 * language. Norwegian may be `no`, `nb` or `nn`.
 *
 * @param languages as in `navigator.languages`, most preferred first
 */
export const findExtraLocale = (languages: readonly string[]): string | undefined =>
  FIRST_KNOWN.exec(languages.join().toLowerCase())?.[1];
