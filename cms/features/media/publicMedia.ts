import type { Payload, PayloadRequest, Where } from 'payload';
import { mediaPaths } from './mediaPaths.ts';

/** How long it is remembered whether a file is public: image services fetch the same ones often. */
const CACHE_MS = 60_000;
const MAX_CACHED = 2_000;

interface Remembered {
  isPublic: Promise<boolean>;
  untilMs: number;
}

const cache = new Map<string, Remembered>();

/** Returns the values at a path, through all rows of lists. */
function valuesAt(value: unknown, path: string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  return typeof value === 'object' && value !== null
    ? valuesAt((value as Record<string, unknown>)[name], rest)
    : [];
}

const isPublished = (record: object) => !('_status' in record) || record._status === 'published';

async function isUsedByGlobal(payload: Payload, id: number | string): Promise<boolean> {
  for (const { slug, flattenedFields } of payload.config.globals) {
    const record = await payload.findGlobal({ slug, depth: 0 });
    const paths = mediaPaths(flattenedFields);
    const ids = paths.flatMap((path) => valuesAt(record, path.split('.')));
    if (isPublished(record) && ids.includes(id)) return true;
  }
  return false;
}

async function isUsedByRecord(payload: Payload, id: number | string): Promise<boolean> {
  for (const { slug, flattenedFields, versions } of payload.config.collections) {
    const uses: Where[] = mediaPaths(flattenedFields).map((path) => ({ [path]: { equals: id } }));
    if (uses.length === 0) continue;
    const published: Where[] = versions?.drafts ? [{ _status: { equals: 'published' } }] : [];
    const where = { and: [...published, { or: uses }] };
    const { totalDocs } = await payload.count({ collection: slug, where });
    if (totalDocs > 0) return true;
  }
  return false;
}

async function isUsed({ payload }: PayloadRequest, filename: string): Promise<boolean> {
  const where = { filename: { equals: filename } };
  const { docs } = await payload.find({ collection: 'media', where, depth: 0, limit: 1 });
  const [file] = docs;
  if (!file) return false;
  return (await isUsedByGlobal(payload, file.id)) || isUsedByRecord(payload, file.id);
}

/**
 * Returns whether a published record uses a file. The answer is remembered for a minute. Files of
 * drafts, and thumbnails of the admin, are not public.
 */
export function isPublicFile(req: PayloadRequest, filename: string): Promise<boolean> {
  const now = Date.now();
  const remembered = cache.get(filename);
  if (remembered && remembered.untilMs > now) return remembered.isPublic;
  if (cache.size >= MAX_CACHED) cache.clear();
  const isPublic = isUsed(req, filename);
  cache.set(filename, { isPublic, untilMs: now + CACHE_MS });
  return isPublic;
}
