import { analyticsEvents, createBatchQueue, expireAnalytics } from '~/site/analytics/analytics';
import { GTAG_BASE_URL } from '~/site/analytics/analyticsTag';
import { type VideoStart, VIDEO_START } from '~/features/video/videoEvents';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';

type AnalyticsEvent = ReturnType<typeof analyticsEvents.pageView>;
type ViewedPage = Parameters<typeof analyticsEvents.pageView>[0];

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The maximum lifetime that the cookie table lists. */
const COOKIE_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Queues a command for gtag.js, which ignores arrays: a command must be an `arguments` object. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- gtag.js ignores an array of the same values
  (window.dataLayer ??= []).push(arguments);
}

/** Sets the flag that stops gtag.js from sending events and setting cookies. */
function setDisabled(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = isDisabled;
}

/** Sets the parameters of all following events, including those that gtag.js creates itself. */
const setPage = (params: AnalyticsEvent['params']): void => gtag('set', params);

/** Sends events through gtag.js. */
const sendEvents = (events: AnalyticsEvent[]): void => {
  for (const { name, params } of events) gtag('event', name, params);
};

/** Loads gtag.js, configured for measurement only: no advertising, no automatic page views. */
function loadGtag(id: string, onLoad: () => void): void {
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIE_SECONDS,
    cookie_flags: `SameSite=Lax${location.protocol === 'https:' ? ';Secure' : ''}`,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${GTAG_BASE_URL}js?id=${encodeURIComponent(id)}`;
  script.onload = onLoad;
  document.head.append(script);
}

/** Links without `data-replay`: the others act inside the page and do not navigate. */
const LINK = 'a[href]:not([data-replay])';

interface Listener {
  onPageView: (page: ViewedPage) => void;
  onEvent: (event: AnalyticsEvent) => void;
  /** Called when the page is hidden or unloads. */
  onLeave: () => void;
}

/** Proposals and the pages of minors send their addresses to nobody: who opens them is not recorded. */
const isUntracked = (): boolean =>
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
function listen({ onPageView, onEvent, onLeave }: Listener): {
  trackPageView: () => void;
} {
  let page = currentPage(document.referrer);
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
    const event = link ? analyticsEvents.findLink(link.href, location.origin) : undefined;
    if (event && !isUntracked()) onEvent(event);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('auxclick', (event) => event.button === 1 && onClick(event));
  document.addEventListener(VIDEO_START, (event) => {
    if (isUntracked()) return;
    onEvent(analyticsEvents.videoStart((event as CustomEvent<VideoStart>).detail, location.origin));
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

/*
 * Google Analytics while the visitor allows it. Loaded by lazyAnalytics.browser.ts, only when there is consent
 * to follow or a cookie to delete. Events without consent are dropped. The consent cookies are the
 * only state: they are read before every batch.
 */

const id: string = import.meta.env.PUBLIC_GA_MEASUREMENT_ID;
let isTracking = false;
let isLoaded = false;

const queue = createBatchQueue<AnalyticsEvent>((events) => {
  followConsent();
  if (isTracking) sendEvents(events);
});

const visit = listen({
  onPageView(page) {
    if (!isTracking) return;
    const event = analyticsEvents.pageView(page);
    setPage(event.params);
    queue.push(event);
  },
  onEvent(event) {
    if (isTracking) queue.push(event);
  },
  onLeave: queue.flush,
});

function start(): void {
  isTracking = true;
  setDisabled(id, false);
  if (!isLoaded) loadGtag(id, queue.start);
  isLoaded = true;
  visit.trackPageView();
}

function stop(): void {
  isTracking = false;
  setDisabled(id, true);
  queue.clear();
  for (const expired of expireAnalytics(document.cookie, location.hostname)) {
    document.cookie = expired;
  }
}

function followConsent(): void {
  if (!isServiceAllowed(document.cookie, 'ga')) stop();
  else if (!isTracking && !isUntracked()) start();
}

followConsent();
document.addEventListener(CONSENT_CHANGE, followConsent);
// A visit that begins with an untracked page is recorded from the next page on.
document.addEventListener('astro:after-swap', followConsent);
