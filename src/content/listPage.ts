import type { Page } from '~/loaders/schemas/page';
import type { ListPageMeta } from './pageMeta';
import type { List } from '~/lib/routing/lists';
import type { Locale } from '~/lib/i18n/locale';
import { slugOf } from '~/lib/routing/routes';
import { type MetaTexts, numberedMetaTexts, metaTexts } from '~/lib/seo/metaTexts';
import { translator } from '~/lib/i18n/translator';
import { findPage } from './pages';
import { getListPageMeta } from './pageMeta';

/** All that a page of a list shows and tells. */
interface ListPage extends MetaTexts {
  subject: ListPageMeta;
  /** What the editors wrote about the list. */
  page: Page | undefined;
}

/** Gives a page of a list by its number, from 1. */
export async function getListPage(locale: Locale, list: List, number: number): Promise<ListPage> {
  const t = translator(locale);
  const page = await findPage(locale, slugOf(list));
  const subject = await getListPageMeta(locale, list, number);
  const { count } = subject.part;
  const texts = metaTexts(page, {
    title: t(`pages:${list}.title`),
    description: t(`pages:${list}.description`),
  });
  const isFirst = number === 1;
  const numbered = isFirst
    ? texts
    : numberedMetaTexts(texts, t('common:parts.number', { number, count }));
  return { ...numbered, subject, page };
}
