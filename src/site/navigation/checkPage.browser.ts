/**
 * Checks with a HEAD request whether a page exists, or redirects to another one.
 *
 * @returns whether the browser can load it, and the HTTP status of the response, if there was one
 */
export async function checkPage(href: string, signal?: AbortSignal) {
  const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: signal ?? null };
  const response = await fetch(href, init).catch(() => undefined);
  const isPage = response?.ok || response?.type === 'opaqueredirect';
  return { isPage: Boolean(isPage), status: response?.status };
}
