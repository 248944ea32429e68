/** Whether the browser can load a page, and the HTTP status of the response, if there was one. */
interface PageCheck {
  isPage: boolean;
  status: number | undefined;
}

/** Checks with a HEAD request whether a page exists, or redirects to another one. */
export async function checkPage(href: string, signal?: AbortSignal): Promise<PageCheck> {
  const init: RequestInit = { method: 'HEAD', redirect: 'manual', signal: signal ?? null };
  const response = await fetch(href, init).catch(() => undefined);
  const isPage = response?.ok || response?.type === 'opaqueredirect';
  return { isPage: Boolean(isPage), status: response?.status };
}
