import type { Locale } from './locale.ts';

/** Returns the cookie that keeps a language chosen with the switch: 365 days, for the whole site. */
export const localeCookie = (locale: Locale): string =>
  `i18n_redirected=${locale};max-age=31536000;path=/;samesite=lax`;
