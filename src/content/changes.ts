import type { RawRecord } from './answer';
import type { Ask } from './client';
import type { Kept, Stamp } from './kept';
import type { Source, Translations } from './records';
import { type Census, MEDIA, takeCensus } from './census';
import { RequestError } from './error';
import { stampOf } from './kept';
import { loadAll, loadSome } from './records';

/** What there is now of a collection. */
export interface Current<Made> {
  /** The ids of all records, in the CMS's order. */
  ids: string[];
  /** What was made of those that are not as they were kept, by id. */
  changed: Map<string, Made>;
}

const ROUNDS = 5;

const isFresh = (state: Stamp | undefined, updatedAt: string, media: Census) =>
  state?.updatedAt === updatedAt &&
  Object.entries(state.media).every(([id, stamp]) => media.get(id)?.updatedAt === stamp);

/** A census of the media, where anything that was read shows some. */
async function mediaOf(ask: Ask, states: Map<string, Stamp>): Promise<Census> {
  const showsAny = [...states.values()].some(({ media }) => Object.keys(media).length > 0);
  return showsAny ? takeCensus(ask, MEDIA) : new Map();
}

/**
 * Loads what is new or changed since it was kept, or shows a picture that is, and all where nothing
 * was kept. Then the CMS is asked again which records there are, until it stands still: what editors
 * save, add or delete meanwhile is neither lost nor doubled nor half read.
 *
 * @throws {RequestError} when the CMS cannot be read, or never stands still
 */
export async function loadChanges<Made>(
  ask: Ask,
  source: Source,
  kept: Kept,
  make: (record: Translations) => Made,
): Promise<Current<Made>> {
  const states = new Map<string, Stamp>(Object.entries(kept.records));
  const changed = new Map<string, Made>();
  const take = (records: Translations[]) => {
    for (const record of records) {
      changed.set(String(record.es.id), make(record));
      states.set(String(record.es.id), stampOf(record.es));
    }
  };
  if (states.size === 0) await loadAll(ask, source, take);
  for (let round = 0; round < ROUNDS; round++) {
    const census = await takeCensus(ask, source);
    const media = await mediaOf(ask, states);
    const isStale = ([id, { updatedAt }]: [string, RawRecord]) =>
      !isFresh(states.get(id), updatedAt, media);
    const stale = [...census].filter(isStale).map(([, { id }]) => id);
    if (stale.length === 0) return { ids: [...census.keys()], changed };
    await loadSome(ask, source, stale, take);
  }
  throw new RequestError(source.operation, 'the records kept changing while they were read');
}
