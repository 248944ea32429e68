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
 *
 * @param attempt number of failed attempts
 * @param response the last response, if there was one
 * @param random returns a number from 0 to 1
 */
export function retryDelayMs(
  attempt: number,
  response: { status: number; headers: Headers } | undefined,
  random: () => number,
): number {
  const backoffMs = Math.min(MAX_BACKOFF_MS, BASE_DELAY_MS * 2 ** (attempt - 1));
  const hasRetryAfter = response?.status === 429 || response?.status === 503;
  const minimumMs = hasRetryAfter ? retryAfterMs(response.headers) : 0;
  return Math.max(backoffMs * (0.5 + random() / 2), minimumMs);
}
