import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type CollectionSlug, getPayload } from 'payload';
import config from '../payload.config.ts';
import { ensureBuildKey } from '../runtime/buildUser.ts';
import { runCommands } from '../runtime/database.ts';
import { type Data, pickLocale, readSample } from './read.ts';
import { contextWith } from '../runtime/requestContext.ts';

process.env.PAYLOAD_LOG_LEVEL ??= 'error';
const payload = await getPayload({ config });
await payload.db.migrate();
const sample = await readSample();

/** The ids of the records that have been created, by their names in the content files. */
const media = new Map<string, number | string>();
const talents = new Map<string, number | string>();

const MEDIA_KEYS = new Set(['photo', 'picture', 'file', 'poster', 'curriculum', 'logo']);

const resolveReferences = (source: Data): Data =>
  JSON.parse(JSON.stringify(source), (key, item: unknown) => {
    const ids = MEDIA_KEYS.has(key) ? media : key === 'talent' ? talents : undefined;
    if (!ids || typeof item !== 'string') return item;
    if (!ids.has(item)) throw new Error(`Sample: there is no ${key} named "${item}"`);
    return ids.get(item);
  }) as Data;

/**
 * Returns what saves a record in both languages at once: a second save for English would take as long
 * again.
 */
const inBothLanguages = (source: Data) => ({
  locale: 'es' as const,
  depth: 0,
  data: { _status: 'published', ...pickLocale(source, 'es') } as never,
  context: contextWith({ translations: pickLocale(source, 'en') }),
});

async function createRecord(collection: CollectionSlug, source: Data) {
  const record = inBothLanguages(resolveReferences(source));
  const { id } = await payload.create({ collection, draft: source._status === 'draft', ...record });
  return id;
}

const updateGlobal = (slug: 'agency' | 'home') =>
  payload.updateGlobal({ slug, ...inBothLanguages(resolveReferences(sample[slug])) });

const MIME_TYPES = new Map<string, string>(
  Object.entries({
    '.jpg': 'image/jpeg',
    '.webp': 'image/webp',
    '.svg': 'image/svg+xml',
    '.pdf': 'application/pdf',
    '.m4a': 'audio/mp4',
    '.mp3': 'audio/mpeg',
    '.mp4': 'video/mp4',
  }),
);

async function createFile(name: string, { file, ...metadata }: (typeof sample)['media'][string]) {
  const extension = extname(file);
  const mimetype = MIME_TYPES.get(extension);
  if (!mimetype) throw new Error(`Sample: the file "${file}" has an unknown type`);
  const data = await readFile(join(import.meta.dirname, 'files', file));
  const { id } = await payload.create({
    collection: 'media',
    ...inBothLanguages(metadata),
    file: { name: `${name}${extension}`, data, mimetype, size: data.length },
  });
  media.set(name, id);
}

/** The number of files that are stored at a time: pictures are read in other threads. */
const FILES_AT_ONCE = 4;

async function createMedia() {
  const entries = Object.entries(sample.media).values();
  const createRest = async () => {
    for (const [name, entry] of entries) await createFile(name, entry);
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, createRest));
}

/** Returns the share id of a sample talent: the same in every database, so that sites can be compared. */
const sampleShareId = (name: string): string =>
  BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString(36)
    .slice(0, 10);

await Promise.all([createMedia(), ensureBuildKey(payload)]);
// Before the talents, which name their agents.
await updateGlobal('agency');
for (const [name, source] of Object.entries(sample.talents)) {
  const id = await createRecord('talents', { ...source, shareId: sampleShareId(name) });
  talents.set(name, id);
}
for (const source of Object.values(sample.pages)) await createRecord('pages', source);
for (const source of sample.redirects) await createRecord('redirects', source);
for (const source of sample.proposals) await createRecord('proposals', source);
await updateGlobal('home');
// Updates the planner's statistics, which queries over a thousand rows need, and writes SQLite's
// write-ahead log into the database file, so that the folder can be moved.
await runCommands(payload, {
  postgres: ['VACUUM ANALYZE'],
  sqlite: ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)'],
});
await payload.destroy();
process.exit(0);
