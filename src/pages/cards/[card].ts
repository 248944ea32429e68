import type { APIRoute } from 'astro';
import type { Card } from '~/lib/ogImage/ogImage';
import { fetchOgImagePicture, getOgImages } from '~/content/ogImages';
import { ogImageFileName } from '~/lib/ogImage/ogImage';
import { drawCard } from '~/lib/ogImage/draw';
import { contentAddressed } from '~/lib/incremental/cacheKey';

/** The pictures that pages are shared with; those of earlier builds are kept. */
export async function getStaticPaths() {
  const cards = await getOgImages();
  return contentAddressed(
    cards.map((card) => ({ params: { card: ogImageFileName(card) }, props: { card } })),
  );
}

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) => {
  const picture = card.picture && (await fetchOgImagePicture(card.picture));
  const jpeg = new Uint8Array(await drawCard(card, picture));
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
};
