import { trackedQuery } from '~/lib/dependencies';
import { isoDay } from '../../../cms/contract/timeZone.ts';

/** What the time of the build is, in Madrid. A page depends on what it asks only. */
export const today = {
  date: trackedQuery('today.date', (): string => isoDay()),
  year: trackedQuery('today.year', (): string => isoDay().slice(0, 4)),
  /** Returns whether a day (`YYYY-MM-DD`) is over. */
  isOver: trackedQuery('today.isOver', (day: string): boolean => day < isoDay()),
  /** Returns the ISO timestamp of this build. Every build renders a page that shows it again. */
  time: trackedQuery('today.time', (): string => new Date().toISOString()),
};
