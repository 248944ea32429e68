/** Checks with a HEAD request whether the browser can load a page, which may redirect to another one. */
export async function checkPage(href: string, signal?: AbortSignal) {
  const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: signal ?? null };
  const response = await fetch(href, init).catch(() => undefined);
  const isPage = response?.ok || response?.type === 'opaqueredirect';
  return { isPage: Boolean(isPage), status: response?.status };
}
