import type { APIRoute } from 'astro';
import type { OgImage } from '~/lib/ogImage/ogImage';
import { fetchOgImagePicture, getOgImages } from '~/content/ogImages';
import { contentAddressed } from '~/lib/incremental/dependencies';
import { renderJpeg } from '~/lib/ogImage/jpeg';
import { ogImageFileName } from '~/lib/ogImage/ogImage';

/** Returns the paths of the Open Graph images. */
export async function getStaticPaths() {
  const images = await getOgImages();
  return contentAddressed(
    images.map((image) => ({ params: { image: ogImageFileName(image) }, props: { image } })),
  );
}

/** Renders an Open Graph image. */
export const GET: APIRoute<{ image: OgImage }> = async ({ props: { image } }) => {
  const picture = image.picture && (await fetchOgImagePicture(image.picture));
  const jpeg = new Uint8Array(await renderJpeg(image, picture));
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
};
