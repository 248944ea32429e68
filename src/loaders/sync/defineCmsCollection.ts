import type { GraphQLFetch } from '~/loaders/client';
import { type Snapshot, EMPTY_SNAPSHOT, syncChanges } from './deltaSync';
import { publishedVersions } from './drafts';
import { cachedEntries, previousVersions, replaceInvalid } from './fallback';
import { type RecordSource, fetchAll } from './fetchRecords';
import {
  type ParseOptions,
  type ParseResult,
  type ParsedEntry,
  collectEntries,
  createParser,
} from './parseRecord';
import { type UniquePath, assertUniquePaths, replaceDuplicatePaths } from './uniquePaths';

/** Options of one load. */
interface LoadOptions {
  /** The result of the previous sync. @default EMPTY_SNAPSHOT */
  snapshot?: Snapshot;
  /** Whether drafts are loaded instead of published records. @default false */
  isPreview?: boolean;
  /** Whether invalid published records end the build. @default false */
  isStrict?: boolean;
}

/** Fetches and validates the entries of one collection. */
export type CollectionLoader<T> = (
  fetchGraphQL: GraphQLFetch,
  options?: LoadOptions,
) => Promise<ParsedEntry<T>[]>;

type CmsCollection<T> = RecordSource & ParseOptions<T> & UniquePath<T>;

/** Loads the latest drafts; the published version replaces an invalid one. */
async function loadDrafts<T>(
  fetchGraphQL: GraphQLFetch,
  row: CmsCollection<T>,
  isStrict: boolean,
): Promise<ParseResult<T>[]> {
  const drafts = await fetchAll(fetchGraphQL, { ...row, isPreview: true });
  const loadVersions = async () =>
    publishedVersions(await fetchAll(fetchGraphQL, row), row, isStrict);
  const valid = await replaceInvalid(drafts.map(createParser(row)), loadVersions);
  return replaceDuplicatePaths(valid, row, loadVersions);
}

/** Loads the published records; the version of the previous sync replaces an invalid one. */
async function loadPublished<T>(
  fetchGraphQL: GraphQLFetch,
  row: CmsCollection<T>,
  { snapshot = EMPTY_SNAPSHOT, isStrict = false }: LoadOptions,
): Promise<ParseResult<T>[]> {
  // Records are parsed as they arrive: ten thousand raw records would exhaust the memory.
  const { ids, changed } = await syncChanges(fetchGraphQL, row, snapshot, createParser(row));
  const results = ids.map((recordId): ParseResult<T> => {
    const cached = () => cachedEntries<T>(snapshot, recordId);
    return changed.get(recordId) ?? { recordId, entries: cached(), problems: [], omissions: [] };
  });
  if (isStrict) {
    collectEntries(results, row.collection);
    assertUniquePaths(results, row);
    return results;
  }
  const loadVersions = () => previousVersions<T>(snapshot);
  return replaceDuplicatePaths(await replaceInvalid(results, loadVersions), row, loadVersions);
}

/**
 * Defines the loader of a collection. An invalid record, or one whose path another has, is reported
 * and replaced by an earlier version, or omitted if there is none. A strict load throws a RecordsError
 * instead.
 */
export const defineCmsCollection =
  <T>(row: CmsCollection<T>): CollectionLoader<T> =>
  async (fetchGraphQL, options = {}) => {
    const { isPreview, isStrict = false } = options;
    const results =
      isPreview && row.hasDrafts
        ? await loadDrafts(fetchGraphQL, row, isStrict)
        : await loadPublished(fetchGraphQL, row, options);
    return results.flatMap(({ entries }) => entries);
  };
