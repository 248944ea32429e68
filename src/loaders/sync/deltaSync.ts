import type { RawRecord, Source, LocalisedRecord } from './fetchRecords';
import type { Ask } from '~/loaders/client';
import type { Snapshot, Revision } from './snapshot';
import { type RevisionIndex, MEDIA, fetchRevisions, loadAll, fetchByIds } from './fetchRecords';
import { RequestError } from '~/loaders/errors';
import { revisionOf } from './snapshot';

/** What there is now of a collection. */
export interface Current<Made> {
  /** The ids of all records, in the CMS's order. */
  ids: string[];
  /** What was made of those that are not as they were kept, by id. */
  changed: Map<string, Made>;
}

const ROUNDS = 5;

const isFresh = (state: Revision | undefined, updatedAt: string, media: RevisionIndex) =>
  state?.updatedAt === updatedAt &&
  Object.entries(state.media).every(([id, stamp]) => media.get(id)?.updatedAt === stamp);

/** A census of the media, where anything that was read shows some. */
async function mediaOf(ask: Ask, states: Map<string, Revision>): Promise<RevisionIndex> {
  const showsAny = [...states.values()].some(({ media }) => Object.keys(media).length > 0);
  return showsAny ? fetchRevisions(ask, MEDIA) : new Map();
}

/**
 * Loads what is new or changed since it was kept, or shows a picture that is, and all where nothing
 * was kept. Then the CMS is asked again which records there are, until it stands still: what editors
 * save, add or delete meanwhile is neither lost nor doubled nor half read.
 *
 * @throws {RequestError} when the CMS cannot be read, or never stands still
 */
export async function syncChanges<Made>(
  ask: Ask,
  source: Source,
  kept: Snapshot,
  make: (record: LocalisedRecord) => Made,
): Promise<Current<Made>> {
  const states = new Map<string, Revision>(Object.entries(kept.records));
  const changed = new Map<string, Made>();
  const take = (records: LocalisedRecord[]) => {
    for (const record of records) {
      changed.set(String(record.es.id), make(record));
      states.set(String(record.es.id), revisionOf(record.es));
    }
  };
  if (states.size === 0) await loadAll(ask, source, take);
  for (let round = 0; round < ROUNDS; round++) {
    const census = await fetchRevisions(ask, source);
    const media = await mediaOf(ask, states);
    const isStale = ([id, { updatedAt }]: [string, RawRecord]) =>
      !isFresh(states.get(id), updatedAt, media);
    const stale = [...census].filter(isStale).map(([, { id }]) => id);
    if (stale.length === 0) return { ids: [...census.keys()], changed };
    await fetchByIds(ask, source, stale, take);
  }
  throw new RequestError(source.operation, 'the records kept changing while they were read');
}
