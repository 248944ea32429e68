import type { AfterErrorHook } from 'payload';
import { describeProblem } from '../texts/problems.ts';

/** Errors of JavaScript that a request causes: wrong JSON, an escape, a date or a number. */
const REQUEST_ERRORS = new Set(['SyntaxError', 'URIError', 'RangeError']);

/** Messages of the parser of multipart bodies, which have no code. */
const MULTIPART =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Unsupported content type|Multipart: Boundary not found|Missing Content-Type|Request is not eligible for file upload)/;

/** Database errors about a value, or the id of no record: SQLite's by name, PostgreSQL's by class. */
const DATABASE =
  /^(SQLITE_(MISMATCH|RANGE|TOOBIG|CONSTRAINT_FOREIGNKEY)|23503|22\w{3}|42804|42883)$/;

/** What the drivers say about a value of the wrong type, and Payload about an operator for points. */
const VALUE =
  /no such column: NaN|cannot be passed as argument to the database|Invalid time value|row value misused|operators\[queryOperator\] is not a function/;

interface Cause extends Partial<Error> {
  code?: unknown;
  cause?: Cause;
}

/** Returns whether the request caused an error, as opposed to the CMS or its database. */
const isCausedByRequest = ({ name = '', message = '', code, cause }: Cause): boolean =>
  REQUEST_ERRORS.has(name) ||
  MULTIPART.test(message) ||
  VALUE.test(message) ||
  (typeof code === 'string' && DATABASE.test(code)) ||
  (cause ? isCausedByRequest(cause) : false);

/** Answers errors that the request caused with status 400, which Payload answers with 500. */
export const answerBadRequest: AfterErrorHook = ({ error, result, req }) => {
  const status = (error as { status?: number }).status ?? 500;
  if (status !== 500 || !isCausedByRequest(error as Cause)) return undefined;
  const language = req.i18n?.language === 'en' ? 'en' : 'es';
  const message = describeProblem({ code: 'badRequest' }, language);
  return { ...(result && { response: { ...result, errors: [{ message }] } }), status: 400 };
};
