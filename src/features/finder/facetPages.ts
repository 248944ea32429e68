import type { List } from '../../../cms/contract/lists.ts';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { withCacheKeys } from '~/lib/dependencies';
import { localeParam } from '~/lib/routing/staticPaths';
import { PARAMETERS, RATED_FACETS, type RatedFacet } from './finderIndex';
import { valueOf, vocabularyOf } from './vocabulary';
import { pagePath, slugOf } from '~/lib/routing/routes';

/** A value of a facet: its key in the vocabulary. */
export interface FacetKey {
  facet: RatedFacet;
  key: string;
}

/** The fields of a talent by which facet pages choose them. */
interface FacetedTalent {
  languages: { language: string }[];
  accents: { accent: string }[];
  skills: { skill: string }[];
}

/** People of a list whom a value must distinguish: fewer make a page that says nothing. */
const MIN_PEOPLE = 3;

/** A value that this share of a list has, such as Spanish, distinguishes nobody. */
const COMMON_SHARE = 0.9;

/** Returns the keys of a facet that a talent has, without duplicates. */
export function keysOf(talent: FacetedTalent, facet: RatedFacet): string[] {
  const keys = {
    languages: () => talent.languages.map(({ language }) => language),
    accents: () => talent.accents.map(({ accent }) => accent),
    skills: () => talent.skills.map(({ skill }) => skill),
  };
  return [...new Set(keys[facet]())];
}

/** Returns the talents of a list who have a value, in the list's order. */
export const talentsWith = <T extends FacetedTalent>(
  talents: readonly T[],
  { facet, key }: FacetKey,
): T[] => talents.filter((talent) => keysOf(talent, facet).includes(key));

/** Returns the values that have a page, in the order of the dictionaries. */
export function facetKeys(talents: readonly FacetedTalent[]): FacetKey[] {
  const hasPage = ({ length }: unknown[]) =>
    length >= MIN_PEOPLE && length < talents.length * COMMON_SHARE;
  return RATED_FACETS.flatMap((facet) =>
    vocabularyOf('es', facet)
      .map(({ key }) => ({ facet, key }))
      .filter((one) => hasPage(talentsWith(talents, one))),
  );
}

/** Returns the label of a key in a language, as in the dictionary. */
export const facetText = (locale: Locale, { facet, key }: FacetKey): string =>
  vocabularyOf(locale, facet).find((one) => one.key === key)!.label;

/** Returns the parameters of a facet page: `{ facet: 'idioma', value: 'euskera' }`. */
const facetParams = (facetKey: FacetKey): { facet: string; value: string } => ({
  facet: PARAMETERS[facetKey.facet],
  value: valueOf(facetKey.facet, facetKey.key),
});

/** Returns the path of a facet page: `/actrices/idioma/euskera`, `/actrices/idioma/euskera/pagina/2`. */
export function facetPath(locale: Locale, list: List, facetKey: FacetKey, number = 1): string {
  const { facet, value } = facetParams(facetKey);
  const first = `${pagePath(locale, list)}/${facet}/${value}`;
  return number === 1 ? first : `${first}/pagina/${number}`;
}

/** Returns the path of a list on which the finder shows the people of a facet page. */
export function facetSearchPath(locale: Locale, list: List, facetKey: FacetKey): string {
  const { facet, value } = facetParams(facetKey);
  return `${pagePath(locale, list)}?${facet}=${value}`;
}

/**
 * Returns the paths of facet pages in both locales.
 *
 * @param load returns all facet pages
 * @param isWanted chooses the pages that a file renders, by their number from 1
 */
export const facetPaths = async <Page extends FacetKey & { list: List; number: number }>(
  load: () => Promise<Page[]>,
  isWanted: (number: number) => boolean,
) => {
  const pages = (await load()).filter(({ number }) => isWanted(number));
  return withCacheKeys(
    LOCALES.flatMap((locale) =>
      pages.map((page) => ({
        params: {
          locale: localeParam(locale),
          list: slugOf(page.list),
          ...facetParams(page),
          ...(page.number > 1 && { number: String(page.number) }),
        },
        props: { locale, page },
      })),
    ),
  );
};
