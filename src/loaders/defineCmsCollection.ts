import type { GraphQLFetch } from '~/loaders/cmsClient';
import { type Snapshot, EMPTY_SNAPSHOT, markStale, syncChanges } from './deltaSync';
import type { RecordSource } from './deltaSync';
import {
  type ParseOptions,
  type ParseResult,
  type ParsedEntry,
  collectEntries,
  createParser,
} from './parseRecord';
import { type ContentProblem, type Fallback, reportProblems } from '~/lib/buildReport';
import { RecordsError } from './loaderErrors';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';

/** Returns the entries of a record's previous version, which replace invalid ones; none without one. */
export type FindPrevious<T> = (recordId: string | null) => ParsedEntry<T>[];

/** Returns the entries of a record as the previous sync stored them; none if it did not. */
function cachedEntries<T>(snapshot: Snapshot, recordId: string): ParsedEntry<T>[] {
  const record = snapshot.records[recordId];
  if (!record) return [];
  const { entries: ids, ...revision } = record;
  return ids.map((id) => {
    const locale = LOCALES.find((candidate) => id.startsWith(`${candidate}/`)) ?? DEFAULT_LOCALE;
    return { id, locale, data: snapshot.dataOf(id) as T, recordId, revision, isCached: true };
  });
}

/**
 * Finds the versions of the previous sync. Their revisions remain in the snapshot, so that the next
 * sync fetches and checks these records again.
 */
const findPreviousIn =
  <T>(snapshot: Snapshot): FindPrevious<T> =>
  (recordId) =>
    recordId === null ? [] : cachedEntries<T>(snapshot, recordId);

/** Adds problems to the build's report, with what is shown instead. */
export const reportFallback = (problems: ContentProblem[], fallback: Fallback): void =>
  reportProblems(problems.map((problem) => ({ ...problem, fallback })));

/**
 * Returns the records with entries: an invalid one is replaced by its previous version, or omitted if
 * there is none. Reports every problem.
 */
export function replaceInvalid<T>(
  results: ParseResult<T>[],
  findPrevious: FindPrevious<T>,
): ParseResult<T>[] {
  reportFallback(
    results.flatMap(({ omissions }) => omissions),
    'fieldOmitted',
  );
  const isInvalid = ({ problems }: ParseResult<T>) => problems.length > 0;
  const replace = (result: ParseResult<T>): ParseResult<T> => {
    if (!isInvalid(result)) return result;
    const entries = findPrevious(result.recordId);
    reportFallback(result.problems, entries.length > 0 ? 'previousVersion' : 'omitted');
    return { ...result, entries };
  };
  return results.map(replace).filter(({ entries }) => entries.length > 0);
}

/** The paths of a collection's records, of which no two may be equal. */
interface UniquePath<T> {
  collection: string;
  /** The field that editors change to change the path. */
  pathField: string;
  /** Returns a record's path; it is the same in every locale. */
  pathOf: (data: T) => string;
  /** Returns the record's title for messages. */
  titleOf: (data: T) => string;
}

/** A record whose path another record has. */
interface Conflict<T> {
  result: ParseResult<T>;
  owner: ParseResult<T>;
}

type Records<T> = Map<string, ParseResult<T>>;

const findPath = <T>({ entries: [entry] }: Pick<ParseResult<T>, 'entries'>, row: UniquePath<T>) =>
  entry && row.pathOf(entry.data);

/** Returns the owner of each path, the first record that has it, and the records in conflict. */
function assignPaths<T>(results: ParseResult<T>[], row: UniquePath<T>) {
  const owners: Records<T> = new Map();
  const conflicts: Conflict<T>[] = [];
  for (const result of results) {
    const path = findPath(result, row);
    if (path === undefined) continue;
    const owner = owners.get(path);
    if (owner) conflicts.push({ result, owner });
    else owners.set(path, result);
  }
  return { owners, conflicts };
}

function toProblem<T>({ result, owner }: Conflict<T>, row: UniquePath<T>): ContentProblem {
  const { collection, pathField, pathOf, titleOf } = row;
  const [own, other] = [result, owner].map(({ entries: [entry] }) => entry!.data) as [T, T];
  return {
    collection,
    record: `${pathOf(own)} "${titleOf(own)}" (id ${result.recordId})`,
    recordId: result.recordId,
    locale: null,
    field: pathField,
    message: `"${titleOf(other)}" and "${titleOf(own)}" have the same path`,
  };
}

/**
 * Checks that no two records have the same path.
 *
 * @throws {RecordsError} with the titles of both records of every such pair
 */
function assertUniquePaths<T>(results: ParseResult<T>[], row: UniquePath<T>): void {
  const { conflicts } = assignPaths(results, row);
  if (conflicts.length === 0) return;
  const problems = conflicts.map((conflict) => toProblem(conflict, row));
  throw new RecordsError(row.collection, problems);
}

/**
 * Returns the records, of which each has a path of its own. Of two with the same path, the one that
 * had it in its previous version keeps it, else the first. The other is replaced by its previous
 * version, or omitted if there is none or its path is taken too. Reports every such pair.
 */
function replaceDuplicatePaths<T>(
  results: ParseResult<T>[],
  row: UniquePath<T>,
  findPrevious: FindPrevious<T>,
): ParseResult<T>[] {
  if (assignPaths(results, row).conflicts.length === 0) return results;
  const hadPath = (result: ParseResult<T>) =>
    findPath({ entries: findPrevious(result.recordId) }, row) === findPath(result, row);
  const [earlier, later] = [results.filter(hadPath), results.filter((result) => !hadPath(result))];
  const { owners, conflicts } = assignPaths([...earlier, ...later], row);
  for (const conflict of conflicts) {
    const replacement = { ...conflict.result, entries: findPrevious(conflict.result.recordId) };
    const path = findPath(replacement, row);
    const isFree = path !== undefined && !owners.has(path);
    if (isFree) owners.set(path, replacement);
    reportFallback([toProblem(conflict, row)], isFree ? 'previousVersion' : 'omitted');
  }
  const order = new Map(results.map(({ recordId }, index) => [recordId, index]));
  return [...owners.values()].sort((a, b) => order.get(a.recordId)! - order.get(b.recordId)!);
}

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
