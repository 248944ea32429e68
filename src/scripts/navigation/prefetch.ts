import { mayPrefetch } from '~/lib/navigation/prefetch';
import { PREFETCH_TTL_MS, PREFETCH_DELAY_MS } from '~/lib/navigation/timing';

/** Links to pages of this site: not to files, not to a place in the page. */
const LINKS = 'a[href^="/"]:not([href*="."])';
/** How many pages are fetched at the same time. */
const AT_ONCE = 2;

/** The addresses that were fetched, or need not be. */
const asked = new Set<string>();
/** The pages that came and were not shown yet. */
const pages = new Map<string, string>();
let waiting: string[] = [];
let running = 0;

const addressOf = ({ pathname, search }: HTMLAnchorElement | URL | Location) => pathname + search;

/**
 * Gives a page that was fetched when its link was seen, once. It is kept here and not in the
 * browser's cache, which would ask the server again whether it is still right.
 */
export function consumePrefetched(url: URL): string | undefined {
  const address = addressOf(url);
  const html = pages.get(address);
  pages.delete(address);
  return html;
}

async function fetchPage(address: string): Promise<void> {
  try {
    const answer = await fetch(address, { priority: 'low' });
    // What is no page, or another one, the router finds out when it is asked for.
    if (answer.ok && !answer.redirected) pages.set(address, await answer.text());
    setTimeout(() => pages.delete(address), PREFETCH_TTL_MS);
  } catch {
    asked.delete(address);
  }
  running--;
  fetchNext();
}

/** The line is looked at for every page anew: it may have got worse meanwhile. */
function fetchNext(): void {
  while (running < AT_ONCE && waiting.length > 0 && mayPrefetch(navigator)) {
    const address = waiting.shift()!;
    if (asked.has(address)) continue;
    asked.add(address);
    running++;
    void fetchPage(address);
  }
}

/** A link that has been in view for a while; its page may have been left since. */
function ask(link: HTMLAnchorElement): void {
  if (link.isConnected) waiting.push(addressOf(link));
  fetchNext();
}

const timers = new WeakMap<Element, number>();
const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    clearTimeout(timers.get(target));
    if (isIntersecting) timers.set(target, setTimeout(ask, PREFETCH_DELAY_MS, target));
  }
});

/** What the last page had in view is of no use any more; its links have gone with it. */
document.addEventListener('astro:page-load', () => {
  observer.disconnect();
  waiting = [];
  asked.add(addressOf(location));
  for (const link of document.querySelectorAll(LINKS)) observer.observe(link);
});
