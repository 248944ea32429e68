import type { Ask } from './client';
import { recordsOf } from './answer';
import { MEDIA_CENSUS } from './queries/census';

/** When each record was last changed, by its id. */
export type Census = Map<string, string>;

/** What is counted. */
export interface Counted {
  /** Name of the field that the CMS answers with, e.g. `Talents`. */
  operation: string;
  /** The query that asks for ids and dates alone. */
  census: string;
  /** Whether editors publish these records; what they have not published is not asked for. */
  hasDrafts: boolean;
}

/** All pictures and files. */
export const MEDIA: Counted = { operation: 'allMedia', census: MEDIA_CENSUS, hasDrafts: false };

const PAGE_SIZE = 2000;

/** The conditions on a page of records: after the one with this id, and published. */
export const conditions = ({ hasDrafts }: Pick<Counted, 'hasDrafts'>, id?: object) => ({
  AND: [...(id ? [{ id }] : []), ...(hasDrafts ? [{ _status: { equals: 'published' } }] : [])],
});

/**
 * Asks which records there are and when each was last changed: little, for what it tells.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function takeCensus(ask: Ask, counted: Counted): Promise<Census> {
  const { operation, census: query } = counted;
  const census: Census = new Map();
  for (let after: RawId | undefined; ;) {
    const where = conditions(counted, after === undefined ? undefined : { greater_than: after });
    const page = recordsOf(operation, await ask(operation, query, { where, limit: PAGE_SIZE }));
    for (const { id, updatedAt } of page) census.set(String(id), updatedAt);
    after = page.at(-1)?.id;
    if (page.length < PAGE_SIZE) return census;
  }
}

type RawId = number | string;
