import type { Payload } from 'payload';
import { advance, updatePublication } from './reports/store.ts';

/** Records that the host has accepted the request of a publication. */
export const recordSent = (payload: Payload, id: string): Promise<boolean> =>
  advance(payload, id, 'sent', { sentAt: new Date().toISOString(), error: null });

/**
 * Records that a call of the build hook has failed.
 *
 * @param isLast whether the call is not repeated
 */
export async function recordHookFailure(
  payload: Payload,
  id: string,
  error: string,
  isLast: boolean,
): Promise<void> {
  if (isLast) await advance(payload, id, 'failed', { failedAt: new Date().toISOString(), error });
  else await updatePublication(payload, id, { error });
}

const TIMEOUT_MS = 15_000;

/** Returns the URL that starts a build, `BUILD_HOOK_URL`, or `undefined` if it is not set. */
export const findBuildHook = (): string | undefined => process.env.BUILD_HOOK_URL || undefined;

/**
 * Starts a build with a POST request to a build hook, Netlify's or any other.
 *
 * @param title the build's name in the host's list of deploys
 * @param publication the id of the publication: the build receives it in the body, and the host's
 *   notifications contain it in the title
 * @throws {Error} when the hook is unreachable, does not respond within 15 seconds or returns an
 *   error status; the message leaves out the URL, which is a secret
 */
export async function callBuildHook(
  hook: string,
  title: string,
  publication?: string,
): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', publication ? `${title} [${publication}]` : title);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(publication ? { publication } : {}),
    signal,
  }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(
      isTimeout ? 'The build hook does not respond' : 'The build hook cannot be reached',
    );
  });
  if (!response.ok) throw new Error(`The build hook returned ${response.status}`);
}
