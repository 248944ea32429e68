import type { VideoStart } from '~/features/video/videoEvents';
import {
  type AnalyticsEvent,
  type ViewedPage,
  findLinkEvent,
  videoStartEvent,
} from '~/site/analytics/analyticsEvents';
import { VIDEO_START } from '~/features/video/videoEvents';

/** Links without `data-replay`: the others act inside the page and do not navigate. */
const LINK = 'a[href]:not([data-replay])';

interface Listener {
  onPageView: (page: ViewedPage) => void;
  onEvent: (event: AnalyticsEvent) => void;
  /** Called when the page is hidden or unloads. */
  onLeave: () => void;
}

/** A proposal sends its address to nobody: who opens it is not recorded. */
export const isUntracked = (): boolean =>
  document.querySelector('meta[name=referrer][content=no-referrer]') !== null;

const currentPage = (referrer: string): ViewedPage => ({
  url: isUntracked() ? '' : location.href,
  title: document.title,
  referrer,
});

/**
 * Reports page views, followed links and started videos. The first page view is reported by the
 * returned `trackPageView`, later ones on navigation.
 */
export function listen({ onPageView, onEvent, onLeave }: Listener): {
  trackPageView: () => void;
} {
  let page = currentPage(document.referrer);
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
    const event = link ? findLinkEvent(link.href, location.origin) : undefined;
    if (event && !isUntracked()) onEvent(event);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', (event) => event.button === 1 && onClick(event));
  document.addEventListener(VIDEO_START, (event) => {
    if (isUntracked()) return;
    onEvent(videoStartEvent((event as CustomEvent<VideoStart>).detail, location.origin));
  });
  // The router's event after a navigation; it does not fire for the first page.
  document.addEventListener('astro:after-swap', () => {
    page = currentPage(page.url);
    if (page.url) onPageView(page);
  });
  document.addEventListener('visibilitychange', () => document.hidden && onLeave());
  addEventListener('pagehide', onLeave);
  return { trackPageView: () => onPageView(page) };
}
