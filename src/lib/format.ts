import { INTL_TAGS, LOCALES, type Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { TIME_ZONE } from '#contract/timeZone.ts';

const BYTES_PER_KILOBYTE = 1000;
const BYTES_PER_MEGABYTE = 1_000_000;
/** The size from which kilobytes would round to 1000. */
const MIN_MEGABYTE_BYTES = 999_500;
const SECONDS_PER_MINUTE = 60;
const CM_PER_METRE = 100;

/** Creates the formats of numbers, days, countries and words in one locale. */
function createFormats(locale: Locale) {
  const tag = INTL_TAGS[locale];
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: TIME_ZONE });
  const shortDays = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: TIME_ZONE });
  const monthStyle = { month: 'long', year: 'numeric', timeZone: TIME_ZONE } as const;
  const months = new Intl.DateTimeFormat(tag, monthStyle);
  const regions = new Intl.DisplayNames(tag, { type: 'region' });
  const names = new Intl.ListFormat(tag, { type: 'conjunction' });
  const unit = (name: string, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit: name,
      minimumFractionDigits,
      maximumFractionDigits,
    });
  const kilobytes = unit('kilobyte', 0, 0);
  const megabytes = unit('megabyte', 0, 1);
  const metres = unit('meter', 2, 2);
  const capitalise = (text: string): string =>
    text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
  return {
    /** The date of an ISO timestamp in words: "21 de noviembre de 2026", "21 November 2026". */
    date: (timestamp: string): string => days.format(new Date(timestamp)),
    /** The days from one to another, each in one line: "3–20 may 2027", "3–20 May 2027". */
    days: (from: string, until: string): string =>
      shortDays.formatRange(new Date(from), new Date(until)).replace(/(?<!–)\s(?!–)/g, '\u00a0'),
    /** The month of an ISO timestamp in words: "enero de 2026", "January 2026". */
    month: (timestamp: string): string => months.format(new Date(timestamp)),
    /** A country's name from its ISO 3166-1 alpha-2 code; throws a RangeError for other than two letters. */
    country: (code: string): string => regions.of(code) ?? code,
    /** A file size in kilobytes or megabytes: "84 kB", "1,2 MB". */
    fileSize: (sizeBytes: number): string =>
      sizeBytes >= MIN_MEGABYTE_BYTES
        ? megabytes.format(sizeBytes / BYTES_PER_MEGABYTE)
        : kilobytes.format(Math.max(1, sizeBytes / BYTES_PER_KILOBYTE)),
    /** A height in metres: "1,68 m", "1.68 m". */
    height: (heightCm: number): string => metres.format(heightCm / CM_PER_METRE),
    /** The text with a capital first letter. */
    capitalise,
    /** Labels with commas, the first with a capital: "Español, inglés". */
    commaList: (labels: string[]): string => capitalise(labels.join(', ')),
    /** Names with "and": "Pamplona y Madrid". */
    andList: (list: string[]): string => names.format(list),
    /** Labels with "and", in lower case after the first: "Directora y guionista". */
    conjunction: (labels: string[]): string =>
      names.format(labels.map((text, index) => (index ? text.toLocaleLowerCase(tag) : text))),
    /** A playing age in years, a missing end is open: "28–38", "Desde 28", "Hasta 38"; `undefined` without any. */
    playingAge({ from, to }: { from?: number; to?: number }): string | undefined {
      const t = translator(locale);
      if (from !== undefined && to !== undefined) return from === to ? `${from}` : `${from}–${to}`;
      if (from !== undefined) return t('talent:playingAge.from', { from });
      return to === undefined ? undefined : t('talent:playingAge.to', { to });
    },
  };
}

// Once per locale: creating a formatter of `Intl` takes up to 0.1 ms.
const byLocale = new Map(LOCALES.map((locale) => [locale, createFormats(locale)]));

/** Returns the functions that write values in one locale. */
export const formats = (locale: Locale) => byLocale.get(locale)!;

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
