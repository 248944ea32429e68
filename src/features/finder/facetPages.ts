import type { ListPageMeta } from '../../loaders/pageMeta';
import { LISTS, type List } from '../../../cms/contract/lists.ts';
import { trackedQuery, withCacheKeys } from '~/lib/dependencies';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { pagination } from '~/lib/routing/pagination';
import { pagePath, slugOf } from '~/lib/routing/routes';
import { localeParam } from '~/lib/routing/staticPaths';
import {
  DESCRIPTION_LIMIT,
  type MetaTexts,
  numberedMetaTexts,
  truncate,
} from '~/lib/seo/metaTexts';
import { latest } from '../../loaders/pageMeta';
import { getTalents } from '../../loaders/talentQueries';
import { PARAMETERS, RATED_FACETS, type RatedFacet } from './finderIndex';
import { valueOf, vocabularyOf } from './vocabulary';

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
function keysOf(talent: FacetedTalent, facet: RatedFacet): string[] {
  const keys = {
    languages: () => talent.languages.map(({ language }) => language),
    accents: () => talent.accents.map(({ accent }) => accent),
    skills: () => talent.skills.map(({ skill }) => skill),
  };
  return [...new Set(keys[facet]())];
}

/** Returns the talents of a list who have a value, in the list's order. */
const talentsWith = <T extends FacetedTalent>(
  talents: readonly T[],
  { facet, key }: FacetKey,
): T[] => talents.filter((talent) => keysOf(talent, facet).includes(key));

/** Returns the label of a key in a language, as in the dictionary. */
const facetText = (locale: Locale, { facet, key }: FacetKey): string =>
  vocabularyOf(locale, facet).find((one) => one.key === key)!.label;

/** Returns the parameters of a facet page: `{ facet: 'idioma', value: 'euskera' }`. */
const facetParams = (facetKey: FacetKey): { facet: string; value: string } => ({
  facet: PARAMETERS[facetKey.facet],
  value: valueOf(facetKey.facet, facetKey.key),
});

/** Returns the path of a facet page: `/actrices/idioma/euskera`, `/actrices/idioma/euskera/pagina/2`. */
function facetPath(locale: Locale, list: List, facetKey: FacetKey, number = 1): string {
  const { facet, value } = facetParams(facetKey);
  const first = `${pagePath(locale, list)}/${facet}/${value}`;
  return number === 1 ? first : `${first}/pagina/${number}`;
}

/** Returns the path of a list on which the finder shows the people of a facet page. */
function facetSearchPath(locale: Locale, list: List, facetKey: FacetKey): string {
  const { facet, value } = facetParams(facetKey);
  return `${pagePath(locale, list)}?${facet}=${value}`;
}

/** A page of the people of a list who have a value, from 1. */
interface FacetPage extends FacetKey {
  list: List;
  number: number;
}

/** Returns the values of a list that have a page, in the order of the dictionaries. */
export const getFacetKeys = trackedQuery(
  'facetPages.keys',
  async (list: List): Promise<FacetKey[]> => {
    const talents = await getTalents(DEFAULT_LOCALE, list);
    const hasPage = ({ length }: unknown[]) =>
      length >= MIN_PEOPLE && length < talents.length * COMMON_SHARE;
    return RATED_FACETS.flatMap((facet) =>
      vocabularyOf('es', facet)
        .map(({ key }) => ({ facet, key }))
        .filter((one) => hasPage(talentsWith(talents, one))),
    );
  },
);

/** Returns all facet pages of all lists. */
export async function getFacetPages(): Promise<FacetPage[]> {
  const pages: FacetPage[] = [];
  for (const list of LISTS) {
    const talents = await getTalents(DEFAULT_LOCALE, list);
    for (const { facet, key } of await getFacetKeys(list)) {
      const { length } = talentsWith(talents, { facet, key });
      for (let number = 1; number <= pagination.count(length); number++) {
        pages.push({ list, facet, key, number });
      }
    }
  }
  return pages;
}

/** Returns the metadata of a facet page. It depends on the people of the page only. */
const getFacetPageMeta = trackedQuery(
  'pageMeta.facet',
  async (locale: Locale, { list, facet, key, number }: FacetPage): Promise<ListPageMeta> => {
    const t = translator(locale);
    const listPage = pagination.page(
      talentsWith(await getTalents(locale, list), { facet, key }),
      number,
    );
    const people = t(`pages:facets.people.${list}`);
    const label = facetText(locale, { facet, key });
    return {
      kind: 'list',
      route: list,
      locale,
      path: facetPath(locale, list, { facet, key }, number),
      firstPath: facetPath(locale, list, { facet, key }),
      parent: { name: t(`common:routes.${list}`), path: pagePath(locale, list) },
      heading: t(`pages:facets.${facet}`, { people, label }),
      updatedAt: latest(listPage.items.map(({ updatedAt }) => updatedAt)),
      listPage,
    };
  },
);

/** The content of a facet page. */
interface FacetPageContent extends MetaTexts {
  pageMeta: ListPageMeta;
}

/** Names in the description of a facet page. */
const NAMES = 2;

/** Returns the content of a facet page. */
export async function getFacetPage(locale: Locale, page: FacetPage): Promise<FacetPageContent> {
  const t = translator(locale);
  const pageMeta = await getFacetPageMeta(locale, page);
  const { heading, listPage } = pageMeta;
  const { items, number, count } = listPage;
  const names = items.slice(0, NAMES).map(({ name }) => name);
  const description = t('pages:facets.description', { title: heading, names: names.join(', ') });
  const texts = { title: heading, description: truncate(description, DESCRIPTION_LIMIT) };
  if (number === 1) return { ...texts, pageMeta };
  const position = t('common:pagination.number', { number, count });
  return { ...numberedMetaTexts(texts, position), pageMeta };
}

/** Returns the keys of a talent's list that have a page and that the talent has. */
export const getTalentFacets = trackedQuery(
  'facetPages.ofTalent',
  async (list: List, recordId: string): Promise<FacetKey[]> => {
    const talent = (await getTalents(DEFAULT_LOCALE, list)).find(
      (one) => one.recordId === recordId,
    );
    if (!talent) return [];
    const keys = await getFacetKeys(list);
    return keys.filter(({ facet, key }) => keysOf(talent, facet).includes(key));
  },
);

/** Returns the paths of facet pages in both locales; the value of a later page ends in its number. */
export const facetPaths = async () => {
  const pages = await getFacetPages();
  return withCacheKeys(
    LOCALES.flatMap((locale) =>
      pages.map((page) => {
        const { facet, value } = facetParams(page);
        const rest = page.number > 1 ? `/pagina/${page.number}` : '';
        return {
          params: {
            locale: localeParam(locale),
            list: slugOf(page.list),
            facet,
            value: value + rest,
          },
          props: { locale, page },
        };
      }),
    ),
  );
};

/** The label and the paths of the page of a value. */
export const facetPage = { text: facetText, path: facetPath, searchPath: facetSearchPath };
