import type { GraphQLFetch } from './cmsClient';
import { RequestError } from '~/session/contentErrors';
import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';

const recordSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
  /** Changes on a birthday, without a change of the record. */
  age: z.number().nullish(),
  isMinor: z.boolean().nullish(),
});

/** A record as the CMS returned it in one locale; only its id and revision are validated. */
export type RawRecord = z.infer<typeof recordSchema>;

export type LocalisedRecord<T = RawRecord> = Record<Locale, T>;

/** The id and what changes with every version of each record, by id. */
type RevisionIndex = Map<string, RawRecord>;

interface RevisionSource {
  /** The GraphQL field that returns the records, e.g. `Talents`. */
  operation: string;
  filterType: string;
  /** Fields besides `updatedAt` that can change without a change of the record, e.g. `age`. */
  revisionFields?: string;
  /** Whether editors publish these records; unpublished ones are excluded. */
  hasDrafts: boolean;
}

/** A collection whose records can be fetched. */
export interface RecordSource extends RevisionSource {
  query: string;
  isLocalised: boolean;
}

/** Records per request. Revisions are much smaller. */
const PAGE_SIZE = 100;
const REVISION_PAGE_SIZE = 2000;

/** Returns the records in a response, or throws a RequestError when it is not a list of records. */
function extractRecords(operation: string, data: unknown): RawRecord[] {
  const response = z
    .looseObject({ [operation]: z.object({ docs: z.array(recordSchema) }) })
    .safeParse(data);
  if (response.success) return response.data[operation]?.docs ?? [];
  throw new RequestError(operation, 'the response is not a list of records');
}

/** Combines a condition with the one that excludes unpublished records. */
const whereOf = ({ hasDrafts }: RevisionSource, condition?: object) => ({
  AND: [condition, hasDrafts && { _status: { equals: 'published' } }].filter(Boolean),
});

/**
 * Fetches records in pages, with the last id as the cursor: edits neither skip nor repeat a record.
 *
 * @param fetchPage returns the ids of the records that it has fetched under a condition
 */
async function forEachPage(
  limit: number,
  fetchPage: (condition?: object) => Promise<RawRecord['id'][]>,
): Promise<void> {
  for (let condition: object | undefined; ;) {
    const ids = await fetchPage(condition);
    if (ids.length < limit) return;
    condition = { id: { greater_than: ids.at(-1) } };
  }
}

const revisionsQuery = ({ operation, filterType, revisionFields = '' }: RevisionSource) => `
  query Revisions($where: ${filterType}!, $limit: Int!) {
    ${operation}(where: $where, sort: "id", limit: $limit, pagination: false, select: true) {
      docs {
        id
        updatedAt
        ${revisionFields}
      }
    }
  }
`;

/** Fetches the revision of every record, which is much less data than the records. */
async function fetchRevisions(
  fetchGraphQL: GraphQLFetch,
  source: RevisionSource,
): Promise<RevisionIndex> {
  const { operation } = source;
  const revisions: RevisionIndex = new Map();
  await forEachPage(REVISION_PAGE_SIZE, async (condition) => {
    const variables = { where: whereOf(source, condition), limit: REVISION_PAGE_SIZE };
    const data = await fetchGraphQL(operation, revisionsQuery(source), variables);
    const page = extractRecords(operation, data);
    for (const record of page) revisions.set(String(record.id), record);
    return page.map(({ id }) => id);
  });
  return revisions;
}

/**
 * Fetches records in every locale. A record that the second response lacks gets an empty `updatedAt` there:
 * it counts as changed in between, and is fetched again.
 */
async function fetchPage(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
  condition: object | undefined,
): Promise<LocalisedRecord[]> {
  const { operation, query, isLocalised } = source;
  const fetchIn = async (locale: { locale?: Locale }) => {
    const variables = { where: whereOf(source, condition), limit: PAGE_SIZE, ...locale };
    return extractRecords(operation, await fetchGraphQL(operation, query, variables));
  };
  if (!isLocalised) return (await fetchIn({})).map((record) => ({ es: record, en: record }));
  const spanish = await fetchIn({ locale: 'es' });
  const english = new Map((await fetchIn({ locale: 'en' })).map((record) => [record.id, record]));
  return spanish.map((es) => ({ es, en: english.get(es.id) ?? { ...es, updatedAt: '' } }));
}

/** The version of a record that was fetched, including the media that it shows. */
interface Revision {
  updatedAt: string;
  /** Of a person whose age is shown; `minor` under 18, whose age is not. */
  age?: number | 'minor' | undefined;
  /** `updatedAt` of each picture and file, by id. */
  media: Record<string, string>;
}

/** The result of a collection's previous sync. */
export interface Snapshot {
  /** The revision of each record and the ids of its entries, by record id. */
  records: Record<string, Revision & { entries: string[] }>;
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
  return { updatedAt: record.updatedAt, age: ageIn(record), media };
}

const MEDIA = { operation: 'allMedia', filterType: 'Media_where', hasDrafts: false };
const MAX_PASSES = 5;

const isFresh = (revision: Revision | undefined, current: RawRecord, media: RevisionIndex) =>
  revision?.updatedAt === current.updatedAt &&
  revision.age === ageIn(current) &&
  Object.entries(revision.media).every(([id, version]) => media.get(id)?.updatedAt === version);

/**
 * Fetches records that are new or changed since the snapshot, or whose media changed; everything
 * when the snapshot is empty. Repeats until two passes agree, so that concurrent edits are never
 * lost, duplicated or half read.
 *
 * @returns the ids of all records, in the CMS's order, and the fetched records by id
 * @throws {RequestError} when the CMS cannot be read, or still changes after the last pass
 */
export async function syncChanges<Parsed>(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
  snapshot: Snapshot,
  parse: (record: LocalisedRecord) => Parsed,
) {
  const revisions = new Map<string, Revision>(Object.entries(snapshot.records));
  const changed = new Map<string, Parsed>();
  const load = async (condition?: object) => {
    const page = await fetchPage(fetchGraphQL, source, condition);
    for (const record of page) {
      const { es, en } = record;
      changed.set(String(es.id), parse(record));
      // An editor may have saved the record between the two requests.
      revisions.set(String(es.id), es.updatedAt === en.updatedAt ? revisionOf(es) : STALE);
    }
    return page.map(({ es }) => es.id);
  };
  const isStale = ({ updatedAt }: Revision) => updatedAt === STALE.updatedAt;
  // All records in a row are fetched faster than by their ids.
  if ([...revisions.values()].every(isStale)) await forEachPage(PAGE_SIZE, load);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const current = await fetchRevisions(fetchGraphQL, source);
    const hasMedia = revisions.values().some(({ media }) => Object.keys(media).length > 0);
    const media = hasMedia ? await fetchRevisions(fetchGraphQL, MEDIA) : new Map();
    const isChanged = ([id, record]: [string, RawRecord]) =>
      !isFresh(revisions.get(id), record, media);
    const staleIds = [...current].filter(isChanged).map(([, { id }]) => id);
    if (staleIds.length === 0) return { ids: [...current.keys()], changed };
    for (let start = 0; start < staleIds.length; start += PAGE_SIZE) {
      const ids = staleIds.slice(start, start + PAGE_SIZE);
      // Payload's GraphQL accepts no list of ids.
      await load({ OR: ids.map((id) => ({ id: { equals: id } })) });
    }
  }
  throw new RequestError(source.operation, 'the records kept changing while they were fetched');
}
