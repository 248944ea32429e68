import type { ContentProblem, Fallback } from '~/lib/contentProblem';
import type { Snapshot } from './deltaSync';
import type { ParseResult, ParsedEntry } from './parseRecord';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { reportProblems } from '~/lib/buildReport';

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
