import type { Hit } from '~/lib/analytics/events';
import { TAG_FOLDER } from '~/lib/analytics/tag';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** As long as the cookie table says at most. */
const COOKIE_SECONDS = 2 * 365 * 24 * 60 * 60;

/** Hands a command to Google's script, which knows commands by being argument lists, not arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an array of the same values would be no command
  (window.dataLayer ??= []).push(arguments);
}

/** Sets or lifts the flag by which Google's script sends nothing and sets no cookie. */
export function setDisabled(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, unknown>)[`ga-disable-${id}`] = isDisabled;
}

/** Tells what every hit says from now on, also those that Google's script makes by itself. */
export const setPage = (params: Hit['params']): void => gtag('set', params);

/** Sends hits. */
export const sendHits = (hits: Hit[]): void => {
  for (const { name, params } of hits) gtag('event', name, params);
};

/**
 * Loads Google's script, set up to count and nothing else: no advertising, no page views of its
 * own making.
 */
export function load(id: string, onLoad: () => void): void {
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
  script.src = `${TAG_FOLDER}js?id=${encodeURIComponent(id)}`;
  script.onload = onLoad;
  document.head.append(script);
}
