import type { Field, Payload } from 'payload';
import type { Problem } from '../../../texts/problems.ts';
import type { ReportedRecord } from '#contract/buildReport.ts';
import { REDIRECT_FAULTS } from '#contract/redirects.ts';
import { type ScannedCollection, scanRecord } from '../recordScan.ts';

/** What the site shows; a report about anything else finds no record. */
const COLLECTIONS: readonly ScannedCollection[] = [
  'talents',
  'pages',
  'redirects',
  'proposals',
  'media',
];

/** A problem of a record that a build has left as it was, as the CMS keeps it. */
export interface StoredProblem {
  collection: string;
  /** `null` for a global. */
  id: string | null;
  title: string;
  field: string;
  locale: string | null;
  /** What the build said; in English. */
  message: string;
  /** The same problem in the words of the CMS, where it finds the problem too. */
  problem?: Problem;
  fallback: string;
}

interface Row {
  id: number | string;
  updatedAt?: string;
  [field: string]: unknown;
}

interface KnownRecord {
  title: string | undefined;
  fields: readonly Field[];
  row: Row;
}

const textOf = (value: unknown): string | undefined => {
  const text: unknown =
    typeof value === 'object' && value !== null ? (value as { es?: unknown }).es : value;
  return typeof text === 'string' && text.trim() ? text : undefined;
};

async function findGlobal(payload: Payload, slug: string): Promise<KnownRecord | undefined> {
  const config = payload.globals.config.find((global) => global.slug === slug);
  if (!config) return undefined;
  const row = await payload.db.findGlobal<Row>({ slug, locale: 'all' });
  return row && { title: '', fields: config.fields, row: { ...row, id: slug } };
}

async function findRecord(
  payload: Payload,
  { collection, recordId }: ReportedRecord,
): Promise<KnownRecord | undefined> {
  if (recordId === null) return findGlobal(payload, collection);
  const isKnown = (COLLECTIONS as readonly string[]).includes(collection);
  if (!isKnown || !/^\d{1,15}$/.test(recordId)) return undefined;
  const { config } = payload.collections[collection as ScannedCollection];
  const where = { id: { equals: recordId } };
  const { slug, fields, admin, upload } = config;
  const row = await payload.db.findOne<Row>({ collection: slug, where, locale: 'all' });
  const titleField = admin.useAsTitle ?? (upload ? 'filename' : 'id');
  return row ? { title: textOf(row[titleField]), fields, row } : undefined;
}

/** Only a build knows all pages and files of the site, and so which redirects have no effect. */
function findRedirectFault(message: string): Problem | undefined {
  const codes = Object.keys(REDIRECT_FAULTS) as (keyof typeof REDIRECT_FAULTS)[];
  const code = codes.find((candidate) => message.endsWith(REDIRECT_FAULTS[candidate]));
  return code && { code };
}

/** Finds what the CMS itself says about a problem that a build has reported. */
function translate({ field, locale, message }: ReportedRecord, { fields, row }: KnownRecord) {
  const fault = findRedirectFault(message);
  if (fault) return fault;
  const { problems } = scanRecord(fields, row);
  const isSameField = (path: string) => path === field || field.startsWith(`${path}.`);
  const found = problems.filter(({ path }) => isSameField(path));
  return (found.find((one) => !one.locale || one.locale === locale) ?? found[0])?.problem;
}

/** Adds the title of each record, and the problem in the words of the CMS. */
export async function describeReported(
  payload: Payload,
  reported: readonly ReportedRecord[],
): Promise<StoredProblem[]> {
  const known = new Map<string, KnownRecord | undefined>();
  const described: StoredProblem[] = [];
  for (const item of reported) {
    const { collection, recordId, record, field, locale, message, fallback } = item;
    const key = `${collection}/${recordId}`;
    if (!known.has(key)) known.set(key, await findRecord(payload, item));
    const own = known.get(key);
    const problem = own && translate(item, own);
    described.push({
      ...{ collection, id: recordId, title: own?.title ?? record, field, locale, message },
      ...(problem && { problem }),
      fallback,
    });
  }
  return described;
}
