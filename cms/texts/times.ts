import { TIME_ZONE, isoDay } from '#contract/timeZone.ts';
import type { Bilingual } from './labels.ts';

type Language = keyof Bilingual;
type Moment = Date | number | string;

const TAGS: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Formats in Madrid's time, wherever the browser is. */
const format = (at: Moment, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[language], { timeZone: TIME_ZONE, ...options }).format(new Date(at));

const STYLES = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  noYear: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  today: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Of a day as YYYY-MM-DD. */
  day: { dateStyle: 'medium', timeZone: 'UTC' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Formats a moment: "22 nov 2026, 12:31", without the year "22 nov, 12:31", as a day "22 nov 2026". */
export const formatMoment = (at: Moment, language: Language, style: keyof typeof STYLES): string =>
  format(at, language, STYLES[style]);

/** Returns the number of midnights in Madrid between a moment and another. */
const daysBetween = (at: Moment, now: Date) => {
  const day = (moment: Moment) => Date.parse(isoDay(new Date(moment)));
  return (day(now) - day(at)) / DAY_MS;
};

/**
 * Returns when something happened.
 *
 * @example 'hoy a las 12:31', 'ayer a las 9:05', 'el 3 nov 2026 a las 18:40'
 */
export function describeMoment(at: Moment, language: Language, now: Date = new Date()): string {
  const time = `${language === 'es' ? 'a las' : 'at'} ${format(at, language, { timeStyle: 'short' })}`;
  const days = daysBetween(at, now);
  if (days === 0) return `${language === 'es' ? 'hoy' : 'today'} ${time}`;
  if (days === 1) return `${language === 'es' ? 'ayer' : 'yesterday'} ${time}`;
  return `${language === 'es' ? 'el' : 'on'} ${format(at, language, { dateStyle: 'medium' })} ${time}`;
}

/**
 * Returns a time as part of a sentence, with the day unless it is today.
 *
 * @param after the word before it
 * @example 'a las 23:46', 'el 21 nov 2026, 23:46'; 'at 23:46', 'on 21 Nov 2026, 23:46'
 * @example after "since": 'las 23:46', 'la 1:46', 'el 21 nov 2026, 23:46'; '23:46', '21 Nov 2026, 23:46'
 */
export function timeText(at: string, language: Language, now: Date, after?: 'since'): string {
  const isToday = daysBetween(at, now) === 0;
  const time = isToday
    ? format(at, language, { timeStyle: 'short' })
    : formatMoment(at, language, 'dateTime');
  if (language === 'en') return after ? time : `${isToday ? 'at' : 'on'} ${time}`;
  if (!isToday) return `el ${time}`;
  return `${after ? '' : 'a '}${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
