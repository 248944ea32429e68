import type { APIRoute } from 'astro';
import type { Card } from '~/lib/cards/card';
import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';
import { fetchCardPicture, getCards } from '~/content/cards';
import { cardName } from '~/lib/cards/card';
import { drawCard } from '~/lib/cards/draw';
import { kept } from '~/lib/cards/kept';

/** The pictures that pages are shared with; those of earlier builds are kept. */
export async function getStaticPaths() {
  const cards = await getCards();
  return cards.map((card) => ({ params: { card: cardName(card) }, props: { card } }));
}

const folder = fileURLToPath(new URL('cards/', cacheDir));

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) => {
  const jpeg = await kept(folder, cardName(card), async () =>
    drawCard(card, card.picture && (await fetchCardPicture(card.picture))),
  );
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
};
