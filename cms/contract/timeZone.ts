/** The agency's time zone: ages change at its midnight, wherever the build runs. */
export const TIME_ZONE = 'Europe/Madrid';

// The dates of Sweden are written as YYYY-MM-DD.
const isoDays = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Returns the day of a point in time in the agency's time zone, as `YYYY-MM-DD`; without one, today. */
export const isoDay = (time = new Date()): string => isoDays.format(time);

const PROPOSED_MS = 30 * 86_400_000;

/** Returns the last day that forms propose for what is shown for a time, as the CMS stores days. */
export const proposedLastDay = (): string =>
  `${isoDay(new Date(Date.now() + PROPOSED_MS))}T12:00:00.000Z`;
