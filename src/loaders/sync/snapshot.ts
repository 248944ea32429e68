import type { RawRecord } from './fetchRecords';

/** Which state of a record was read: when it was changed, and when what it shows was. */
export interface Revision {
  updatedAt: string;
  /** Of the pictures and files that it shows, by their ids. */
  media: Record<string, string>;
}

/** What an earlier load left of a collection. */
export interface Snapshot {
  /** By the record's id: its state, and the ids of its entries. */
  records: Record<string, Revision & { entries: string[] }>;
  /** What an entry holds. */
  dataOf: (entry: string) => unknown;
}

/** Nothing was loaded before. */
export const EMPTY_SNAPSHOT: Snapshot = { records: {}, dataOf: () => undefined };

type Row = Record<string, unknown>;

const isMedia = (value: Row) =>
  value.id !== undefined && typeof value.updatedAt === 'string' && 'filename' in value;

function collect(value: unknown, media: Revision['media']): void {
  if (typeof value !== 'object' || value === null) return;
  const row = value as Row;
  if (isMedia(row)) media[String(row.id)] = String(row.updatedAt);
  else for (const part of Object.values(row)) collect(part, media);
}

/** The state that an answer shows. */
export function revisionOf(record: RawRecord): Revision {
  const media: Revision['media'] = {};
  collect(record, media);
  return { updatedAt: record.updatedAt, media };
}
