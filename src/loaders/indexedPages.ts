import type { PageMeta } from './pageMeta';
import { LISTS } from '../../cms/contract/lists.ts';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { pageCount } from '~/lib/routing/pagination';
import { trackedQuery } from '~/lib/dependencies';
import { INDEXED } from '~/lib/routing/routes';
import { getFacetPageMeta, getFacetPages } from '../features/finder/facetPageQueries';
import { getListPageMeta, getPageMeta, isIndexedTalent, talentPageMeta } from './pageMeta';
import { getAgency } from './siteQueries';
import { getAllTalents, getTalents } from './talentQueries';

/** Returns the pages of all lists after each list's first page. */
async function getLaterListPages(): Promise<PageMeta[][]> {
  const listPages: PageMeta[][] = [];
  for (const list of LISTS) {
    const count = pageCount((await getTalents(DEFAULT_LOCALE, list)).length);
    for (let number = 2; number <= count; number++) {
      const locales = LOCALES.map((locale) => getListPageMeta(locale, list, number));
      listPages.push(await Promise.all(locales));
    }
  }
  return listPages;
}

/** Returns the pages of single values of facets. */
async function getFacetMetas(): Promise<PageMeta[][]> {
  const pages = await getFacetPages();
  return Promise.all(
    pages.map((page) => Promise.all(LOCALES.map((locale) => getFacetPageMeta(locale, page)))),
  );
}

/** Returns every page that search engines may index, in each locale. */
export const getIndexedPages = trackedQuery('indexedPages', async (): Promise<PageMeta[][]> => {
  const routes = await Promise.all(
    INDEXED.map((route) => Promise.all(LOCALES.map((locale) => getPageMeta(locale, route)))),
  );
  const listPages = await getLaterListPages();
  const talentPages = new Map<string, PageMeta[]>();
  for (const locale of LOCALES) {
    const agency = await getAgency(locale);
    for (const talent of await getAllTalents(locale)) {
      if (!isIndexedTalent(talent, agency)) continue;
      const pageMeta = talentPageMeta(locale, talent);
      if (!pageMeta) continue;
      const locales = talentPages.get(talent.recordId) ?? [];
      talentPages.set(talent.recordId, [...locales, pageMeta]);
    }
  }
  return [...routes, ...listPages, ...(await getFacetMetas()), ...talentPages.values()];
});
