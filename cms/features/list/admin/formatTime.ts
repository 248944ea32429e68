import { TIME_ZONE } from '#contract/timeZone.ts';

/** Formats a point in time, ISO 8601, in Madrid's time and a language of the admin. */
export const formatTime = (at: string, language: 'es' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: TIME_ZONE,
  }).format(new Date(at));
