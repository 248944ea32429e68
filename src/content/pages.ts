import type { Locale } from '~/lib/i18n/locale';
import type { Page } from '~/loaders/schemas/page';
import { ContentError } from '~/loaders/errors';
import { findOne } from './store';

/** Finds a page by its path word, e.g. `nosotras`. */
export const findPage = (locale: Locale, slug: string): Promise<Page | undefined> =>
  findOne('pages', `${locale}/${slug}`);

/**
 * Gives a page by its path word, e.g. `nosotras`.
 *
 * @throws {ContentError} naming the page, when the CMS has published none
 */
export async function getPage(locale: Locale, slug: string): Promise<Page> {
  const page = await findPage(locale, slug);
  if (page) return page;
  throw new ContentError(`The CMS has no published page "${slug}", and the site needs it`);
}
