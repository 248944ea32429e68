import slugify from '@sindresorhus/slugify';

/** Characters of the longest slug that the CMS creates. */
const MAX_NEW_SLUG_LENGTH = 80;

/** Spanish transliteration: the default is German and turns Agüero into agueero. */
const REPLACEMENTS = Object.entries({ ä: 'a', ö: 'o', ü: 'u' });

/** Returns the slug of a name; empty if no letter or digit of it can be transliterated. */
export const toSlug = (name: string): string =>
  slugify(name.normalize('NFKC').toLocaleLowerCase('es'), {
    decamelize: false,
    customReplacements: REPLACEMENTS,
  })
    .slice(0, MAX_NEW_SLUG_LENGTH)
    .replace(/-$/, '');
