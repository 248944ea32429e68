import { canPrefetch } from './prefetch';

/** Milliseconds that a link must be in view before its page is prefetched. */
const PREFETCH_DELAY_MS = 300;

/** Milliseconds after which a prefetched page expires. */
const PREFETCH_TTL_MS = 300_000;

/** Links to pages of this site: not to files or fragments. */
const LINKS = 'a[href^="/"]:not([href*="."])';
const MAX_CONCURRENT = 2;

/** The HTML of prefetched pages by path; `undefined` without a need to fetch, or after expiry. */
const pages = new Map<string, string | undefined>();
let queue: string[] = [];
let running = 0;

/**
 * Returns the HTML of a prefetched page. A page is one file, whatever the query. The browser's HTTP
 * cache would revalidate the page with the server before using it.
 */
export const findPrefetched = ({ pathname }: URL): string | undefined => pages.get(pathname);

async function fetchPage(path: string): Promise<void> {
  try {
    const response = await fetch(path, { priority: 'low' });
    // The router handles errors and redirects when the visitor follows the link.
    if (response.ok && !response.redirected) pages.set(path, await response.text());
    setTimeout(() => pages.set(path, undefined), PREFETCH_TTL_MS);
  } catch {
    pages.delete(path);
  }
  running--;
  fetchNext();
}

/** Starts queued fetches; checks the connection before each, since it may have changed. */
function fetchNext(): void {
  while (running < MAX_CONCURRENT && queue.length > 0 && canPrefetch(navigator)) {
    const path = queue.shift()!;
    if (pages.has(path)) continue;
    pages.set(path, undefined);
    running++;
    void fetchPage(path);
  }
}

/** Queues a link that has been in view, unless its page was left. */
function enqueue(link: HTMLAnchorElement): void {
  if (link.isConnected) queue.push(link.pathname);
  fetchNext();
}

const timers = new WeakMap<Element, number>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(enqueue, PREFETCH_DELAY_MS, target));
  }
});

/** Observes the links of a page. The links of the previous page are gone, so its queue is dropped. */
function observeLinks(): void {
  observer.disconnect();
  queue = [];
  if (!pages.has(location.pathname)) pages.set(location.pathname, undefined);
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
}

addEventListener('load', observeLinks);
document.addEventListener('astro:page-load', observeLinks);
