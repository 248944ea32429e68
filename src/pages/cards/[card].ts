import type { APIRoute } from 'astro';
import type { Card } from '~/lib/cards/card';
import { fetchCardPicture, getCards } from '~/content/cards';
import { cardName } from '~/lib/cards/card';
import { drawCard } from '~/lib/cards/draw';
import { lasting } from '~/lib/pathKeys';

/** The pictures that pages are shared with; those of earlier builds are kept. */
export async function getStaticPaths() {
  const cards = await getCards();
  return lasting(cards.map((card) => ({ params: { card: cardName(card) }, props: { card } })));
}

export const GET: APIRoute<{ card: Card }> = async ({ props: { card } }) => {
  const picture = card.picture && (await fetchCardPicture(card.picture));
  const jpeg = new Uint8Array(await drawCard(card, picture));
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg' } });
};
