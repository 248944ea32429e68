import type { Locale } from '~/lib/locale';
import { INTL_TAGS } from '~/lib/intl';

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** From here on kilobytes would round to a thousand. */
const LARGE_BYTES = 999_500;

/** Returns the size of a file in the unit a reader expects: "84 kB", "1,2 MB". */
export const fileSizeText = (locale: Locale, sizeBytes: number): string => {
  const isLarge = sizeBytes >= LARGE_BYTES;
  const amount = sizeBytes / (isLarge ? BYTES_PER_MEGABYTE : BYTES_PER_KILOBYTE);
  return new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? amount : Math.max(1, amount));
};
