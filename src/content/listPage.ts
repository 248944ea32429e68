import type { Page } from './page';
import type { ListSubject } from './subject';
import type { List } from '~/lib/lists';
import type { Locale } from '~/lib/locale';
import { pathWord } from '~/lib/routes';
import { type SearchTexts, numberedTexts, searchTexts } from '~/lib/summary';
import { translator } from '~/lib/translator';
import { findPage } from './pages';
import { getListSubject } from './subject';

/** All that a page of a list shows and tells. */
interface ListPage extends SearchTexts {
  subject: ListSubject;
  /** What the editors wrote about the list. */
  page: Page | undefined;
}

/** Gives a page of a list by its number, from 1. */
export async function getListPage(locale: Locale, list: List, number: number): Promise<ListPage> {
  const t = translator(locale);
  const page = await findPage(locale, pathWord(list));
  const subject = await getListSubject(locale, list, number);
  const { count } = subject.part;
  const texts = searchTexts(page, {
    title: t(`pages:${list}.title`),
    description: t(`pages:${list}.description`),
  });
  const isFirst = number === 1;
  const numbered = isFirst
    ? texts
    : numberedTexts(texts, t('common:parts.number', { number, count }));
  return { ...numbered, subject, page };
}
