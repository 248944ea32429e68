import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import type { Locale } from '#contract/locales.ts';
import type { InvalidRecord, InvalidRecords } from '../invalidRecords.ts';
import type { LocalisedProblem } from '../recordScan.ts';
import { type ProblemView, viewProblem } from './problemView.ts';
import type { StoredProblem } from './problems.ts';
import type { ViewContext } from './siteView.ts';

/** The published records that break a rule of the CMS, in an editor's words. */
export interface InvalidView {
  problems: ProblemView[];
  /** How many records more have problems. */
  hidden: number;
  /** How many of the published records have been checked. */
  checked: number;
  total: number;
}

/** Records in the list: more would hide the rest of the first page. */
const MAX_RECORDS = 20;
const LANGUAGES: Record<Locale, Bilingual> = {
  es: bilingual('en español', 'in Spanish'),
  en: bilingual('en inglés', 'in English'),
};

const idOf = ({ id }: InvalidRecord): string | null => (id === undefined ? null : String(id));

const isOf =
  (record: InvalidRecord) =>
  ({ collection, id }: StoredProblem): boolean =>
    collection === record.kind && id === idOf(record);

/** Whether a build has reported the problem, perhaps for a value inside the field. */
const isReported = (path: string, reported: readonly StoredProblem[]): boolean =>
  reported.some(({ field }) => field === path || field.startsWith(`${path}.`));

function viewOwn(
  record: InvalidRecord,
  { path, locale, problem }: LocalisedProblem,
  { payload, language }: ViewContext,
): ProblemView {
  const { kind, title } = record;
  const stored = { collection: kind, id: idOf(record), title, field: path, problem };
  const view = viewProblem(
    payload,
    { ...stored, locale: locale ?? null, message: '', fallback: '' },
    language,
  );
  return locale ? { ...view, place: `${view.place} (${LANGUAGES[locale][language]})` } : view;
}

/**
 * Returns what the CMS knows about the records that a build has reported, except the problems that the
 * build has named itself: so each problem is shown once.
 */
export const viewFurther = (
  { records }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): ProblemView[] =>
  records.flatMap((record) => {
    const own = reported.filter(isOf(record));
    if (own.length === 0) return [];
    return record.problems
      .filter(({ path }) => !isReported(path, own))
      .map((problem) => viewOwn(record, problem, context));
  });

/** Describes the invalid records about which the newest publication has reported nothing. */
export function viewInvalid(
  { records, checked, total }: InvalidRecords,
  reported: readonly StoredProblem[],
  context: ViewContext,
): InvalidView {
  const others = records.filter((record) => !reported.some(isOf(record)));
  return {
    problems: others
      .slice(0, MAX_RECORDS)
      .flatMap((record) => record.problems.map((problem) => viewOwn(record, problem, context))),
    hidden: Math.max(0, others.length - MAX_RECORDS),
    checked,
    total,
  };
}
