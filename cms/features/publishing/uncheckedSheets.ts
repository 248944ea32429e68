import type { Payload, Where } from 'payload';
import { TIME_ZONE } from '#contract/timeZone.ts';

/** Months after which an editor is asked to check a talent's sheet again. */
const MONTHS = 6;
/** Length of a day as YYYY-MM-DD. */
export const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** A published talent whose sheet nobody has checked for six months. */
interface UncheckedSheet {
  id: number | string;
  name: string;
  /** The day of the last check as YYYY-MM-DD; `undefined` if there was none. */
  checkedOn: string | undefined;
}

/** The first unchecked sheets, and the number of all. */
export interface UncheckedSheets {
  sheets: UncheckedSheet[];
  total: number;
}

/** Returns the day as YYYY-MM-DD six months before a point in time, in the agency's time zone. */
export function checkLimit(now: Date): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE }).format(now);
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  // Six months before 31 August is the last day of February.
  const lastDay = new Date(Date.UTC(year, month - MONTHS, 0)).getUTCDate();
  const limit = new Date(Date.UTC(year, month - 1 - MONTHS, Math.min(day, lastDay)));
  return limit.toISOString().slice(0, DAY_LENGTH);
}

/**
 * Finds the published talents whose sheets were not checked for six months: first those that never
 * were, then the oldest checks.
 *
 * @param limit the greatest number of sheets to return, at least 1
 */
export async function findUncheckedSheets(
  payload: Payload,
  limit: number,
  now: Date = new Date(),
): Promise<UncheckedSheets> {
  const find = (checkedOn: Where[string]) =>
    payload.find({
      collection: 'talents',
      where: { and: [{ _status: { equals: 'published' } }, { checkedOn }] },
      select: { name: true, checkedOn: true },
      sort: ['checkedOn', 'name'],
      depth: 0,
      limit,
    });
  // Two queries: SQLite and PostgreSQL sort missing values differently.
  const never = await find({ exists: false });
  const old = await find({ less_than: `${checkLimit(now)}T00:00:00.000Z` });
  const sheets = [...never.docs, ...old.docs].slice(0, limit).map(({ id, name, checkedOn }) => ({
    id,
    name,
    checkedOn: checkedOn?.slice(0, DAY_LENGTH),
  }));
  return { sheets, total: never.totalDocs + old.totalDocs };
}
