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

const currentPage = (referrer: string): ViewedPage => ({
  url: location.href,
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
    if (event) onEvent(event);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', (event) => event.button === 1 && onClick(event));
  document.addEventListener(VIDEO_START, (event) =>
    onEvent(videoStartEvent((event as CustomEvent<VideoStart>).detail, location.origin)),
  );
  // The router's event after a navigation; it does not fire for the first page.
  document.addEventListener('astro:after-swap', () => {
    page = currentPage(page.url);
    onPageView(page);
  });
  document.addEventListener('visibilitychange', () => document.hidden && onLeave());
  addEventListener('pagehide', onLeave);
  return { trackPageView: () => onPageView(page) };
}
