import type { ListPageMeta } from '~/loaders/pageMeta';
import type { Talent } from '~/model/talent';
import { LISTS, type List } from '#contract/lists.ts';
import { oncePerBuild } from '~/session/buildSession';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { pagination } from '~/lib/routing/pagination';
import { pagePath, slugOf } from '~/lib/routing/routes';
import { localeParam } from '~/lib/routing/staticPaths';
import {
  type MetaTexts,
  DESCRIPTION_LIMIT,
  numberedMetaTexts,
  truncate,
} from '~/lib/seo/metaTexts';
import { latest } from '~/loaders/pageMeta';
import { getTalents } from '~/loaders/talentQueries';
import { PARAMETERS, RATED_FACETS, type RatedFacet } from './finderIndex';
import { valueOf, vocabularyOf } from './vocabulary';

/** A value of a facet: its key in the vocabulary. */
export interface FacetKey {
  facet: RatedFacet;
  key: string;
}

/** People of a list whom a value must distinguish: fewer make a page that says nothing. */
const MIN_PEOPLE = 3;

/** A value that this share of a list has, such as Spanish, distinguishes nobody. */
const COMMON_SHARE = 0.9;

function hasValue({ languages, accents, skills }: Talent, { facet, key }: FacetKey): boolean {
  const keys = {
    languages: languages.map(({ language }) => language),
    accents: accents.map(({ accent }) => accent),
    skills: skills.map(({ skill }) => skill),
  };
  return keys[facet].includes(key);
}

/** Returns the talents of a list who have a value, in the list's order. */
const talentsWith = (talents: readonly Talent[], facetKey: FacetKey): Talent[] =>
  talents.filter((talent) => hasValue(talent, facetKey));

/** Returns the parameters of the path of a facet page: `{ facet: 'idioma', value: 'euskera/pagina/2' }`. */
const facetParams = ({ facet, key }: FacetKey, number = 1) => ({
  facet: PARAMETERS[facet],
  value: valueOf(facet, key) + (number === 1 ? '' : `/pagina/${number}`),
});

/** The label and the paths of the page of a value. */
export const facetPage = {
  text: (locale: Locale, { facet, key }: FacetKey): string =>
    vocabularyOf(locale, facet).find((one) => one.key === key)!.label,
  /** The path of a facet page: `/actrices/idioma/euskera`, `/actrices/idioma/euskera/pagina/2`. */
  path(locale: Locale, list: List, facetKey: FacetKey, number = 1): string {
    const { facet, value } = facetParams(facetKey, number);
    return `${pagePath(locale, list)}/${facet}/${value}`;
  },
  /** The path of a list on which the finder shows the people of a facet page. */
  searchPath(locale: Locale, list: List, facetKey: FacetKey): string {
    const { facet, value } = facetParams(facetKey);
    return `${pagePath(locale, list)}?${facet}=${value}`;
  },
};

/** A page of the people of a list who have a value, from 1. */
interface FacetPage extends FacetKey {
  list: List;
  number: number;
}

/** Returns the values of a list that have a page, in the order of the dictionaries. */
export const getFacetKeys = oncePerBuild(
  'the facet pages of a list',
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

/** Names in the description of a facet page. */
const NAMES = 2;

/** Returns the texts and the metadata of a facet page. They depend on the people of the page only. */
export const getFacetPage = oncePerBuild(
  'the texts of a facet page',
  async (locale: Locale, page: FacetPage): Promise<MetaTexts & { pageMeta: ListPageMeta }> => {
    const { list, facet, number } = page;
    const t = translator(locale);
    const listPage = pagination.page(talentsWith(await getTalents(locale, list), page), number);
    const { items, count } = listPage;
    const people = t(`pages:facets.people.${list}`);
    const heading = t(`pages:facets.${facet}`, { people, label: facetPage.text(locale, page) });
    const pageMeta = {
      kind: 'list' as const,
      route: list,
      locale,
      heading,
      listPage,
      path: facetPage.path(locale, list, page, number),
      firstPath: facetPage.path(locale, list, page),
      parent: { name: t(`common:routes.${list}`), path: pagePath(locale, list) },
      updatedAt: latest(items),
    };
    const names = items.slice(0, NAMES).map(({ name }) => name);
    const description = t('pages:facets.description', { title: heading, names: names.join(', ') });
    const texts = { title: heading, description: truncate(description, DESCRIPTION_LIMIT) };
    if (number === 1) return { ...texts, pageMeta };
    const position = t('common:pagination.number', { number, count });
    return { ...numberedMetaTexts(texts, position), pageMeta };
  },
);

/** Returns the values of a talent that have a page of the list on which the talent is. */
export async function getTalentFacets(talent: Talent): Promise<FacetKey[]> {
  if (!talent.isListed) return [];
  return (await getFacetKeys(talent.list)).filter((one) => hasValue(talent, one));
}

/** Returns the paths of facet pages in both locales; the value of a later page ends in its number. */
export async function facetPaths() {
  const pages = await getFacetPages();
  return LOCALES.flatMap((locale) =>
    pages.map((page) => {
      const list = { locale: localeParam(locale), list: slugOf(page.list) };
      return { params: { ...list, ...facetParams(page, page.number) }, props: { locale, page } };
    }),
  );
}
