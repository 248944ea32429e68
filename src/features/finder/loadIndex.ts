import type { Locale } from '~/lib/i18n/locale';
import type { FinderIndex } from './finderIndex';
import { type FinderFile, type IndexPaths, POINTER_PATH, unpackIndex } from './indexFile';

/** The indexes that have arrived: later pages of the visit use them at once. */
const arrived = new Map<Locale, FinderIndex>();
const loading = new Map<Locale, Promise<FinderIndex>>();

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

async function load(locale: Locale): Promise<FinderIndex> {
  const paths = await fetchJson<IndexPaths>(POINTER_PATH);
  const index = unpackIndex(await fetchJson<FinderFile>(paths[locale]));
  arrived.set(locale, index);
  return index;
}

/** Returns the index of a language if it has arrived. */
export const knownIndex = (locale: Locale): FinderIndex | undefined => arrived.get(locale);

/**
 * Fetches the index of a language, once per visit. It is tried twice, since a deployment may replace it
 * between the requests for its path and its content. A failed call is tried again by the next.
 *
 * @throws {RangeError} for an index of another version of the site, {Error} when network or server fail
 */
export function loadIndex(locale: Locale): Promise<FinderIndex> {
  const known = loading.get(locale);
  if (known) return known;
  const started = load(locale).catch(() => load(locale));
  loading.set(locale, started);
  started.catch(() => loading.delete(locale));
  return started;
}
