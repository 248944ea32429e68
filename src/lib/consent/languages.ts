/** The languages the consent texts exist in beside those of the site. */
export const FOREIGN_LANGUAGES = [
  'de',
  'fr',
  'hr',
  'hu',
  'it',
  'ja',
  'no',
  'pt',
  'ru',
  'uk',
] as const;

/** A language of the consent texts that the site itself does not have. */
export type ForeignLanguage = (typeof FOREIGN_LANGUAGES)[number];

/** The first known language of a comma list; browsers name the two written forms of Norwegian. */
const FIRST = new RegExp(`(?:^|,)(?:es|en|(${FOREIGN_LANGUAGES.join('|')}|nb|nn))(?![^-,])`);

/**
 * Returns the base of the language that a browser with these languages prefers the consent texts
 * in, or `undefined` where that is one of the site's own, or none is known: then the texts stay in
 * the language of the page. Norwegian may be `no`, `nb` or `nn`.
 */
export const foreignBase = (languages: readonly string[]): string | undefined =>
  FIRST.exec(languages.join().toLowerCase())?.[1];
