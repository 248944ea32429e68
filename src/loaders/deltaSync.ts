import type { GraphQLFetch } from '~/loaders/cmsClient';
import type { LocalisedRecord, RawRecord, RecordSource, RevisionIndex } from './fetchRecords';
import { RequestError } from '~/loaders/loaderErrors';
import { MEDIA_REVISIONS } from '~/model/media';
import { fetchByIds, fetchPages, fetchRevisions } from './fetchRecords';

/** The version of a record that was fetched, including the media that it shows. */
export interface Revision {
  updatedAt: string;
  /** Of a person whose age is shown; `minor` under 18, whose age is not. */
  age?: number | 'minor';
  /** `updatedAt` of each picture and file, by id. */
  media: Record<string, string>;
}

/** The result of a collection's previous sync. */
export interface Snapshot {
  /** The revision of each record and the ids of its entries, by record id. */
  records: Record<string, Revision & { entries: string[] }>;
  /** Returns the data of an entry. */
  dataOf: (entryId: string) => unknown;
}

/** The snapshot before the first sync. */
export const EMPTY_SNAPSHOT: Snapshot = { records: {}, dataOf: () => undefined };

/** A revision that no record has: the next sync fetches the record again. */
export const STALE: Revision = { updatedAt: '', media: {} };

/** Returns records that the next sync fetches again; their entries only replace invalid records. */
export const markStale = (records: Snapshot['records']): Snapshot['records'] =>
  Object.fromEntries(
    Object.entries(records).map(([id, { entries }]) => [id, { ...STALE, entries }]),
  );

type ObjectValue = Record<string, unknown>;

const isMedia = (value: ObjectValue) =>
  value.id !== undefined && typeof value.updatedAt === 'string' && 'filename' in value;

function collectMedia(value: unknown, media: Revision['media']): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as ObjectValue;
  if (isMedia(object)) media[String(object.id)] = String(object.updatedAt);
  else for (const child of Object.values(object)) collectMedia(child, media);
}

const ageIn = ({ age, isMinor }: RawRecord): Revision['age'] =>
  isMinor ? 'minor' : (age ?? undefined);

/** Returns the revision of a fetched record. */
export function revisionOf(record: RawRecord): Revision {
  const media: Revision['media'] = {};
  collectMedia(record, media);
  const age = ageIn(record);
  return { updatedAt: record.updatedAt, ...(age !== undefined && { age }), media };
}

/** The current content of a collection. */
interface SyncResult<Parsed> {
  /** The ids of all records, in the CMS's order. */
  ids: string[];
  /** The parsed records that are new or changed since the snapshot, by id. */
  changed: Map<string, Parsed>;
}

/** All pictures and files. */
const MEDIA = { operation: 'allMedia', revisionsQuery: MEDIA_REVISIONS, hasDrafts: false };
const MAX_PASSES = 5;

const isFresh = (revision: Revision | undefined, current: RawRecord, media: RevisionIndex) =>
  revision?.updatedAt === current.updatedAt &&
  revision.age === ageIn(current) &&
  Object.entries(revision.media).every(([id, version]) => media.get(id)?.updatedAt === version);

/** Fetches the revisions of the media, unless no record shows any. */
async function fetchMediaRevisions(
  fetchGraphQL: GraphQLFetch,
  revisions: Map<string, Revision>,
): Promise<RevisionIndex> {
  const hasMedia = [...revisions.values()].some(({ media }) => Object.keys(media).length > 0);
  return hasMedia ? fetchRevisions(fetchGraphQL, MEDIA) : new Map();
}

/**
 * Fetches records that are new or changed since the snapshot, or whose media changed; everything
 * when the snapshot is empty. Repeats until two passes agree, so that concurrent edits are never
 * lost, duplicated or half read.
 *
 * @throws {RequestError} when the CMS cannot be read, or still changes after the last pass
 */
export async function syncChanges<Parsed>(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
  snapshot: Snapshot,
  parse: (record: LocalisedRecord) => Parsed,
): Promise<SyncResult<Parsed>> {
  const revisions = new Map<string, Revision>(Object.entries(snapshot.records));
  const changed = new Map<string, Parsed>();
  const parsePages = async (pages: AsyncIterable<LocalisedRecord[]>) => {
    for await (const page of pages) {
      for (const record of page) {
        changed.set(String(record.es.id), parse(record));
        revisions.set(String(record.es.id), revisionOf(record.es));
      }
    }
  };
  const isStale = ({ updatedAt }: Revision) => updatedAt === STALE.updatedAt;
  // All records in a row are fetched faster than by their ids.
  if ([...revisions.values()].every(isStale)) await parsePages(fetchPages(fetchGraphQL, source));
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const current = await fetchRevisions(fetchGraphQL, source);
    const media = await fetchMediaRevisions(fetchGraphQL, revisions);
    const isChanged = ([id, record]: [string, RawRecord]) =>
      !isFresh(revisions.get(id), record, media);
    const staleIds = [...current].filter(isChanged).map(([, { id }]) => id);
    if (staleIds.length === 0) return { ids: [...current.keys()], changed };
    await parsePages(fetchByIds(fetchGraphQL, source, staleIds));
  }
  throw new RequestError(source.operation, 'the records kept changing while they were fetched');
}
