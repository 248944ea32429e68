import type { ContentProblem, Fallback } from '~/lib/report/contentProblem';
import type { Snapshot } from './deltaSync';
import type { ParseResult, ParsedEntry } from './parseRecord';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { reportProblems } from '~/lib/report/buildReport';

/** The earlier versions of a collection's records, which replace invalid ones. */
export interface EarlierVersions<T> {
  fallback: Extract<Fallback, 'previousVersion' | 'publishedVersion'>;
  /** Returns the entries of a record's earlier version; none if there is no valid one. */
  find: (recordId: string | null) => ParsedEntry<T>[];
}

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
 * The versions of the previous sync. Their revisions remain in the snapshot, so that the next sync
 * fetches and checks these records again.
 */
export const previousVersions = <T>(snapshot: Snapshot): EarlierVersions<T> => ({
  fallback: 'previousVersion',
  find: (recordId) => (recordId === null ? [] : cachedEntries<T>(snapshot, recordId)),
});

/** Adds problems to the build's report, with what is shown instead. */
export const reportFallback = (problems: ContentProblem[], fallback: Fallback): void =>
  reportProblems(problems.map((problem) => ({ ...problem, fallback })));

/**
 * Returns the records with entries: an invalid one is replaced by its earlier version, or omitted if
 * there is none. Reports every problem.
 *
 * @param loadVersions called only if a record is invalid
 */
export async function replaceInvalid<T>(
  results: ParseResult<T>[],
  loadVersions: () => EarlierVersions<T> | Promise<EarlierVersions<T>>,
): Promise<ParseResult<T>[]> {
  reportFallback(
    results.flatMap(({ omissions }) => omissions),
    'fieldOmitted',
  );
  const isInvalid = ({ problems }: ParseResult<T>) => problems.length > 0;
  if (!results.some(isInvalid)) return results;
  const versions = await loadVersions();
  const replace = (result: ParseResult<T>): ParseResult<T> => {
    if (!isInvalid(result)) return result;
    const entries = versions.find(result.recordId);
    reportFallback(result.problems, entries.length > 0 ? versions.fallback : 'omitted');
    return { ...result, entries };
  };
  return results.map(replace).filter(({ entries }) => entries.length > 0);
}
