import { type SanitizedConfig, getRequestLanguage, type AfterErrorHook } from 'payload';
import { parseCookies } from 'payload/shared';
import type { Bilingual } from '../texts/labels.ts';
import { securityHeaders } from './securityHeaders.ts';

/** A request that is answered with a 4xx or 503 status and a message in the sender's language. */
export class Refusal extends Error {
  readonly status: number;
  readonly texts: Bilingual;
  readonly headers: Record<string, string>;

  /** @param headers headers of the response, e.g. `Retry-After` */
  constructor(status: number, texts: Bilingual, headers: Record<string, string> = {}) {
    super(texts.en);
    this.status = status;
    this.texts = texts;
    this.headers = headers;
  }
}

/** Returns the headers and the body of the response to a refused request, as Payload's own errors. */
export function respondToRefusal(
  { status, texts, headers }: Refusal,
  { pathname, headers: received }: { pathname: string; headers: Headers },
  config: SanitizedConfig,
) {
  const cookies = parseCookies(received);
  const language = getRequestLanguage({ config, cookies, headers: received });
  const message = language === 'en' ? texts.en : texts.es;
  return {
    status,
    headers: { 'Content-Type': 'application/json', ...headers, ...securityHeaders(pathname) },
    body: JSON.stringify({ errors: [{ message }] }),
  };
}

/** Errors of JavaScript that a request causes: wrong JSON, an escape, a date or a number. */
const REQUEST_ERRORS = new Set(['SyntaxError', 'URIError', 'RangeError']);

/** Messages of the parser of multipart bodies, which have no code. */
const MULTIPART =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Multipart: Boundary not found|Missing Content-Type|Request is not eligible for file upload)/;

/** Database errors about a value: SQLite's by name, PostgreSQL's by class. */
const DATABASE = /^(SQLITE_(MISMATCH|RANGE|TOOBIG)|22\w{3}|42804|42883)$/;

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
  const isEnglish = req.i18n?.language === 'en';
  const message = isEnglish ? 'The request is not valid' : 'La petición no es válida';
  return { ...(result && { response: { ...result, errors: [{ message }] } }), status: 400 };
};
