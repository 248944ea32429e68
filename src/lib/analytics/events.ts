import type { VideoStart } from '~/lib/video/events';

/** Something to be counted, as Google Analytics 4 names it. */
export interface Hit {
  name: 'page_view' | 'click' | 'file_download' | 'video_start';
  params: Record<string, string | boolean>;
}

/** A page that is seen. */
export interface SeenPage {
  address: string;
  title: string;
  /** The address of the page before it, which may be empty. */
  referrer: string;
}

/**
 * Returns an address without what may hold words of the visitor: user, query and hash; nothing for
 * what is no address of the web.
 */
export function cleanAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin + url.pathname : '';
}

/** Returns what is said about a page with each of its hits. */
export const pageParams = ({ address, title, referrer }: SeenPage): Hit['params'] => ({
  page_location: cleanAddress(address),
  page_title: title,
  page_referrer: cleanAddress(referrer),
});

/** Returns the hit of a page that is seen. */
export const pageView = (page: SeenPage): Hit => ({ name: 'page_view', params: pageParams(page) });

/**
 * Finds the hit of a link that is followed from a page of `origin`: one to another site, or to a
 * PDF of this one.
 */
export function findLinkHit(href: string, origin: string): Hit | undefined {
  const address = cleanAddress(href);
  if (!address) return undefined;
  const { origin: target, hostname, pathname } = new URL(address);
  if (target !== origin) {
    const params = { link_url: address, link_domain: hostname, outbound: true };
    return { name: 'click', params };
  }
  if (!/\.pdf$/i.test(pathname)) return undefined;
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  const params = { link_url: address, file_name: name, file_extension: 'pdf' };
  return { name: 'file_download', params };
}

/** The sites whose players the videos are seen in, by the host of their pages. */
const PROVIDERS: Record<string, string> = { 'www.youtube.com': 'YouTube', 'vimeo.com': 'Vimeo' };

/** Returns the hit of a video that begins on a page of `origin`. */
export function videoStart({ title, url }: VideoStart, origin: string): Hit {
  const { href, hostname, searchParams } = new URL(url, origin);
  // YouTube has the video in its query, which is the site's own and not the visitor's.
  const id = searchParams.get('v');
  const address = cleanAddress(href) + (id ? `?v=${encodeURIComponent(id)}` : '');
  const provider = PROVIDERS[hostname] ?? 'file';
  const params = { video_title: title, video_url: address, video_provider: provider };
  return { name: 'video_start', params };
}
