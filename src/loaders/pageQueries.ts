import type { Locale } from '~/lib/i18n/locale';
import type { Page } from '~/model/page';
import type { PAGE_PATHS } from '../../cms/contract/pages.ts';
import { slugOf } from '~/lib/routing/routes';
import { translator } from '~/lib/i18n/translator';
import { getAgency } from './siteQueries';
import { findOne } from './entryStore';

/** Finds a page by slug, e.g. `nosotras`. */
export const findPage = (locale: Locale, slug: string): Promise<Page | undefined> =>
  findOne('pages', `${locale}/${slug}`);

/** Returns the page of a route, with the default text if the CMS has no published one. */
export async function getPage(locale: Locale, route: keyof typeof PAGE_PATHS): Promise<Page> {
  const slug = slugOf(route);
  const page = await findPage(locale, slug);
  if (page) return page;
  const t = translator(locale);
  const { updatedAt } = await getAgency(locale);
  return {
    locale,
    slug,
    title: { text: t(`common:routes.${route}`), lang: locale },
    intro: { text: t('pages:missing'), lang: locale },
    blocks: [],
    searchTitle: undefined,
    searchDescription: undefined,
    updatedAt,
  };
}
