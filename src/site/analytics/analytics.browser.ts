import { createBatchQueue } from '~/site/analytics/batchQueue';
import { analyticsCookies, expireCookie } from '~/site/analytics/analyticsCookies';
import { type AnalyticsEvent, pageParams, pageViewEvent } from '~/site/analytics/analyticsEvents';
import { CONSENT_CHANGE, isServiceAllowed } from '~/features/consent/consentChoice';
import { loadGtag, sendEvents, setDisabled, setPage } from './gtag.browser';
import { isUntracked, listen } from './listenForEvents.browser';

/*
 * Google Analytics while the visitor allows it. Loaded by lazyLoad.ts, only when there is consent
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
    setPage(pageParams(page));
    queue.push(pageViewEvent(page));
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
  for (const name of analyticsCookies(document.cookie)) {
    for (const expired of expireCookie(name, location.hostname)) document.cookie = expired;
  }
}

function followConsent(): void {
  if (!isServiceAllowed(document.cookie, 'ga')) stop();
  else if (!isTracking && !isUntracked()) start();
}

followConsent();
document.addEventListener(CONSENT_CHANGE, followConsent);
// A visit that begins with a proposal is recorded from the next page on.
document.addEventListener('astro:after-swap', followConsent);
