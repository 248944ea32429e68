import { type FinderIndex, decodeIndex } from './finderIndex';
import { INDEX_VERSION, type FinderIndex as SentenceIndex } from '~/features/finder/finderIndex';
import { type IndexFile, type IndexPointer, POINTER_PATH } from './indexFile';

let loading: Promise<FinderIndex> | undefined;

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

const pointer = () => fetchJson<IndexPointer>(POINTER_PATH);

async function load(): Promise<FinderIndex> {
  const { index } = await pointer();
  return decodeIndex(await fetchJson<IndexFile>(index));
}

/**
 * Fetches and decodes the current index, once per page load. Call it when the finder is first touched
 * (hover, focus); a later call returns the same promise. A failed call is tried again by the next.
 *
 * @throws {Error} when the network or the server fails
 */
export function loadIndex(): Promise<FinderIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Fetches what sentences are understood with, in the language of the page.
 *
 * @throws {RangeError} for an index of another version, {Error} when the network or the server fails
 */
export async function loadSentences(): Promise<SentenceIndex> {
  const paths = await pointer();
  const index = await fetchJson<SentenceIndex>(
    document.documentElement.lang === 'en' ? paths.en : paths.es,
  );
  if (index.version !== INDEX_VERSION) throw new RangeError(`Index version ${index.version}`);
  return index;
}
