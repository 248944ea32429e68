import type { ReportedRecord } from '#contract/buildReport.ts';
import { buildSession } from './buildSession.ts';

/** A validation error of one field of one record of the CMS. */
export type ContentProblem = Omit<ReportedRecord, 'fallback'>;

/** How a build says what it shows in place of invalid content. */
const FALLBACK_TEXTS = {
  previousVersion: 'the record is shown as in the previous build',
  /** Or the list item that requires the field. */
  fieldOmitted: 'the field is omitted',
  /** Of a page. */
  defaultText: 'the default text is shown instead',
  /** Of a broken picture. */
  placeholder: 'a plain colour is shown instead',
  omitted: 'it is omitted',
};

/** What a build shows in place of invalid content. */
export type Fallback = keyof typeof FALLBACK_TEXTS;

/** A problem with what a build shows instead. */
export interface ReportedProblem extends ContentProblem {
  fallback: Fallback;
}

/** Merges problems that differ in the locale only, as those of fields without translation do. */
function mergeLocales<T extends ContentProblem>(problems: T[]): T[] {
  const merged = new Map<string, T>();
  for (const problem of problems) {
    const { collection, record, field, message } = problem;
    const key = [collection, record, field, message].join('\n');
    const { locale } = merged.get(key) ?? {};
    merged.set(key, locale ? { ...problem, locale: `${locale}, ${problem.locale}` } : problem);
  }
  return [...merged.values()];
}

const formatProblem = ({ collection, record, locale, field, message }: ContentProblem) =>
  `  ${[collection, record, locale, field].filter(Boolean).join(' › ')}: ${message}`;

/**
 * Formats problems, one per line; one that did not end the build is followed by a line with its fallback.
 *
 * @example '  talents › actors/luis-rey "Luis Rey" (id 3) › es, en › website: is not an https URL'
 */
export const formatProblems = (problems: (ContentProblem & { fallback?: Fallback })[]): string[] =>
  mergeLocales(problems).flatMap((problem) => [
    formatProblem(problem),
    ...(problem.fallback ? [`    → ${FALLBACK_TEXTS[problem.fallback]}`] : []),
  ]);

/** What a build reports about the content of the CMS. */
export interface BuildReport {
  problems: ReportedProblem[];
}

const warned = new Set<string>();

/** The problems of the running build. */
export const problemReport = {
  start(): void {
    buildSession.problems = [];
  },

  /** Ends the report and returns it; an empty one if none was started. */
  end(): BuildReport {
    const { problems = [] } = buildSession;
    buildSession.problems = undefined;
    return { problems };
  },

  /** Adds problems, each once. Outside a build, as in `astro dev`, each is logged once as a warning. */
  add(problems: ReportedProblem[]): void {
    const reported = buildSession.problems;
    if (reported) {
      // Several files show the same broken picture.
      const known = new Set(reported.map((problem) => JSON.stringify(problem)));
      reported.push(...problems.filter((problem) => !known.has(JSON.stringify(problem))));
      return;
    }
    const lines = formatProblems(problems).join('\n');
    if (!lines || warned.has(lines)) return;
    warned.add(lines);
    console.warn(`The CMS has invalid content:\n${lines}`);
  },
};
