import type { Locale } from '~/lib/locale';
import { INTL_TAGS } from '~/lib/intl';

/** Returns a height given in centimetres as people say it in metres: "1,68 m", "1.68 m". */
export const heightText = (locale: Locale, heightCm: number): string =>
  new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'unit',
    unit: 'meter',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(heightCm / 100);
