import type { OgImage } from '~/lib/ogImage/ogImage';
import { ogImageFileName, ogImageOf } from '~/lib/ogImage/ogImage';
import { getAgency } from './site';
import { getIndexedPages } from './indexedPages';

/** Returns the Open Graph images of all pages, without duplicates. */
export async function getOgImages(): Promise<OgImage[]> {
  const images = new Map<string, OgImage>();
  for (const pageMeta of (await getIndexedPages()).flat()) {
    const { name } = await getAgency(pageMeta.locale);
    const image = ogImageOf(pageMeta, name);
    images.set(ogImageFileName(image), image);
  }
  return [...images.values()];
}
