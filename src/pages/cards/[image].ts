import type { APIRoute } from 'astro';
import type { OgImage } from '~/lib/ogImage/ogImage';
import { getOgImages } from '~/content/ogImages';
import { fetchOriginal } from '~/content/originals';
import { NOT_CACHED, contentAddressed } from '~/lib/incremental/dependencies';
import { renderJpeg } from '~/lib/ogImage/jpeg';
import { ogImageFileName } from '~/lib/ogImage/ogImage';

/** Returns the paths of the Open Graph images. */
export async function getStaticPaths() {
  const images = await getOgImages();
  return contentAddressed(
    images.map((image) => ({ params: { image: ogImageFileName(image) }, props: { image } })),
  );
}

/** Renders an Open Graph image; without its picture, and for this build only, if that is broken. */
export const GET: APIRoute<{ image: OgImage }> = async ({ props: { image } }) => {
  const original = image.picture && (await fetchOriginal(image.picture));
  const isIncomplete = Boolean(image.picture) && !original;
  const shown = isIncomplete ? { ...image, picture: undefined } : image;
  const jpeg = new Uint8Array(await renderJpeg(shown, original));
  const headers = new Headers({ 'Content-Type': 'image/jpeg' });
  if (isIncomplete) headers.set('Cache-Control', NOT_CACHED);
  return new Response(jpeg, { headers });
};
