/** A validation error of one field of one record of the CMS, which a build has found. */
export interface ReportedRecord {
  /** The slug of the collection or global. */
  collection: string;
  /** The record's name for editors, e.g. `actresses/ines-quiroga "Inés Quiroga" (id 12)`. */
  record: string;
  /** `null` for a global. */
  recordId: string | null;
  /** `null` if the problem does not depend on the language. */
  locale: string | null;
  /** The field's path, e.g. `videos.0.url`; empty for the whole record. */
  field: string;
  /** What is wrong, without values that must not be published. */
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
