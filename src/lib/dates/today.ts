import { trackedQuery } from '~/lib/dependencies';
import { TIME_ZONE } from '../../../cms/contract/timeZone.ts';

const isoDates = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });

/** Returns the calendar date in Madrid at a point in time, as `YYYY-MM-DD`. */
export const isoDateOf = (time: Date): string => isoDates.format(time);

const today = () => isoDateOf(new Date());

/** Returns the current date in Madrid, as `YYYY-MM-DD`. */
export const currentDate = trackedQuery('currentDate', today);

/** Returns the ISO timestamp of this build. Every build renders a page that shows it again. */
export const buildTime = trackedQuery('buildTime', (): string => new Date().toISOString());

/** Returns the current year in Madrid, with four digits. */
export const currentYear = trackedQuery('currentYear', (): string => today().slice(0, 4));

/** Returns whether a day (`YYYY-MM-DD`) is over in Madrid. */
export const isDayOver = trackedQuery('isDayOver', (day: string): boolean => day < today());
