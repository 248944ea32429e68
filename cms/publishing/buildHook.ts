const TIMEOUT_MS = 15_000;

/** What a build hook builds: the public site, or the preview site, which shows drafts. */
export type Target = 'site' | 'preview';

/**
 * Returns the URL that starts a build, or `undefined` if it is not set: `BUILD_HOOK_URL` for the site,
 * `PREVIEW_HOOK_URL` for the preview.
 */
export const findBuildHook = (target: Target): string | undefined =>
  (target === 'site' ? process.env.BUILD_HOOK_URL : process.env.PREVIEW_HOOK_URL) || undefined;

/**
 * Starts a build with a POST request to a build hook, Netlify's or any other.
 *
 * @param title the build's name in the host's list of deploys
 * @throws {Error} when the hook is unreachable, does not respond within 15 seconds or returns an
 *   error status; the message leaves out the URL, which is a secret
 */
export async function callBuildHook(hook: string, title: string): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', title);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'POST', signal }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(
      isTimeout ? 'The build hook does not respond' : 'The build hook cannot be reached',
    );
  });
  if (!response.ok) throw new Error(`The build hook returned ${response.status}`);
}
