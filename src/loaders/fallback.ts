import { type ContentProblem, type Fallback, reportProblems } from '~/lib/buildReport';
import type { ParseResult, ParsedEntry } from './parseRecord';
import { RecordsError } from '~/loaders/loaderErrors';
import type { Snapshot } from './deltaSync';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';

/** Returns the entries of a record's previous version, which replace invalid ones; none without one. */
export type FindPrevious<T> = (recordId: string | null) => ParsedEntry<T>[];

/** Returns the entries of a record as the previous sync stored them; none if it did not. */
export function cachedEntries<T>(snapshot: Snapshot, recordId: string): ParsedEntry<T>[] {
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
export const findPreviousIn =
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
export interface UniquePath<T> {
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
export function assertUniquePaths<T>(results: ParseResult<T>[], row: UniquePath<T>): void {
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
export function replaceDuplicatePaths<T>(
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
