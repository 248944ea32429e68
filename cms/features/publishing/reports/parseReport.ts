import {
  type BuildReport,
  type ReportedRecord,
  type ReportedState,
  REPORTED_STATES,
} from '#contract/buildReport.ts';

const MAX_MESSAGE = 2_000;
const MAX_TEXT = 300;
const MAX_URL = 500;
const MAX_PROBLEMS = 100;

/** Control characters, and those that change the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\p{Bidi_Control}]/gu;

/** Returns a text without invisible characters, or `undefined` if it is none or empty. */
export function cleanText(value: unknown, maxLength = MAX_TEXT): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, 2 * maxLength)
    .replace(INVISIBLE, ' ')
    .trim();
  // The characters of an array are whole, those of a string may be halves.
  return [...text].slice(0, maxLength).join('') || undefined;
}

/** Returns a message of several lines as one line. */
export const cleanMessage = (value: unknown): string | undefined => cleanText(value, MAX_MESSAGE);

/** Returns an http(s) address, or `undefined` for anything else, such as `javascript:`. */
export function cleanUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL) return undefined;
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseProblem(value: unknown): ReportedRecord | undefined {
  if (!isObject(value)) return undefined;
  const collection = cleanText(value.collection);
  const message = cleanText(value.message);
  if (!collection || !message) return undefined;
  return {
    collection,
    record: cleanText(value.record) ?? collection,
    recordId: cleanText(value.recordId) ?? null,
    locale: cleanText(value.locale) ?? null,
    field: cleanText(value.field) ?? '',
    message,
    fallback: cleanText(value.fallback) ?? '',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads the body of a build's report. Texts are cut and cleaned, and unknown values are dropped.
 *
 * @returns `undefined` when it is not a report
 */
export function parseReport(body: string): BuildReport | undefined {
  const value = parseJson(body);
  if (!isObject(value) || !REPORTED_STATES.includes(value.state as ReportedState)) return undefined;
  const deploy = isObject(value.deploy) ? value.deploy : {};
  const problems = Array.isArray(value.problems) ? value.problems.slice(0, MAX_PROBLEMS) : [];
  const message = cleanMessage(value.message);
  return {
    state: value.state as ReportedState,
    deploy: { id: cleanText(deploy.id), url: cleanUrl(deploy.url) },
    ...(message && { message }),
    problems: problems.map(parseProblem).filter((problem) => problem !== undefined),
  };
}
