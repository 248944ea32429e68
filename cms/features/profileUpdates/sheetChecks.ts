import type { Payload, Where } from 'payload';
import { isoDay } from '#contract/timeZone.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days after which an editor is asked to check a talent's sheet again: six months. */
const CHECK_DAYS = 183;

/** Returns the first day, as YYYY-MM-DD, on which a sheet that was checked is up to date. */
export const checkLimit = (now: Date): string =>
  isoDay(new Date(now.getTime() - CHECK_DAYS * DAY_MS));

/**
 * Finds the published talents whose sheets were not checked for six months: first those that never
 * were since they were created, then the oldest checks.
 */
export async function findUncheckedSheets(payload: Payload, limit: number, now: Date) {
  const before = { less_than: `${checkLimit(now)}T00:00:00.000Z` };
  const find = (...checked: Where[]) =>
    payload.find({
      collection: 'talents',
      where: { and: [{ _status: { equals: 'published' } }, ...checked] },
      select: { name: true, checkedOn: true },
      sort: ['checkedOn', 'name'],
      depth: 0,
      limit,
    });
  // Two queries: SQLite and PostgreSQL sort missing values differently.
  const never = await find({ checkedOn: { exists: false } }, { createdAt: before });
  const old = await find({ checkedOn: before });
  return {
    docs: [...never.docs, ...old.docs].slice(0, limit || undefined),
    totalDocs: never.totalDocs + old.totalDocs,
  };
}
