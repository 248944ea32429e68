/** The agency's calendar: an age changes at its midnight, wherever the build runs. */
const TIME_ZONE = 'Europe/Madrid';

/** Returns the calendar day in Madrid at a moment, as `YYYY-MM-DD`; without one, today's. */
export const today = (moment: Date = new Date()): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(moment);
