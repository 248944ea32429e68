import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { waitForFrames } from './frames';
import { afterIntersections } from './navigation';

/** More milliseconds than a link must be visible before its page is prefetched. */
const DELAY_MS = 1500;
/** The first links of the header and of the content are of every kind. */
const MAX_LINKS = 4;

/** The pages that the router and the prefetcher request. */
export interface RecordedPages {
  paths: string[];
  openCount: number;
}

/** Records the requested pages from now on, without the documents that the browser loads. */
export function recordPages(page: Page): RecordedPages {
  const recorded: RecordedPages = { paths: [], openCount: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.\w+$/.test(pathname) || request.resourceType() === 'document') return;
    recorded.paths.push(pathname);
    recorded.openCount += 1;
    const close = () => (recorded.openCount -= 1);
    void request.response().then(close, close);
  });
  return recorded;
}

/** Installs a clock that `afterPrefetches` advances, and records the pages. */
export async function recordOnClock(page: Page): Promise<RecordedPages> {
  await page.clock.install();
  return recordPages(page);
}

/** Waits until a prefetch of a path has ended in the page, and its HTML was read. */
export async function afterPrefetchOf(page: Page, path: string): Promise<void> {
  await page.waitForFunction(
    (pathname) =>
      performance
        .getEntriesByType('resource')
        .some(
          (entry) =>
            entry instanceof PerformanceResourceTiming &&
            entry.initiatorType === 'fetch' &&
            entry.responseEnd > 0 &&
            new URL(entry.name).pathname === pathname,
        ),
    path,
  );
  await waitForFrames(page, 5);
}

/** Waits until every link in view had time to be prefetched, and until no request is open. */
export async function afterPrefetches(page: Page, recorded: RecordedPages): Promise<void> {
  await afterIntersections(page);
  await page.clock.runFor(DELAY_MS);
  do {
    await expect.poll(() => recorded.openCount).toBe(0);
    await waitForFrames(page, 5);
  } while (recorded.openCount > 0);
}

/** Emulates a connection with these properties. */
export const emulateConnection = (page: Page, options: { connection?: object; onLine?: boolean }) =>
  page.addInitScript(({ connection, onLine = true }) => {
    Object.defineProperty(navigator, 'connection', { value: connection });
    Object.defineProperty(navigator, 'onLine', { value: onLine });
  }, options);

/** Sends links every event that can precede a click. */
export async function touchLinks(page: Page): Promise<void> {
  const linksIn = async (part: string) =>
    (await page.locator(`${part} a:visible`).all()).slice(0, MAX_LINKS);
  for (const link of [...(await linksIn('header')), ...(await linksIn('main'))]) {
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await link.focus();
    await link.dispatchEvent('touchstart');
    await link.dispatchEvent('mousedown');
    await afterIntersections(page);
  }
}
