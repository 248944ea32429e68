import type { FacetKey } from '~/features/finder/facetPages';
import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { ListPageMeta } from '../../loaders/pageMeta';
import { LISTS } from '../../../cms/contract/lists.ts';
import { DEFAULT_LOCALE } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { trackedQuery } from '~/lib/dependencies';
import {
  DESCRIPTION_LIMIT,
  type MetaTexts,
  numberedMetaTexts,
  truncate,
} from '~/lib/seo/metaTexts';
import { pageCount, paginate } from '~/lib/routing/pagination';
import { pagePath } from '~/lib/routing/routes';
import { facetKeys, facetPath, facetText, keysOf, talentsWith } from '~/features/finder/facetPages';
import { latest } from '../../loaders/pageMeta';
import { getTalents } from '../../loaders/talentQueries';

/** A page of the people of a list who have a value, from 1. */
interface FacetPage extends FacetKey {
  list: List;
  number: number;
}

/** Returns the values of a list that have a page, in the order of the dictionaries. */
export const getFacetKeys = trackedQuery(
  'facetPages.keys',
  async (list: List): Promise<FacetKey[]> => facetKeys(await getTalents(DEFAULT_LOCALE, list)),
);

/** Returns all facet pages of all lists. */
export async function getFacetPages(): Promise<FacetPage[]> {
  const pages: FacetPage[] = [];
  for (const list of LISTS) {
    const talents = await getTalents(DEFAULT_LOCALE, list);
    for (const { facet, key } of await getFacetKeys(list)) {
      const { length } = talentsWith(talents, { facet, key });
      for (let number = 1; number <= pageCount(length); number++) {
        pages.push({ list, facet, key, number });
      }
    }
  }
  return pages;
}

/** Returns the metadata of a facet page. It depends on the people of the page only. */
export const getFacetPageMeta = trackedQuery(
  'pageMeta.facet',
  async (locale: Locale, { list, facet, key, number }: FacetPage): Promise<ListPageMeta> => {
    const t = translator(locale);
    const listPage = paginate(talentsWith(await getTalents(locale, list), { facet, key }), number);
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
