const TIMEOUT_MS = 15_000;

/** What is built: the public's site, or the preview of what is saved and not published. */
export type Target = 'site' | 'preview';

/**
 * Address that starts a build: `BUILD_HOOK_URL` for the site, `PREVIEW_HOOK_URL` for the preview, or
 * `undefined` where there is none.
 */
export const findBuildHook = (target: Target): string | undefined =>
  (target === 'site' ? process.env.BUILD_HOOK_URL : process.env.PREVIEW_HOOK_URL) || undefined;

/**
 * Asks a build hook (Netlify's, or any that takes a POST) to build the site.
 *
 * @param title what the build is called in the host's list of deploys
 * @throws {Error} when it cannot be reached or refuses; its address, which is a secret, is not told
 */
export async function callBuildHook(hook: string, title: string): Promise<void> {
  const url = new URL(hook);
  url.searchParams.set('trigger_title', title);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, { method: 'POST', signal }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new Error(isLate ? 'The build hook does not answer' : 'The build hook is not reached');
  });
  if (!response.ok) throw new Error(`The build hook answers ${response.status}`);
}
