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
 * Returns a time for after "since", with the day unless it is today.
 *
 * @example 'las 23:46', 'la 1:46', 'el 21 nov 2026, 23:46'; '23:46', '21 Nov 2026, 23:46'
 */
export function sinceText(at: string, language: Language, now: Date): string {
  if (daysBetween(at, now) !== 0) {
    return `${language === 'es' ? 'el ' : ''}${formatMoment(at, language, 'dateTime')}`;
  }
  const time = format(at, language, { timeStyle: 'short' });
  return language === 'es' ? `${time.startsWith('1:') ? 'la' : 'las'} ${time}` : time;
}

/**
 * Returns a time as part of a sentence, with the day unless it is today.
 *
 * @example 'a las 23:46', 'el 21 nov 2026, 23:46'; 'at 23:46', 'on 21 Nov 2026, 23:46'
 */
export function atText(at: string, language: Language, now: Date): string {
  const text = sinceText(at, language, now);
  const isToday = daysBetween(at, now) === 0;
  if (language === 'es') return isToday ? `a ${text}` : text;
  return `${isToday ? 'at' : 'on'} ${text}`;
}
