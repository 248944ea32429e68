import type { Locale } from '~/lib/i18n/locale';
import type { GraphQLFetch } from '~/loaders/cmsClient';
import { z } from 'astro/zod';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { RequestError } from '~/loaders/loaderErrors';

const recordSchema = z.looseObject({
  id: z.union([z.number(), z.string()]),
  updatedAt: z.string(),
  /** Changes on a birthday, without a change of the record. */
  age: z.number().nullish(),
  isMinor: z.boolean().nullish(),
});

/** A record as the CMS returned it in one locale; only its id and revision are validated. */
export type RawRecord = z.infer<typeof recordSchema>;

/** One record in every locale. */
export type LocalisedRecord<T = RawRecord> = Record<Locale, T>;

/** The id and what changes with every version of each record, by id. */
export type RevisionIndex = Map<string, RawRecord>;

/** A collection whose revisions can be fetched. */
interface RevisionSource {
  /** The GraphQL field that returns the records, e.g. `Talents`. */
  operation: string;
  /** The query for ids and what changes with every version only. */
  revisionsQuery: string;
  /** Whether editors publish these records; unpublished ones are excluded. */
  hasDrafts: boolean;
}

/** A collection whose records can be fetched. */
export interface RecordSource extends RevisionSource {
  /** The query for whole records in one locale. */
  query: string;
  isLocalised: boolean;
}

/** Records per request. Revisions are much smaller. */
const PAGE_SIZE = 100;
const REVISION_PAGE_SIZE = 2000;
const MAX_PAGE_PASSES = 3;

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
  AND: [
    ...(condition ? [condition] : []),
    ...(hasDrafts ? [{ _status: { equals: 'published' } }] : []),
  ],
});

/** The condition for the records after `last`. A cursor never skips or repeats a record on edits. */
const afterCursor = (last: RawRecord | undefined) => last && { id: { greater_than: last.id } };

/**
 * Fetches the revision of every record, which is much less data than the records.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function fetchRevisions(
  fetchGraphQL: GraphQLFetch,
  source: RevisionSource,
): Promise<RevisionIndex> {
  const { operation, revisionsQuery } = source;
  const revisions: RevisionIndex = new Map();
  for (let last: RawRecord | undefined; ;) {
    const variables = { where: whereOf(source, afterCursor(last)), limit: REVISION_PAGE_SIZE };
    const data = await fetchGraphQL(operation, revisionsQuery, variables);
    const page = extractRecords(operation, data);
    for (const record of page) revisions.set(String(record.id), record);
    last = page.at(-1);
    if (page.length < REVISION_PAGE_SIZE) return revisions;
  }
}

const revisionsOf = (records: RawRecord[]) =>
  records.map(({ id, updatedAt }) => `${id} ${updatedAt}`).join();

/** Fetches records in every locale, and again if an editor saved one between the two requests. */
async function fetchPage(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
  condition: object | undefined,
): Promise<LocalisedRecord[]> {
  const { operation, query, isLocalised } = source;
  const variables = { where: whereOf(source, condition), limit: PAGE_SIZE };
  for (let pass = 0; pass < MAX_PAGE_PASSES; pass++) {
    const pages: RawRecord[][] = [];
    for (const locale of isLocalised ? LOCALES : [DEFAULT_LOCALE]) {
      const localised = { ...variables, ...(isLocalised && { locale }) };
      const data = await fetchGraphQL(operation, query, localised);
      pages.push(extractRecords(operation, data));
    }
    const [es = [], en = es] = pages;
    if (revisionsOf(es) === revisionsOf(en)) {
      return es.map((record, index) => ({ es: record, en: en[index]! }));
    }
  }
  throw new RequestError(operation, 'the records kept changing while they were fetched');
}

/**
 * Yields every record in pages, by id, so that memory is bounded by one page.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function* fetchPages(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
): AsyncGenerator<LocalisedRecord[]> {
  for (let last: RawRecord | undefined; ;) {
    const page = await fetchPage(fetchGraphQL, source, afterCursor(last));
    yield page;
    last = page.at(-1)?.es;
    if (page.length < PAGE_SIZE) return;
  }
}

/** Yields the records with these ids that still exist, in pages; throws as {@link fetchPages} does. */
export async function* fetchByIds(
  fetchGraphQL: GraphQLFetch,
  source: RecordSource,
  ids: RawRecord['id'][],
): AsyncGenerator<LocalisedRecord[]> {
  for (let start = 0; start < ids.length; start += PAGE_SIZE) {
    // Payload's GraphQL accepts no list of ids.
    const anyOf = ids.slice(start, start + PAGE_SIZE).map((id) => ({ id: { equals: id } }));
    yield await fetchPage(fetchGraphQL, source, { OR: anyOf });
  }
}
