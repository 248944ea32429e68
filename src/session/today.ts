import { assertInKey } from './buildSession';
import { isoDay } from '#contract/timeZone.ts';

function day(): string {
  assertInKey('the day', true);
  return isoDay();
}

/** What the time of the build is, in Madrid. */
export const today = {
  date: day,
  /** Part of every key. */
  year: (): string => isoDay().slice(0, 4),
  /** Returns whether a day (`YYYY-MM-DD`) is over. */
  isOver: (date: string): boolean => date < day(),
  /** Returns the ISO timestamp of this build. */
  time(): string {
    assertInKey('the time');
    return new Date().toISOString();
  },
};
