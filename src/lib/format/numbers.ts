import type { Locale } from '~/lib/i18n/locale';
import { INTL_TAGS } from '~/lib/i18n/intl';

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

const SECONDS_PER_MINUTE = 60;

/** Returns a length in seconds as a clock shows it: "3:12", "61:05". */
export const durationText = (durationSeconds: number): string => {
  const whole = Math.round(durationSeconds);
  const minutes = Math.floor(whole / SECONDS_PER_MINUTE);
  const seconds = whole % SECONDS_PER_MINUTE;
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
};

/** Returns a length in seconds for the `datetime` of a `time` element: "PT3M12S". */
export const durationCode = (durationSeconds: number): string => {
  const [minutes, seconds] = durationText(durationSeconds).split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
};

/** Returns a height given in centimetres as people say it in metres: "1,68 m", "1.68 m". */
export const heightText = (locale: Locale, heightCm: number): string =>
  new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'unit',
    unit: 'meter',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(heightCm / 100);

/** Returns the `tel:` address of a telephone number as people write it: spaces and signs go. */
export const phoneHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
