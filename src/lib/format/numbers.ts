import type { Locale } from '~/lib/i18n/locale';
import { perLocale } from '~/lib/i18n/intl';

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** The size from which kilobytes would round to 1000. */
const MIN_MEGABYTE_BYTES = 999_500;
const SECONDS_PER_MINUTE = 60;
const CM_PER_METRE = 100;

const kilobytes = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 }),
);
const megabytes = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
);
const metres = perLocale(
  (tag) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: 'meter',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** Returns a file size in kilobytes or megabytes: "84 kB", "1,2 MB". */
export const fileSizeText = (locale: Locale, sizeBytes: number): string =>
  sizeBytes >= MIN_MEGABYTE_BYTES
    ? megabytes(locale).format(sizeBytes / BYTES_PER_MEGABYTE)
    : kilobytes(locale).format(Math.max(1, sizeBytes / BYTES_PER_KILOBYTE));

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
  metres(locale).format(heightCm / CM_PER_METRE);

/** Returns the `tel:` URL of a telephone number: digits only, with a leading `+` if it has one. */
export const phoneHref = (number: string): string =>
  `tel:${number.trim().startsWith('+') ? '+' : ''}${number.replace(/\D/g, '')}`;
