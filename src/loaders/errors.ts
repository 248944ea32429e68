/** A validation error of one record of the CMS. */
export interface Problem {
  /** E.g. `actresses/ines-quiroga (id 12)`. */
  record: string;
  locale: string;
  /** The field's path in the CMS, e.g. `videos.0.url`; empty for the whole record. */
  field: string;
  message: string;
}

/** Content that is missing or invalid. It fails the build. */
export class ContentError extends Error {
  override name = 'ContentError';
}

// No parameter properties: Node loads this file without compiling it, through the configuration.

/** A failed request. It never contains a header, the token or the body of the response. */
export class RequestError extends ContentError {
  override name = 'RequestError';
  /** The name of the GraphQL operation, or the path of the file. */
  readonly operation: string;

  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
    this.operation = operation;
  }
}

/** Merges problems that differ in the locale only, as those of fields without translation do. */
function mergeLocales(problems: Problem[]): Problem[] {
  const merged = new Map<string, Problem>();
  for (const problem of problems) {
    const key = [problem.record, problem.field, problem.message].join('\n');
    const { locale } = merged.get(key) ?? {};
    merged.set(key, locale ? { ...problem, locale: `${locale}, ${problem.locale}` } : problem);
  }
  return [...merged.values()];
}

/**
 * Formats the problems of a collection's records, one per line.
 *
 * @example '  talents › actors/luis-rey "Luis Rey" (id 3) › es, en › website: is not an https URL'
 */
export const formatProblems = (collection: string, problems: Problem[]): string[] =>
  mergeLocales(problems).map(
    ({ record, locale, field, message }) =>
      `  ${[collection, record, locale, field].filter(Boolean).join(' › ')}: ${message}`,
  );

/** All invalid records of one collection, with one line per problem. */
export class RecordsError extends ContentError {
  override name = 'RecordsError';
  readonly collection: string;
  readonly problems: Problem[];

  constructor(collection: string, problems: Problem[]) {
    const lines = formatProblems(collection, problems);
    super(`The collection "${collection}" has invalid records:\n${lines.join('\n')}`);
    this.collection = collection;
    this.problems = problems;
  }
}
