import type { Locale } from '~/lib/i18n/locale';
import { INTL_TAGS } from '~/lib/i18n/intl';

const TIME_ZONE = 'Europe/Madrid';

/** Returns the day of an ISO moment in words: "21 de noviembre de 2026", "21 November 2026". */
export const dayText = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(INTL_TAGS[locale], {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
  }).format(new Date(moment));

/** Returns an ISO moment in the agency's time: "21 nov 2026, 15:40", "21 Nov 2026, 15:40". */
export const momentText = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(INTL_TAGS[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(moment));
