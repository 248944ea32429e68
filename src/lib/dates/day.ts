import type { Locale } from '~/lib/i18n/locale';
import { perLocale } from '~/lib/i18n/intl';
import { TIME_ZONE } from '../../../cms/contract/timeZone.ts';

const days = perLocale(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE }),
);
/** Returns the date of an ISO timestamp in words: "21 de noviembre de 2026", "21 November 2026". */
export const dateText = (locale: Locale, timestamp: string): string =>
  days(locale).format(new Date(timestamp));
