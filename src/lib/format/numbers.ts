import type { Locale } from '~/lib/i18n/locale';
import { INTL_TAGS } from '~/lib/i18n/intl';

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** The size from which kilobytes would round to 1000. */
const MIN_MEGABYTE_BYTES = 999_500;
const SECONDS_PER_MINUTE = 60;
const CM_PER_METRE = 100;

/** Returns a file size in kilobytes or megabytes: "84 kB", "1,2 MB". */
export const fileSizeText = (locale: Locale, sizeBytes: number): string => {
  const isLarge = sizeBytes >= MIN_MEGABYTE_BYTES;
  const amount = sizeBytes / (isLarge ? BYTES_PER_MEGABYTE : BYTES_PER_KILOBYTE);
  return new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? amount : Math.max(1, amount));
};

/** Returns a duration as minutes and seconds: "3:12", "61:05". */
export const durationText = (durationSeconds: number): string => {
  const total = Math.round(durationSeconds);
  const minutes = Math.floor(total / SECONDS_PER_MINUTE);
  const seconds = total % SECONDS_PER_MINUTE;
  return `${minutes}:${String(seconds).padStart(2, '0')}`;
};

/** Returns a duration in ISO 8601, for the `datetime` of a `time` element: "PT3M12S". */
export const isoDuration = (durationSeconds: number): string => {
  const [minutes, seconds] = durationText(durationSeconds).split(':').map(Number);
  return `PT${minutes}M${seconds}S`;
};

/** Returns a height in metres: "1,68 m", "1.68 m". */
export const heightText = (locale: Locale, heightCm: number): string =>
  new Intl.NumberFormat(INTL_TAGS[locale], {
    style: 'unit',
    unit: 'meter',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(heightCm / CM_PER_METRE);

/** Returns the `tel:` URL of a telephone number: digits only, with a leading `+` if it has one. */
export const phoneHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
