import type { AdminLanguage } from '../../../texts/problems.ts';
import { TIME_ZONE } from '#contract/timeZone.ts';

const LOCALES: Record<AdminLanguage, string> = { es: 'es-ES', en: 'en-GB' };
const DAY = { dateStyle: 'medium' } as const;
const TIME = { timeStyle: 'short' } as const;

const format = (at: string | Date, language: AdminLanguage, style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[language], { ...style, timeZone: TIME_ZONE }).format(
    new Date(at),
  );

const isSameDay = (at: string, now: Date) => format(at, 'es', DAY) === format(now, 'es', DAY);

/** Returns the hour with its Spanish article: `las 23:46`, `la 1:46`. */
const withArticle = (time: string) => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;

/**
 * Returns a time in Madrid for after "since", with the day unless it is today.
 *
 * @example 'las 23:46', 'el 21 nov 2026, 23:46'; '23:46', '21 Nov 2026, 23:46'
 */
export function sinceText(at: string, language: AdminLanguage, now: Date): string {
  if (!isSameDay(at, now)) {
    const text = format(at, language, { ...DAY, ...TIME });
    return language === 'es' ? `el ${text}` : text;
  }
  const time = format(at, language, TIME);
  return language === 'es' ? withArticle(time) : time;
}

/**
 * Returns a time in Madrid as part of a sentence, with the day unless it is today.
 *
 * @example 'a las 23:46', 'el 21 nov 2026, 23:46'; 'at 23:46', 'on 21 Nov 2026, 23:46'
 */
export function atText(at: string, language: AdminLanguage, now: Date): string {
  const text = sinceText(at, language, now);
  const isToday = isSameDay(at, now);
  if (language === 'es') return isToday ? `a ${text}` : text;
  return `${isToday ? 'at' : 'on'} ${text}`;
}
