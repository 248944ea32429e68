import type { AnalyticsEvent } from '~/site/analytics/analyticsEvents';
import { GTAG_BASE_URL } from '~/site/analytics/analyticsTag';

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
export function setDisabled(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = isDisabled;
}

/** Sets the parameters of all following events, including those that gtag.js creates itself. */
export const setPage = (params: AnalyticsEvent['params']): void => gtag('set', params);

/** Sends events through gtag.js. */
export const sendEvents = (events: AnalyticsEvent[]): void => {
  for (const { name, params } of events) gtag('event', name, params);
};

/** Loads gtag.js, configured for measurement only: no advertising, no automatic page views. */
export function loadGtag(id: string, onLoad: () => void): void {
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
