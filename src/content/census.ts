import type { Ask } from './client';
import type { RawRecord } from './answer';
import { recordsOf } from './answer';
import { MEDIA_CENSUS } from './queries/census';

/** Each record's id and when it was last changed, by the id as a text. */
export type Census = Map<string, RawRecord>;

/** What is counted. */
export interface Counted {
  /** Name of the field that the CMS answers with, e.g. `Talents`. */
  operation: string;
  /** The query that asks for ids and dates alone. */
  census: string;
  /** Whether editors publish these records; what they have not published is not asked for. */
  hasDrafts: boolean;
  /** Whether the latest drafts are asked for, in the place of what is published. @default false */
  isPreview?: boolean;
}

/** All pictures and files. */
export const MEDIA: Counted = { operation: 'allMedia', census: MEDIA_CENSUS, hasDrafts: false };

const PAGE_SIZE = 2000;

/** The conditions on records: these, if any, and that they are published where no draft will do. */
export const conditions = ({ hasDrafts, isPreview = false }: Counted, condition?: object) => ({
  AND: [
    ...(condition ? [condition] : []),
    ...(hasDrafts && !isPreview ? [{ _status: { equals: 'published' } }] : []),
  ],
});

/** The condition that comes after a record, in the order of the ids. */
export const behind = (last: RawRecord | undefined) => last && { id: { greater_than: last.id } };

/**
 * Asks which records there are and when each was last changed: little, for what it tells.
 *
 * @throws {RequestError} when the CMS cannot be read
 */
export async function takeCensus(ask: Ask, counted: Counted): Promise<Census> {
  const { operation, census: query } = counted;
  const census: Census = new Map();
  for (let last: RawRecord | undefined; ;) {
    const where = conditions(counted, behind(last));
    const page = recordsOf(operation, await ask(operation, query, { where, limit: PAGE_SIZE }));
    for (const record of page) census.set(String(record.id), record);
    last = page.at(-1);
    if (page.length < PAGE_SIZE) return census;
  }
}
