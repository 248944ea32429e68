import { trackedQuery } from '~/lib/dependencies';
import { isoDay } from '../../../cms/contract/timeZone.ts';

/** Returns the current date in Madrid, as `YYYY-MM-DD`. */
export const currentDate = trackedQuery('currentDate', (): string => isoDay());

/** Returns the ISO timestamp of this build. Every build renders a page that shows it again. */
export const buildTime = trackedQuery('buildTime', (): string => new Date().toISOString());

/** Returns the current year in Madrid, with four digits. */
export const currentYear = trackedQuery('currentYear', (): string => isoDay().slice(0, 4));

/** Returns whether a day (`YYYY-MM-DD`) is over in Madrid. */
export const isDayOver = trackedQuery('isDayOver', (day: string): boolean => day < isoDay());
