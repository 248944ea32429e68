import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type CollectionSlug, type GlobalSlug, type Payload, getPayload } from 'payload';
import config from '../payload.config.ts';
import { withTranslations } from '../fields/text.ts';
import { ensureBuildKey } from '../runtime/buildUser.ts';
import { isPostgres } from '../runtime/database.ts';
import { settings } from '../runtime/settings.ts';
import { readSample, pickLocale, withRowIds, readMediaFile } from './read.ts';

type Sample = Awaited<ReturnType<typeof readSample>>;

type Data = Record<string, unknown>;
type Ids = Map<string, number | string>;

const MEDIA_KEYS = new Set(['photo', 'picture', 'file', 'poster', 'curriculum', 'logo']);

/** Replaces the names of media and talents in content files with their ids. */
function resolveReferences(value: unknown, media: Ids, talents: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveReferences(item, media, talents));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const ids = MEDIA_KEYS.has(key) ? media : key === 'talent' ? talents : undefined;
      if (!ids || typeof item !== 'string') return [key, resolveReferences(item, media, talents)];
      if (!ids.has(item)) throw new Error(`Sample: there is no ${key} named "${item}"`);
      return [key, ids.get(item)];
    }),
  );
}

/** Returns the share id of a sample talent: the same in every database, so that sites can be compared. */
const sampleShareId = (name: string): string =>
  BigInt(`0x${createHash('sha256').update(name).digest('hex')}`)
    .toString(36)
    .slice(0, 10);

/** Creates a record in both languages at once: a second save for English would take as long again. */
async function createRecord(payload: Payload, collection: CollectionSlug, source: Data) {
  const { id } = await payload.create({
    collection,
    locale: 'es',
    draft: source._status === 'draft',
    depth: 0,
    data: { _status: 'published', ...(pickLocale(source, 'es') as Data) } as never,
    context: withTranslations(pickLocale(source, 'en') as Data),
  });
  return id;
}

async function updateGlobal(payload: Payload, slug: GlobalSlug, source: Data) {
  const data = { _status: 'published', ...(pickLocale(source, 'es') as Data) };
  const created = await payload.updateGlobal({ slug, locale: 'es', depth: 0, data: data as never });
  const english = withRowIds({ ...data, ...(pickLocale(source, 'en') as Data) }, created);
  await payload.updateGlobal({ slug, locale: 'en', depth: 0, data: english as never });
}

async function createFile(payload: Payload, name: string, entry: Sample['media'][string]) {
  const { file: source, ...metadata } = entry;
  const { data, mimetype } = await readMediaFile(source);
  const { id } = await payload.create({
    collection: 'media',
    locale: 'es',
    data: pickLocale(metadata, 'es') as never,
    context: withTranslations(pickLocale(metadata, 'en') as Data),
    file: { name: `${name}${extname(source)}`, data, mimetype, size: data.length },
  });
  return id;
}

/** The number of files that are stored at a time: pictures are read in other threads. */
const FILES_AT_ONCE = 4;

async function createMedia(payload: Payload, { media }: Sample): Promise<Ids> {
  const ids: Ids = new Map();
  const entries = Object.entries(media).values();
  const createRest = async () => {
    for (const [name, entry] of entries) ids.set(name, await createFile(payload, name, entry));
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, createRest));
  return ids;
}

async function seed(payload: Payload, sample: Sample) {
  const [media] = await Promise.all([createMedia(payload, sample), ensureBuildKey(payload)]);
  const talents: Ids = new Map();
  // First, because talents name their agents.
  await updateGlobal(payload, 'agency', resolveReferences(sample.agency, media, talents) as Data);
  for (const [name, source] of Object.entries(sample.talents)) {
    const record = resolveReferences(source, media, talents) as Data;
    const data = { ...record, shareId: sampleShareId(name) };
    talents.set(name, await createRecord(payload, 'talents', data));
  }
  for (const source of Object.values(sample.pages)) {
    await createRecord(payload, 'pages', resolveReferences(source, media, talents) as Data);
  }
  for (const source of sample.redirects) await createRecord(payload, 'redirects', source as Data);
  for (const source of sample.proposals) {
    await createRecord(payload, 'proposals', resolveReferences(source, media, talents) as Data);
  }
  await updateGlobal(payload, 'home', resolveReferences(sample.home, media, talents) as Data);
}

/**
 * Updates the planner's statistics, which queries over a thousand rows need, and writes SQLite's
 * write-ahead log into the database file, so that the folder can be moved.
 */
async function optimiseDatabase(payload: Payload) {
  const db = payload.db as unknown as {
    execute(query: { drizzle: unknown; raw: string }): Promise<unknown>;
    drizzle: unknown;
  };
  const commands = isPostgres(settings.databaseUri)
    ? ['VACUUM ANALYZE']
    : ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)'];
  for (const raw of commands) await db.execute({ drizzle: db.drizzle, raw });
}

process.env.PAYLOAD_LOG_LEVEL ??= 'error';
const payload = await getPayload({ config });
await payload.db.migrate();
await seed(payload, await readSample());
await optimiseDatabase(payload);
await payload.destroy();
process.exit(0);
