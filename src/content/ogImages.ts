import type { OgImage, OgImagePicture } from '~/lib/ogImage/ogImage';
import { ogImageFileName, ogImageOf } from '~/lib/ogImage/ogImage';
import { RequestError } from '~/loaders/errors';
import { fetchWithRetry } from '~/loaders/fetchWithRetry';
import { cmsSettings } from '~/loaders/config';
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

async function fetchOriginal({ url }: OgImagePicture): Promise<Uint8Array> {
  const operation = `Picture "${new URL(url).pathname}"`;
  const { status, body } = await fetchWithRetry(operation, new URL(url), {}, cmsSettings());
  if (status === 200) return body;
  throw new RequestError(operation, `the CMS responded with status ${status}`);
}

let last: { url: string; original: Promise<Uint8Array> } | undefined;

/**
 * Fetches the original of an Open Graph image's picture from the CMS, even if pages use an image
 * service. The last one is cached: the images of a page's two locales are generated in sequence.
 *
 * @throws {RequestError} with the picture's path, when it cannot be fetched
 */
export async function fetchOgImagePicture(picture: OgImagePicture): Promise<Uint8Array> {
  if (last?.url !== picture.url) last = { url: picture.url, original: fetchOriginal(picture) };
  return last.original;
}
