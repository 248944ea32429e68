import { type FinderIndex, decodeIndex } from './finderIndex';
import { type IndexFile, type IndexPointer, POINTER_PATH } from './indexFile';

let loading: Promise<FinderIndex> | undefined;

async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.json() as Promise<Content>;
}

async function load(): Promise<FinderIndex> {
  const { index } = await fetchJson<IndexPointer>(POINTER_PATH);
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
