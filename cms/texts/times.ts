import { TIME_ZONE } from '#contract/timeZone.ts';
import type { Bilingual } from './labels.ts';

type Language = keyof Bilingual;

const TAGS: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const DAY_MS = 24 * 60 * 60 * 1000;

const format = (at: Date, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(TAGS[language], { ...options, timeZone: TIME_ZONE }).format(at);

/** Returns the day as YYYY-MM-DD in the agency's time zone. */
const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(at);

/** Returns date and time in Madrid, e.g. "22 nov 2026, 12:31", wherever the browser is. */
export const formatDateTime = (at: Date | number | string, language: Language): string =>
  format(new Date(at), language, { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Returns when something happened, in Madrid's time.
 *
 * @example 'hoy a las 12:31', 'ayer a las 9:05', 'el 3 nov 2026 a las 18:40'
 */
export function describeMoment(
  at: Date | number | string,
  language: Language,
  now: Date = new Date(),
): string {
  const moment = new Date(at);
  const time = format(moment, language, { timeStyle: 'short' });
  const isSpanish = language === 'es';
  if (dayOf(moment) === dayOf(now)) return isSpanish ? `hoy a las ${time}` : `today at ${time}`;
  if (dayOf(moment) === dayOf(new Date(now.getTime() - DAY_MS))) {
    return isSpanish ? `ayer a las ${time}` : `yesterday at ${time}`;
  }
  const day = format(moment, language, { dateStyle: 'medium' });
  return isSpanish ? `el ${day} a las ${time}` : `on ${day} at ${time}`;
}
