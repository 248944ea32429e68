import type { Locale } from '~/lib/i18n/locale';
import type { Page } from '~/loaders/schemas/page';
import { ContentError } from '~/loaders/errors';
import { findOne } from './store';

/** Finds a page by slug, e.g. `nosotras`. */
export const findPage = (locale: Locale, slug: string): Promise<Page | undefined> =>
  findOne('pages', `${locale}/${slug}`);

/**
 * Returns a page by slug, e.g. `nosotras`.
 *
 * @throws {ContentError} when the CMS has no published page with this slug
 */
export async function getPage(locale: Locale, slug: string): Promise<Page> {
  const page = await findPage(locale, slug);
  if (page) return page;
  throw new ContentError(`The CMS has no published page "${slug}", which the site requires`);
}
