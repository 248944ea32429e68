import type { FacetPage } from './facetPageQueries';
import type { ListPageMeta } from '../../loaders/pageMeta';
import type { Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import {
  DESCRIPTION_LIMIT,
  type MetaTexts,
  numberedMetaTexts,
  truncate,
} from '~/lib/seo/metaTexts';
import { getFacetPageMeta } from './facetPageQueries';

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
