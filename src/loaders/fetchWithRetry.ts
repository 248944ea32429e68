import { setTimeout as wait } from 'node:timers/promises';
import { RequestError } from './errors.ts';

/** The retry policy of a request. */
export interface RetryOptions {
  /** The maximum number of attempts, including the first. */
  attempts: number;
  /** The time limit of one attempt, including its body. */
  timeoutSeconds: number;
  /** Waits for a number of milliseconds. @default setTimeout */
  sleep?: (milliseconds: number) => Promise<unknown>;
  /** Returns a number from 0 to 1 for the jitter. @default Math.random */
  random?: () => number;
  /** Sends one request. @default fetch */
  send?: typeof fetch;
}

/** A response whose body has been received completely. */
export interface BufferedResponse {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const BASE_DELAY_MS = 500;
const MAX_DELAY_MS = 60_000;

const isTransient = (status: number) => status === 429 || status >= 500;

/** Parses `Retry-After`, which holds seconds or a date, into milliseconds from now. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Returns an exponential delay, half of it random so that concurrent builds do not retry at once. */
function retryDelayMs(
  attempt: number,
  response: BufferedResponse | undefined,
  random: () => number,
): number {
  const backoffMs = BASE_DELAY_MS * 2 ** (attempt - 1) * (0.5 + random() / 2);
  const hasRetryAfter = response?.status === 429 || response?.status === 503;
  const minimumMs = hasRetryAfter ? retryAfterMs(response.headers) : 0;
  return Math.min(MAX_DELAY_MS, Math.max(backoffMs, minimumMs ?? 0));
}

async function attemptOnce(
  url: URL,
  init: RequestInit,
  { timeoutSeconds, send = fetch }: RetryOptions,
): Promise<BufferedResponse> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  // Redirects are not followed: they could send the token to another host.
  const response = await send(url, { ...init, signal, redirect: 'manual' });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

/** Describes why fetch failed, without fetch's own message, which can contain headers. */
function describeFailure(error: unknown, timeoutSeconds: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `no response within ${timeoutSeconds} s`;
  const code = cause?.code ?? name ?? 'unknown error';
  return `the CMS cannot be reached or closed the connection (${code})`;
}

/**
 * Fetches with exponential backoff and jitter. Retries network errors, timeouts, 429 (honouring
 * Retry-After) and 5xx only; the last response is returned even if its status is one of these.
 *
 * @throws {RequestError} naming the operation, the cause and the number of attempts, when the last
 *   attempt gets no response
 */
export async function fetchWithRetry(
  operation: string,
  url: URL,
  init: RequestInit,
  options: RetryOptions,
): Promise<BufferedResponse> {
  const { attempts, timeoutSeconds, sleep = wait, random = Math.random } = options;
  for (let attempt = 1; ; attempt++) {
    const result = await attemptOnce(url, init, options).catch((error: unknown) =>
      describeFailure(error, timeoutSeconds),
    );
    const response = typeof result === 'string' ? undefined : result;
    if (response && !isTransient(response.status)) return response;
    if (attempt < attempts) await sleep(retryDelayMs(attempt, response, random));
    else if (typeof result === 'string') {
      throw new RequestError(operation, `${result} (${attempts} attempts)`);
    } else return result;
  }
}
