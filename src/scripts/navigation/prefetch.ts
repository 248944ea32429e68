import { canPrefetch } from '~/lib/navigation/prefetch';
import { PREFETCH_DELAY_MS, PREFETCH_TTL_MS } from '~/lib/navigation/timing';

/** Links to pages of this site: not to files or fragments. */
const LINKS = 'a[href^="/"]:not([href*="."])';
const MAX_CONCURRENT = 2;

/** The paths that were fetched, or need no prefetch. */
const requested = new Set<string>();
/** The HTML of prefetched pages that were not shown yet, by path. */
const pages = new Map<string, string>();
let queue: string[] = [];
let running = 0;

const pathOf = ({ pathname, search }: HTMLAnchorElement | URL | Location) => pathname + search;

/**
 * Removes and returns a page from the prefetch cache. The browser's HTTP cache would revalidate the
 * page with the server before using it.
 */
export function consumePrefetched(url: URL): string | undefined {
  const path = pathOf(url);
  const html = pages.get(path);
  pages.delete(path);
  return html;
}

async function fetchPage(path: string): Promise<void> {
  try {
    const response = await fetch(path, { priority: 'low' });
    // The router handles errors and redirects when the visitor follows the link.
    if (response.ok && !response.redirected) pages.set(path, await response.text());
    setTimeout(() => pages.delete(path), PREFETCH_TTL_MS);
  } catch {
    requested.delete(path);
  }
  running--;
  fetchNext();
}

/** Starts queued fetches; checks the connection before each, since it may have changed. */
function fetchNext(): void {
  while (running < MAX_CONCURRENT && queue.length > 0 && canPrefetch(navigator)) {
    const path = queue.shift()!;
    if (requested.has(path)) continue;
    requested.add(path);
    running++;
    void fetchPage(path);
  }
}

/** Queues a link that has been in view, unless its page was left. */
function enqueue(link: HTMLAnchorElement): void {
  if (link.isConnected) queue.push(pathOf(link));
  fetchNext();
}

const timers = new WeakMap<Element, number>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(enqueue, PREFETCH_DELAY_MS, target));
  }
});

// A navigation removes the links of the previous page, so its queue is dropped.
document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  queue = [];
  requested.add(pathOf(location));
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
});
