import { GTAG_BASE_URL, analyticsEvents, createBatchQueue, expireAnalytics } from './analytics';
import { type VideoStart, VIDEO_START } from '~/features/video/videoEvents';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';

type AnalyticsEvent = ReturnType<typeof analyticsEvents.pageView>;

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

/** Links without `data-press`: the others act inside the page and do not navigate. */
const LINK = 'a[href]:not([data-press])';

/** Proposals and the pages of minors send their addresses to nobody: who opens them is not recorded. */
const isUntracked = (): boolean =>
  document.querySelector('meta[name=referrer][content=no-referrer]') !== null;

const currentPage = (referrer: string) => ({
  url: isUntracked() ? '' : location.href,
  title: document.title,
  referrer,
});

/*
 * Google Analytics while the visitor allows it. Loaded by lazyAnalytics.browser.ts, only when there is consent
 * to follow or a cookie to delete. Events without consent are dropped. The consent cookies are the
 * only state: they are read before every batch.
 */

const id: string = import.meta.env.PUBLIC_GA_MEASUREMENT_ID;
let isTracking = false;
let isLoaded = false;
let page = currentPage(document.referrer);

const queue = createBatchQueue<AnalyticsEvent>((events) => {
  followConsent();
  if (!isTracking) return;
  for (const { name, params } of events) gtag('event', name, params);
});

function trackPageView(): void {
  if (!isTracking) return;
  const event = analyticsEvents.pageView(page);
  // The parameters of all following events, including those that gtag.js creates itself.
  gtag('set', event.params);
  queue.push(event);
}

function trackEvent(event: AnalyticsEvent | undefined): void {
  if (event && isTracking && !isUntracked()) queue.push(event);
}

function trackLink({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(LINK);
  if (link) trackEvent(analyticsEvents.findLink(link.href, location.origin));
}

function start(): void {
  isTracking = true;
  setDisabled(id, false);
  if (!isLoaded) loadGtag(id, queue.start);
  isLoaded = true;
  trackPageView();
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

document.addEventListener('click', trackLink);
document.addEventListener('auxclick', (event) => event.button === 1 && trackLink(event));
document.addEventListener(VIDEO_START, (event) => {
  const { detail } = event as CustomEvent<VideoStart>;
  trackEvent(analyticsEvents.videoStart(detail, location.origin));
});
// The router's event after a navigation; it does not fire for the first page.
document.addEventListener('astro:after-swap', () => {
  page = currentPage(page.url);
  if (page.url) trackPageView();
  // A visit that begins with an untracked page is recorded from the next page on.
  followConsent();
});
document.addEventListener('visibilitychange', () => document.hidden && queue.flush());
addEventListener('pagehide', queue.flush);

followConsent();
document.addEventListener(CONSENT_CHANGE, followConsent);
