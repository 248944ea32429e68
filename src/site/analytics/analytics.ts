import type { VideoStart } from '../../features/video/videoEvents.ts';
import { parseUrl } from '../../lib/routing/parseUrl.ts';

/** The base URL of gtag.js. The CSP allows it, but not Tag Manager, which can run any script. */
export const GTAG_BASE_URL = 'https://www.googletagmanager.com/gtag/';

/** Milliseconds that items wait before a batch is sent. */
const BATCH_DELAY_MS = 500;
const BATCH_SIZE = 2;

/** Creates a queue that sends its items in batches, first in, first out. */
export function createBatchQueue<Item>(send: (batch: Item[]) => void) {
  const queued: Item[] = [];
  let isStarted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sendBatch = () => send(queued.splice(0, BATCH_SIZE));
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const schedule = () => {
    if (!isStarted || queued.length === 0) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      sendBatch();
      schedule();
    }, BATCH_DELAY_MS);
  };

  return {
    push(item: Item) {
      queued.push(item);
      schedule();
    },
    /** Starts sending, including the items queued so far. */
    start() {
      isStarted = true;
      schedule();
    },
    /** Sends all queued items now, as when the page unloads; does nothing before `start`. */
    flush() {
      if (!isStarted) return;
      cancel();
      while (queued.length > 0) sendBatch();
    },
    clear() {
      cancel();
      queued.length = 0;
    },
  };
}

const ANALYTICS_COOKIE = /^_ga(_[^=]*)?(?==|$)/;

/**
 * Returns the assignments to `document.cookie` that delete its analytics cookies, each for every domain
 * on which it may have been set: the host and its parents. Browsers ignore the last one, a public suffix.
 */
export const expireAnalytics = (cookies: string, host: string): string[] =>
  cookies.split('; ').flatMap((pair) => {
    const name = ANALYTICS_COOKIE.exec(pair)?.[0];
    if (!name) return [];
    const expired = `${name}=; Max-Age=0; Path=/`;
    const domains = host.split('.').map((_, at, labels) => labels.slice(at).join('.'));
    return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
  });

interface AnalyticsEvent {
  name: 'page_view' | 'click' | 'file_download' | 'video_start';
  params: Record<string, string | boolean>;
}

/** Returns an HTTP URL without user, query and hash, which may be the visitor's data; else nothing. */
function stripUrl(href: string): string {
  const url = parseUrl(href);
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : '';
}

const PROVIDERS = new Map<string, string>(
  Object.entries({ 'www.youtube.com': 'YouTube', 'vimeo.com': 'Vimeo' }),
);

/** The events that are sent; `origin` is that of the current page. */
export const analyticsEvents = {
  /** A page view, whose parameters describe the page in each of its events; `referrer` may be empty. */
  pageView: (page: Record<'url' | 'title' | 'referrer', string>): AnalyticsEvent => ({
    name: 'page_view',
    params: {
      page_location: stripUrl(page.url),
      page_title: page.title,
      page_referrer: stripUrl(page.referrer),
    },
  }),

  /** `click` to another origin, `file_download` for a PDF of this one, undefined for any other link. */
  findLink(href: string, origin: string): AnalyticsEvent | undefined {
    const url = stripUrl(href);
    if (!url) return undefined;
    const { origin: target, hostname, pathname } = new URL(url);
    if (target !== origin) {
      const params = { link_url: url, link_domain: hostname, outbound: true };
      return { name: 'click', params };
    }
    if (!/\.pdf$/i.test(pathname)) return undefined;
    const name = pathname.slice(pathname.lastIndexOf('/') + 1);
    const params = { link_url: url, file_name: name, file_extension: 'pdf' };
    return { name: 'file_download', params };
  },

  /** A video that starts; its URL may be relative. */
  videoStart({ title, url }: VideoStart, origin: string): AnalyticsEvent {
    const { href, hostname, searchParams } = new URL(url, origin);
    // YouTube's query contains the video's id, which is not the visitor's data.
    const id = searchParams.get('v');
    const videoUrl = stripUrl(href) + (id ? `?v=${encodeURIComponent(id)}` : '');
    const provider = PROVIDERS.get(hostname) ?? 'file';
    const params = { video_title: title, video_url: videoUrl, video_provider: provider };
    return { name: 'video_start', params };
  },
};
