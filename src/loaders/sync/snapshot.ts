import type { RawRecord } from './fetchRecords';

/** The version of a record that was fetched, including the media that it shows. */
export interface Revision {
  updatedAt: string;
  /** `updatedAt` of each picture and file, by id. */
  media: Record<string, string>;
}

/** The result of a collection's previous sync. */
export interface Snapshot {
  /** The revision of each record and the ids of its entries, by record id. */
  records: Record<string, Revision & { entries: string[] }>;
  /** Returns the data of an entry. */
  dataOf: (entryId: string) => unknown;
}

/** The snapshot before the first sync. */
export const EMPTY_SNAPSHOT: Snapshot = { records: {}, dataOf: () => undefined };

type ObjectValue = Record<string, unknown>;

const isMedia = (value: ObjectValue) =>
  value.id !== undefined && typeof value.updatedAt === 'string' && 'filename' in value;

function collectMedia(value: unknown, media: Revision['media']): void {
  if (typeof value !== 'object' || value === null) return;
  const object = value as ObjectValue;
  if (isMedia(object)) media[String(object.id)] = String(object.updatedAt);
  else for (const child of Object.values(object)) collectMedia(child, media);
}

/** Returns the revision of a fetched record. */
export function revisionOf(record: RawRecord): Revision {
  const media: Revision['media'] = {};
  collectMedia(record, media);
  return { updatedAt: record.updatedAt, media };
}
