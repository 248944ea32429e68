import { LISTS } from '#contract/lists.ts';
import { getFacetPage, getFacetPages } from '~/features/finder/facetPages';
import { isIndexedTalent, talentPageMeta } from '~/features/talents/talentMeta';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/lib/i18n/locale';
import { pagination } from '~/lib/routing/pagination';
import { INDEXED_ROUTES, type PageMeta, getListPageMeta, getPageMeta } from '~/loaders/pageMeta';
import { getAgency } from '~/loaders/siteQueries';
import { getAllTalents, getTalents } from '~/loaders/talentQueries';
import { oncePerBuild } from '~/session/buildSession';

const inEachLocale = (getMeta: (locale: Locale) => Promise<PageMeta>): Promise<PageMeta[]> =>
  Promise.all(LOCALES.map(getMeta));

/** Returns every page that search engines may index, in each locale. */
export const getIndexedPages = oncePerBuild(
  'all indexed pages',
  async (): Promise<PageMeta[][]> => {
    const pages: PageMeta[][] = [];
    for (const route of INDEXED_ROUTES) {
      pages.push(await inEachLocale((locale) => getPageMeta(locale, route)));
    }
    for (const list of LISTS) {
      const count = pagination.count((await getTalents(DEFAULT_LOCALE, list)).length);
      for (let number = 2; number <= count; number++) {
        pages.push(await inEachLocale((locale) => getListPageMeta(locale, list, number)));
      }
    }
    for (const page of await getFacetPages()) {
      pages.push(await inEachLocale(async (locale) => (await getFacetPage(locale, page)).pageMeta));
    }
    const talents: Extract<PageMeta, { kind: 'talent' }>[] = [];
    for (const locale of LOCALES) {
      const agency = await getAgency(locale);
      const indexed = (await getAllTalents(locale)).filter((one) => isIndexedTalent(one, agency));
      talents.push(...indexed.flatMap((talent) => talentPageMeta(locale, talent) ?? []));
    }
    return [...pages, ...Map.groupBy(talents, ({ talent }) => talent.recordId).values()];
  },
);
