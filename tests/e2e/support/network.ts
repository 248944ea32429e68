import type { Page } from '@playwright/test';

/** A response that is delayed until `release` is called. */
export interface DelayedResponse {
  /** Resolves when the first request arrives. */
  requested: Promise<void>;
  release: () => void;
}

/**
 * Delays the responses to matching requests until `release` is called; later ones are not delayed.
 *
 * @param target what `page.route` accepts: a glob, a pattern or a predicate
 */
export async function delayResponse(
  page: Page,
  target: Parameters<Page['route']>[0],
): Promise<DelayedResponse> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(target, async (route) => {
    requested.resolve();
    await released.promise;
    // The page may have cancelled the request meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { requested: requested.promise, release: released.resolve };
}

/** Emulates a connection with data saver, on which no page is prefetched. */
export const emulateDataSaver = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** Records the URLs that all pages request from other hosts from now on; each is answered by a short page. */
export async function recordThirdParties(page: Page): Promise<string[]> {
  const urls: string[] = [];
  await page.context().route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      urls.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>Player</p>' });
    },
  );
  return urls;
}

/** Records the URLs of the scripts that a page requests from now on. */
export function recordScripts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.push(request.url());
  });
  return urls;
}

/** Returns the recorded scripts without those in the page's HTML: islands and lazy chunks. */
export async function lazyScripts(page: Page, urls: string[]): Promise<string[]> {
  const inHtml = await page
    .locator('script[src]')
    .evaluateAll((scripts) => (scripts as HTMLScriptElement[]).map(({ src }) => src));
  return urls.filter((url) => !inHtml.includes(url));
}

/** Records the bodies of the POST requests that a page sends from now on. */
export function recordPosts(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  return bodies;
}

/** Counts the full page loads from now on. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => (count += 1));
  return () => count;
}

/** Records the errors that nothing handles: exceptions and rejections. */
export function recordErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
