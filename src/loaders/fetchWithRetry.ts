import { setTimeout as wait } from 'node:timers/promises';
import { RequestError } from './errors.ts';

/** When a request is given up, and how it waits before it is tried again. */
export interface RetryOptions {
  /** How often it is tried in all. */
  attempts: number;
  /** Time limit of one attempt, its body included. */
  timeoutSeconds: number;
  /** Waits so many milliseconds. @default setTimeout */
  sleep?: (milliseconds: number) => Promise<unknown>;
  /** A number from 0 to 1, for the jitter. @default Math.random */
  random?: () => number;
  /** What sends one request. @default fetch */
  send?: typeof fetch;
}

/** An answer whose body has wholly arrived. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60_000;

const isPassing = (status: number) => status === 429 || status >= 500;

/** Milliseconds that `Retry-After` asks for, as seconds or as a date. */
function retryAfterMs(headers: Headers | undefined): number | undefined {
  const value = headers?.get('retry-after');
  if (!value) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Half of a wait that doubles each time is left to chance, so that many builds do not march in step. */
function waitMs(attempt: number, answer: Answer | undefined, random: () => number): number {
  const grown = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random() / 2);
  const asked = answer?.status === 429 || answer?.status === 503 ? retryAfterMs(answer.headers) : 0;
  return Math.min(LONGEST_WAIT_MS, Math.max(grown, asked ?? 0));
}

async function attemptOnce(
  url: URL,
  init: RequestInit,
  { timeoutSeconds, send = fetch }: RetryOptions,
): Promise<Answer> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutSeconds * 1000));
  // A redirect is not followed: it could carry the token elsewhere.
  const response = await send(url, { ...init, signal, redirect: 'manual' });
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
}

/** Says why fetch failed without what it was given: its own errors can hold headers. */
function reasonOf(error: unknown, timeoutSeconds: number): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') return `no answer within ${timeoutSeconds} s`;
  return `the CMS cannot be reached, or broke off (${cause?.code ?? name ?? 'unknown error'})`;
}

/**
 * Sends a request until an answer arrives that does not ask to come again: it is tried again on
 * network errors, time-outs, 429 (honouring Retry-After) and 5xx, and on nothing else.
 *
 * @throws {RequestError} naming the operation, the cause and the attempts, when none got an answer
 */
export async function fetchWithRetry(
  operation: string,
  url: URL,
  init: RequestInit,
  patience: RetryOptions,
): Promise<Answer> {
  const { attempts, timeoutSeconds, sleep = wait, random = Math.random } = patience;
  for (let attempt = 1; ; attempt++) {
    const result = await attemptOnce(url, init, patience).catch((error: unknown) =>
      reasonOf(error, timeoutSeconds),
    );
    const answer = typeof result === 'string' ? undefined : result;
    if (answer && !isPassing(answer.status)) return answer;
    if (attempt < attempts) await sleep(waitMs(attempt, answer, random));
    else if (typeof result === 'string') {
      throw new RequestError(operation, `${result} (${attempts} attempts)`);
    } else return result;
  }
}
