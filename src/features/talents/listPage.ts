import type { Page } from '~/model/page';
import type { ListPageMeta } from '../../loaders/pageMeta';
import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import { slugOf } from '~/lib/routing/routes';
import { type MetaTexts, numberedMetaTexts, metaTexts } from '~/lib/seo/metaTexts';
import { translator } from '~/lib/i18n/translator';
import { findPage } from '../../loaders/siteQueries';
import { getListPageMeta } from '../../loaders/pageMeta';

/** The content of one page of a talent list. */
interface ListPageContent extends MetaTexts {
  pageMeta: ListPageMeta;
  /** The editors' page about the list, if there is one. */
  page: Page | undefined;
}

/** Returns one page of a talent list; `number` starts at 1. */
export async function getListPage(
  locale: Locale,
  list: List,
  number: number,
): Promise<ListPageContent> {
  const t = translator(locale);
  const page = await findPage(locale, slugOf(list));
  const pageMeta = await getListPageMeta(locale, list, number);
  const { count } = pageMeta.listPage;
  const texts = metaTexts(page, {
    title: t(`pages:${list}.title`),
    description: t(`pages:${list}.description`),
  });
  if (number === 1) return { ...texts, pageMeta, page };
  const position = t('common:pagination.number', { number, count });
  return { ...numberedMetaTexts(texts, position), pageMeta, page };
}
