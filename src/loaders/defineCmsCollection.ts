import type { GraphQLFetch } from '~/loaders/cmsClient';
import { type Snapshot, EMPTY_SNAPSHOT, markStale, syncChanges } from './deltaSync';
import {
  cachedEntries,
  findPreviousIn,
  replaceInvalid,
  type UniquePath,
  assertUniquePaths,
  replaceDuplicatePaths,
} from './fallback';
import type { RecordSource } from './fetchRecords';
import {
  type ParseOptions,
  type ParseResult,
  type ParsedEntry,
  collectEntries,
  createParser,
} from './parseRecord';

/** Options of one load. */
interface LoadOptions {
  /** The result of the previous sync. @default EMPTY_SNAPSHOT */
  snapshot?: Snapshot;
  /** Whether invalid records end the build. @default false */
  isStrict?: boolean;
}

/** Fetches and validates the entries of one collection. */
export type CollectionLoader<T> = (
  fetchGraphQL: GraphQLFetch,
  options?: LoadOptions,
) => Promise<ParsedEntry<T>[]>;

type CmsCollection<T> = RecordSource &
  ParseOptions<T> &
  UniquePath<T> & {
    /**
     * Whether the answer depends on other records, such as whether a person is published: then every
     * record is fetched by every build. @default false
     */
    namesOthers?: boolean;
  };

/** Loads the published records; the version of the previous sync replaces an invalid one. */
async function loadRecords<T>(
  fetchGraphQL: GraphQLFetch,
  row: CmsCollection<T>,
  { snapshot = EMPTY_SNAPSHOT, isStrict = false }: LoadOptions,
): Promise<ParseResult<T>[]> {
  // Records are parsed as they arrive: ten thousand raw records would exhaust the memory.
  const known = row.namesOthers ? { ...snapshot, records: markStale(snapshot.records) } : snapshot;
  const { ids, changed } = await syncChanges(fetchGraphQL, row, known, createParser(row));
  const results = ids.map((recordId): ParseResult<T> => {
    const cached = () => cachedEntries<T>(snapshot, recordId);
    return changed.get(recordId) ?? { recordId, entries: cached(), problems: [], omissions: [] };
  });
  if (isStrict) {
    collectEntries(results, row.collection);
    assertUniquePaths(results, row);
    return results;
  }
  const findPrevious = findPreviousIn<T>(snapshot);
  return replaceDuplicatePaths(replaceInvalid(results, findPrevious), row, findPrevious);
}

/**
 * Defines the loader of a collection. An invalid record, or one whose path another has, is reported
 * and replaced by its previous version, or omitted if there is none. A strict load throws a RecordsError
 * instead.
 */
export const defineCmsCollection =
  <T>(row: CmsCollection<T>): CollectionLoader<T> =>
  async (fetchGraphQL, options = {}) => {
    const results = await loadRecords(fetchGraphQL, row, options);
    return results.flatMap(({ entries }) => entries);
  };
