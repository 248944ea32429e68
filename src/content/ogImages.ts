import type { OgImage, OgImagePicture } from '~/lib/ogImage/ogImage';
import { ogImageFileName, ogImageOf } from '~/lib/ogImage/ogImage';
import { reportBrokenMedia } from '~/loaders/brokenMedia';
import { fetchMedia } from '~/loaders/fetchMedia';
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

async function fetchOriginal(picture: OgImagePicture): Promise<Uint8Array | undefined> {
  try {
    return (await fetchMedia(new URL(picture.url), picture.record)).body;
  } catch (error) {
    reportBrokenMedia(error, picture.record, 'omitted');
    return undefined;
  }
}

let last: { url: string; original: Promise<Uint8Array | undefined> } | undefined;

/**
 * Fetches the original of an Open Graph image's picture from the CMS, even if pages use an image
 * service. The last one is cached: the images of a page's two locales are generated in sequence.
 *
 * @returns `undefined` if the picture is broken; the build's report then names it
 * @throws {RequestError} with the picture's path, when the CMS cannot be reached or refuses the
 *   token, and in a strict build when the picture is broken
 */
export async function fetchOgImagePicture(
  picture: OgImagePicture,
): Promise<Uint8Array | undefined> {
  if (last?.url !== picture.url) last = { url: picture.url, original: fetchOriginal(picture) };
  return last.original;
}
