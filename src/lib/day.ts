import type { Locale } from '~/lib/locale';
import { INTL_TAGS } from '~/lib/intl';

/** Returns the day of an ISO moment in words: "21 de noviembre de 2026", "21 November 2026". */
export const dayText = (locale: Locale, moment: string): string =>
  new Intl.DateTimeFormat(INTL_TAGS[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Madrid',
  }).format(new Date(moment));
