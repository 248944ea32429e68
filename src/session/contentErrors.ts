import { type ContentProblem, formatProblems } from './problemReport.ts';

/** Content that is missing or invalid. It ends the build; no stack trace follows its message. */
export class ContentError extends Error {
  override name = 'ContentError';
  override stack = '';
}

/** A failed request. It never contains a header, the token or the body of the response. */
export class RequestError extends ContentError {
  override name = 'RequestError';

  /** @param operation the name of the GraphQL operation, or the path of the file */
  constructor(operation: string, message: string) {
    super(`${operation}: ${message}`);
  }
}

/** A request that the CMS refuses without a valid API key. */
export class AccessError extends RequestError {
  override name = 'AccessError';
}

/** All invalid records of one collection, with one line per problem. */
export class RecordsError extends ContentError {
  override name = 'RecordsError';
  // No parameter property: Node loads this file without compiling it, through the configuration.
  readonly problems: ContentProblem[];

  constructor(collection: string, problems: ContentProblem[]) {
    const lines = formatProblems(problems);
    super(`The collection "${collection}" has invalid records:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}
