import type { List } from '../../../cms/contract/lists.ts';
import { LOCALES } from '~/lib/i18n/locale';
import { withCacheKeys } from '~/lib/dependencies';
import { type FacetKey, facetParams } from '~/features/finder/facetPages';
import { slugOf } from '../../lib/routing/routes';
import { localeParam } from '../../lib/routing/staticPaths';

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
