import { TranslationError } from './translationErrors.ts';

/** How long a service may take for one request, in milliseconds. */
const TIMEOUT_MS = 20_000;
const MAX_RESPONSE_BYTES = 5_000_000;

const CODES: Record<number, TranslationError['code']> = {
  401: 'key',
  402: 'quota',
  403: 'key',
  413: 'tooLong',
  429: 'busy',
  // DeepL's own status for a used-up allowance.
  456: 'quota',
  529: 'busy',
};

const isTimeout = (error: unknown): boolean => (error as Error | null)?.name === 'TimeoutError';

/**
 * Sends a JSON request to a translation service and returns its answer.
 *
 * @throws {TranslationError} without the key, the texts and the answer, which may repeat both
 */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: object,
  timeoutMs = TIMEOUT_MS,
): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
      // A redirect could send the texts and the key elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    throw new TranslationError(isTimeout(error) ? 'timeout' : 'unreachable');
  }
  if (!response.ok) throw new TranslationError(CODES[response.status] ?? 'failed', response.status);
  try {
    if (text.length > MAX_RESPONSE_BYTES) throw new SyntaxError();
    return JSON.parse(text) as unknown;
  } catch {
    throw new TranslationError('failed', response.status);
  }
}
