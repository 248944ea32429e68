import { setTimeout as wait } from 'node:timers/promises';
import { RequestError } from '../session/contentErrors.ts';

class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Reads the body of a response as a stream, and closes the connection when it exceeds the limit.
 *
 * @throws {BodyTooLargeError} when the body is larger than `maxBytes`, also if only its
 *   `Content-Length` is
 */
export async function readBody(
  { body, headers }: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const error = new BodyTooLargeError(`has more than ${maxBytes} bytes`);
  if (!body) return new Uint8Array();
  if (Number(headers.get('content-length')) > maxBytes) {
    await body.cancel();
    throw error;
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the stream.
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) throw error;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

const BASE_DELAY_MS = 500;
const MAX_BACKOFF_MS = 10_000;
/** The longest delay that a server can ask for. */
const MAX_RETRY_AFTER_MS = 60_000;

/** Parses `Retry-After`, which holds seconds or a date, into milliseconds from now. */
function retryAfterMs(headers: Headers): number {
  const value = headers.get('retry-after');
  if (!value) return 0;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.min(MAX_RETRY_AFTER_MS, Math.max(0, ms)) : 0;
}

/**
 * Returns an exponential delay in milliseconds, half of it random so that concurrent builds do not
 * retry at once; a longer one if a 429 or 503 asks for it.
 */
function retryDelayMs(
  attempt: number,
  response: { status: number; headers: Headers } | undefined,
  random: () => number,
): number {
  const backoffMs = Math.min(MAX_BACKOFF_MS, BASE_DELAY_MS * 2 ** (attempt - 1));
  const hasRetryAfter = response?.status === 429 || response?.status === 503;
  const minimumMs = hasRetryAfter ? retryAfterMs(response.headers) : 0;
  return Math.max(backoffMs * (0.5 + random() / 2), minimumMs);
}

/** The retry policy of a request. */
export interface RetryOptions {
  /** How long a request is retried after its first failure, in seconds. */
  patienceSeconds: number;
  timeoutSeconds: number;
  /** The size of the largest body that is read, in bytes. @default 64 MB */
  maxBytes?: number;
  /** Returns what is wrong with a response of status 200, which is then retried. */
  findFault?: (response: BufferedResponse) => string | undefined | Promise<string | undefined>;
  /** The maximum number of faulty responses and of responses with status 500. @default Infinity */
  maxFaults?: number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  /** Returns a number from 0 to 1 for the jitter. @default Math.random */
  random?: () => number;
}

/** A response whose body has been received completely. */
interface BufferedResponse {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

/** A response whose content is missing, wrong or too large, though the CMS can be reached. */
export class FaultyResponseError extends RequestError {
  override name = 'FaultyResponseError';
}

const LOG_INTERVAL_MS = 10_000;
/** The requests that are being retried: why the last attempt failed, and when the first did. */
const waiting = new Map<object, { cause: string; startMs: number }>();
let timer: NodeJS.Timeout | undefined;

function logOldest(): void {
  const [oldest, ...others] = waiting.values();
  if (!oldest) return;
  const seconds = Math.round((performance.now() - oldest.startMs) / 1000);
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  console.warn(`Retrying for ${seconds} s: ${oldest.cause}${more}`);
}

/** Logs every ten seconds that requests are being retried, until none is; without a cause, one is not. */
function setWaiting(request: object, cause?: string): void {
  const { startMs = performance.now() } = waiting.get(request) ?? {};
  if (cause) waiting.set(request, { cause, startMs });
  else waiting.delete(request);
  if (waiting.size > 0) timer ??= setInterval(logOldest, LOG_INTERVAL_MS);
  else timer = void clearInterval(timer);
}

/** The result of one attempt; `failure` is set if it should be retried. */
interface Attempt {
  response?: BufferedResponse;
  failure?: string | undefined;
  /** Whether the CMS has responded, with content that must not be used or with status 500. */
  isFaulty?: boolean;
}

const MAX_BYTES = 64_000_000;

const isTransient = (status: number) => status === 429 || status >= 500;

/** Describes why fetch failed, without fetch's own message, which can contain headers. */
function describeFailure(error: unknown, timeoutSeconds: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `no response within ${timeoutSeconds} s`;
  const code = cause?.code ?? name ?? 'unknown error';
  return `the CMS cannot be reached or closed the connection (${code}): check CMS_URL`;
}

async function attemptOnce(url: URL, init: RequestInit, options: RetryOptions): Promise<Attempt> {
  const { timeoutSeconds, maxBytes = MAX_BYTES, findFault } = options;
  try {
    const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
    // Redirects are not followed: they could send the token to another host.
    const sent = await fetch(url, { ...init, signal, redirect: 'manual' });
    const { status, headers } = sent;
    const response = { status, headers, body: await readBody(sent, maxBytes) };
    if (isTransient(status)) {
      return { response, failure: `status ${status}`, isFaulty: status === 500 };
    }
    const fault = status === 200 ? await findFault?.(response) : undefined;
    return { response, failure: fault, isFaulty: fault !== undefined };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return { failure: error.message, isFaulty: true };
    return { failure: describeFailure(error, timeoutSeconds) };
  }
}

/**
 * Fetches with exponential backoff and jitter. Retries network errors, timeouts, 429 (honouring
 * Retry-After), 5xx and faulty responses only. Logs every ten seconds while it retries.
 *
 * @returns the last response, even if its status is 429 or 5xx
 * @throws {FaultyResponseError} when the last response is faulty or too large
 * @throws {RequestError} naming the operation, the cause and the number of attempts, when the last
 *   attempt gets no response
 */
export async function fetchWithRetry(
  operation: string,
  url: URL,
  init: RequestInit,
  options: RetryOptions,
): Promise<BufferedResponse> {
  const { patienceSeconds, maxFaults = Infinity, sleep = wait, random = Math.random } = options;
  const request = {};
  let remainingMs = patienceSeconds * 1000;
  let faults = 0;
  try {
    for (let count = 1; ; count++) {
      const startMs = performance.now();
      const { response, failure, isFaulty } = await attemptOnce(url, init, options);
      if (failure === undefined) return response!;
      // The first attempt may be a long download.
      if (count > 1) remainingMs -= performance.now() - startMs;
      if (isFaulty) faults++;
      if (remainingMs <= 0 || faults >= maxFaults) {
        if (response && response.status !== 200) return response;
        const ErrorClass = isFaulty ? FaultyResponseError : RequestError;
        throw new ErrorClass(operation, `${failure} (${count} attempts)`);
      }
      setWaiting(request, `${operation}: ${failure}`);
      const delayMs = Math.min(remainingMs, retryDelayMs(count, response, random));
      await sleep(delayMs);
      remainingMs -= delayMs;
    }
  } finally {
    setWaiting(request);
  }
}
