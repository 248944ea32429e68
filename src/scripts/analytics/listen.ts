import type { VideoStart } from '~/lib/video/events';
import { type Hit, type SeenPage, findLinkHit, videoStart } from '~/lib/analytics/events';
import { VIDEO_START } from '~/lib/video/events';

/** Links that a script holds open something in the page instead of leading away. */
const LINK = 'a[href]:not([data-held])';

/** What is told about the visit. */
interface Listener {
  onPage: (page: SeenPage) => void;
  onHit: (hit: Hit) => void;
  /** The page is hidden or goes away. */
  onLeave: () => void;
}

const currentPage = (referrer: string): SeenPage => ({
  address: location.href,
  title: document.title,
  referrer,
});

/** Tells of the page that is seen now, and from then on of pages, links and videos. */
export function listen({ onPage, onHit, onLeave }: Listener): { trackPageView: () => void } {
  let page = currentPage(document.referrer);
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
    const hit = link ? findLinkHit(link.href, location.origin) : undefined;
    if (hit) onHit(hit);
  };
  document.addEventListener('click', follow);
  document.addEventListener('auxclick', (event) => event.button === 1 && follow(event));
  document.addEventListener(VIDEO_START, (event) =>
    onHit(videoStart((event as CustomEvent<VideoStart>).detail, location.origin)),
  );
  // The router's own event of a page that has come: the first page, which the router did not
  // bring, has none.
  document.addEventListener('astro:after-swap', () => {
    page = currentPage(page.address);
    onPage(page);
  });
  document.addEventListener('visibilitychange', () => document.hidden && onLeave());
  addEventListener('pagehide', onLeave);
  return { trackPageView: () => onPage(page) };
}
