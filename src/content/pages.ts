import type { Locale } from '~/lib/locale';
import type { Page } from './page';
import { getEntry } from 'astro:content';
import { ContentError } from './error';

/** Finds a page by its path word, e.g. `nosotras`. */
export async function findPage(locale: Locale, slug: string): Promise<Page | undefined> {
  return (await getEntry('pages', `${locale}/${slug}`))?.data;
}

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
