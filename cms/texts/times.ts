import { TIME_ZONE, isoDay } from '#contract/timeZone.ts';
import type { AdminLanguage } from './problems.ts';

type Moment = Date | number | string;

const DAY_MS = 24 * 60 * 60 * 1000;

const STYLES = {
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  seconds: { dateStyle: 'medium', timeStyle: 'medium' },
  noYear: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  today: { weekday: 'long', day: 'numeric', month: 'long' },
  /** Of a day as YYYY-MM-DD. */
  day: { dateStyle: 'medium', timeZone: 'UTC' },
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formats a moment in Madrid's time, wherever the browser is: "22 nov 2026, 12:31", without the year "22 nov,
 * 12:31", as a day "22 nov 2026".
 */
export const formatMoment = (
  at: Moment,
  language: AdminLanguage,
  style: keyof typeof STYLES,
): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-ES' : 'en-GB', {
    timeZone: TIME_ZONE,
    ...STYLES[style],
  }).format(new Date(at));

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
export function describeMoment(at: Moment, language: AdminLanguage, now = new Date()): string {
  const date = formatMoment(at, language, 'date');
  const time = formatMoment(at, language, 'time');
  const days = daysBetween(at, now);
  return language === 'es'
    ? `${['hoy', 'ayer'][days] ?? `el ${date}`} a las ${time}`
    : `${['today', 'yesterday'][days] ?? `on ${date}`} at ${time}`;
}

/**
 * Returns a time as part of a sentence, with the day unless it is today.
 *
 * @param after the word before it
 * @example 'a las 23:46', 'el 21 nov 2026, 23:46'; 'at 23:46', 'on 21 Nov 2026, 23:46'
 * @example after "since": 'las 23:46', 'la 1:46', 'el 21 nov 2026, 23:46'; '23:46', '21 Nov 2026, 23:46'
 */
export function timeText(at: string, language: AdminLanguage, now: Date, after?: 'since'): string {
  const isToday = daysBetween(at, now) === 0;
  const time = formatMoment(at, language, isToday ? 'time' : 'dateTime');
  if (language === 'en') return after ? time : `${isToday ? 'at' : 'on'} ${time}`;
  if (!isToday) return `el ${time}`;
  return `${after ? '' : 'a '}${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
