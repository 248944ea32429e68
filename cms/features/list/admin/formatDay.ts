/** Formats a day, YYYY-MM-DD, in a language of the admin, e.g. "3 nov 2026". */
export const formatDay = (day: string, language: 'es' | 'en'): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'es-ES', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(new Date(day));
