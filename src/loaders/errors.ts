/** One thing that is wrong with one record of the CMS. */
export interface Problem {
  /** E.g. `actresses/ines-quiroga (id 12)`. */
  record: string;
  locale: string;
  /** The path of the field as the CMS names it, e.g. `videos.0.url`; empty for the whole record. */
  field: string;
  message: string;
}

/** Content that could not be had, or that is not as it should be: it stops the build. */
export class ContentError extends Error {
  override name = 'ContentError';
}

// Fields are written out in these classes: the configuration, which Node reads as it is, needs them.

/** The request itself failed. It never carries a header, a token or the CMS's answer. */
export class RequestError extends ContentError {
  override name = 'RequestError';
  /** Name of the GraphQL operation, or path of the file, that was asked for. */
  readonly operation: string;

  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.operation = operation;
  }
}

/** A fault in a field that is not localised shows in every locale: it is told once, as `es, en`. */
function inBothLocales(problems: Problem[]): Problem[] {
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    const key = [problem.record, problem.field, problem.message].join('\n');
    const { locale } = told.get(key) ?? {};
    told.set(key, locale ? { ...problem, locale: `${locale}, ${problem.locale}` } : problem);
  }
  return [...told.values()];
}

/** Tells problems of a collection's records, a line each. */
export const problemLines = (collection: string, problems: Problem[]): string[] =>
  inBothLocales(problems).map(
    ({ record, locale, field, message }) =>
      `  ${[collection, record, locale, field].filter(Boolean).join(' › ')}: ${message}`,
  );

/** All that is wrong with the records of one collection, a line each. */
export class RecordsError extends ContentError {
  override name = 'RecordsError';
  readonly collection: string;
  readonly problems: Problem[];

  constructor(collection: string, problems: Problem[]) {
    const lines = problemLines(collection, problems);
    super(`The collection "${collection}" has wrong records:\n${lines.join('\n')}`);
    this.collection = collection;
    this.problems = problems;
  }
}
