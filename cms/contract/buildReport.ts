/** A problem of one record that a build has left as it was. */
interface ReportedRecord {
  /** The slug of the collection or global. */
  collection: string;
  /** The record's name as the build's log shows it. */
  record: string;
  /** `null` for a global. */
  recordId: string | null;
  locale: string | null;
  /** The field's path, e.g. `videos.0.url`; empty for the whole record. */
  field: string;
  message: string;
  /** What the site shows instead, e.g. `previousVersion`. */
  fallback: string;
}

/** The JSON body of a build's report to the CMS. */
export interface BuildReport {
  /** `built`: its files are final. */
  state: 'begun' | 'built' | 'failed';
  /** The host's id of the deploy and its address, if the host has both. */
  deploy?: { id?: string | undefined; url?: string | undefined };
  message?: string;
  problems?: ReportedRecord[];
}

/** The file of the site that contains the id of its publication. */
export const PUBLICATION_FILE = 'publication.txt';

const ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

/** Returns whether a value can be the id of a publication, which is a random UUID. */
export const isPublicationId = (value: unknown): value is string =>
  typeof value === 'string' && ID.test(value);
