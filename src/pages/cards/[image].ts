import type { APIRoute } from 'astro';
import { getIndexedPages } from '~/site/indexedPages';
import { fetchOriginal } from '~/loaders/fetchMedia';
import { getPictureXmp } from '~/loaders/pictureRights';
import { getAgency } from '~/loaders/siteQueries';
import { NOT_CACHED, contentAddressed } from '~/session/buildSession';
import { type OgImage, ogImages } from '~/features/documents/ogImage';

/** Returns the Open Graph images of all pages, without duplicates. */
async function getOgImages(): Promise<OgImage[]> {
  const images = new Map<string, OgImage>();
  for (const { locale, heading: title, picture } of (await getIndexedPages()).flat()) {
    const { name: agencyName } = await getAgency(locale);
    const xmp = await getPictureXmp(locale, picture);
    const image = { title, agencyName, picture, xmp };
    images.set(ogImages.fileName(image), image);
  }
  return [...images.values()];
}

export async function getStaticPaths() {
  const images = await getOgImages();
  return contentAddressed(
    images.map((image) => ({ params: { image: ogImages.fileName(image) }, props: { image } })),
  );
}

/** Renders an Open Graph image; without its picture, and for this build only, if that is broken. */
export const GET: APIRoute<{ image: OgImage }> = async ({ props: { image } }) => {
  const original = image.picture && (await fetchOriginal(image.picture));
  const isIncomplete = Boolean(image.picture) && !original;
  const shown = isIncomplete ? { ...image, picture: undefined } : image;
  const jpeg = new Uint8Array(await ogImages.render(shown, original));
  const headers = new Headers({ 'Content-Type': 'image/jpeg' });
  if (isIncomplete) headers.set('Cache-Control', NOT_CACHED);
  return new Response(jpeg, { headers });
};
