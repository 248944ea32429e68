import type { Card, CardPicture } from '~/lib/cards/card';
import { cardName, cardOf } from '~/lib/cards/card';
import { RequestError } from './error';
import { persist } from './request';
import { cmsSettings } from './settings';
import { getAgency } from './site';
import { getSubjects } from './subjects';

/** Gives every card that pages are shared with, once each. */
export async function getCards(): Promise<Card[]> {
  const cards = new Map<string, Card>();
  for (const versions of await getSubjects()) {
    for (const subject of versions) {
      const { name } = await getAgency(subject.locale);
      const card = cardOf(subject, name);
      cards.set(cardName(card), card);
    }
  }
  return [...cards.values()];
}

async function fetchOriginal({ url }: CardPicture): Promise<Uint8Array> {
  const operation = `Picture "${new URL(url).pathname}"`;
  const { status, body } = await persist(operation, new URL(url), {}, cmsSettings());
  if (status === 200) return body;
  throw new RequestError(operation, `the CMS answers ${status}`);
}

let last: { url: string; original: Promise<Uint8Array> } | undefined;

/**
 * Fetches the original of a card's picture from the CMS, also where an image service gives the
 * pages theirs. The cards of one page's two languages come one after the other and share it.
 *
 * @throws {RequestError} naming the picture, when it cannot be had
 */
export async function fetchCardPicture(picture: CardPicture): Promise<Uint8Array> {
  if (last?.url !== picture.url) last = { url: picture.url, original: fetchOriginal(picture) };
  return last.original;
}
