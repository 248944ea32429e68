import type { Card, CardPicture } from '~/lib/ogImage/ogImage';
import { ogImageFileName, ogImageOf } from '~/lib/ogImage/ogImage';
import { RequestError } from '~/loaders/errors';
import { fetchWithRetry } from '~/loaders/fetchWithRetry';
import { cmsSettings } from '~/loaders/config';
import { getAgency } from './site';
import { getIndexedPages } from './indexedPages';

/** Gives every card that pages are shared with, once each. */
export async function getOgImages(): Promise<Card[]> {
  const cards = new Map<string, Card>();
  for (const versions of await getIndexedPages()) {
    for (const subject of versions) {
      const { name } = await getAgency(subject.locale);
      const card = ogImageOf(subject, name);
      cards.set(ogImageFileName(card), card);
    }
  }
  return [...cards.values()];
}

async function fetchOriginal({ url }: CardPicture): Promise<Uint8Array> {
  const operation = `Picture "${new URL(url).pathname}"`;
  const { status, body } = await fetchWithRetry(operation, new URL(url), {}, cmsSettings());
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
export async function fetchOgImagePicture(picture: CardPicture): Promise<Uint8Array> {
  if (last?.url !== picture.url) last = { url: picture.url, original: fetchOriginal(picture) };
  return last.original;
}
