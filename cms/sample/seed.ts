import { randomUUID } from 'node:crypto';
import { type CollectionSlug, type GlobalSlug, type Payload, getPayload } from 'payload';
import config from '../payload.config.ts';
import { BUILD_USER } from '../runtime/buildUser.ts';
import { isPostgres } from '../runtime/database.ts';
import { databaseUri } from '../runtime/settings.ts';
import { inLocale, speaks, withRowIds } from './localised.ts';
import { makeMedia } from './media/make.ts';
import { type Sample, readSample } from './read.ts';

type Data = Record<string, unknown>;
type Ids = Map<string, number | string>;

const MEDIA_KEYS = new Set(['photo', 'picture', 'file', 'poster', 'curriculum', 'logo']);

/** Replaces the names by which content files speak of media and talents by their ids. */
function linked(value: unknown, media: Ids, talents: Ids): unknown {
  if (Array.isArray(value)) return value.map((item) => linked(item, media, talents));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const ids = MEDIA_KEYS.has(key) ? media : key === 'talent' ? talents : undefined;
      if (!ids || typeof item !== 'string') return [key, linked(item, media, talents)];
      if (!ids.has(item)) throw new Error(`Sample: no ${key} is called "${item}"`);
      return [key, ids.get(item)];
    }),
  );
}

async function create(payload: Payload, collection: CollectionSlug, source: Data) {
  const isDraft = source._status === 'draft';
  const data = { _status: 'published', ...(inLocale(source, 'es') as Data) };
  const made = await payload.create({
    collection,
    locale: 'es',
    draft: isDraft,
    depth: 0,
    data: data as never,
  });
  if (speaks(source, 'en')) {
    const english = withRowIds({ ...data, ...(inLocale(source, 'en') as Data) }, made) as Data;
    await payload.update({
      collection,
      id: made.id,
      locale: 'en',
      draft: isDraft,
      depth: 0,
      data: english as never,
    });
  }
  return made.id;
}

async function fillGlobal(payload: Payload, slug: GlobalSlug, source: Data) {
  const data = { _status: 'published', ...(inLocale(source, 'es') as Data) };
  const made = await payload.updateGlobal({ slug, locale: 'es', depth: 0, data: data as never });
  const english = withRowIds({ ...data, ...(inLocale(source, 'en') as Data) }, made);
  await payload.updateGlobal({ slug, locale: 'en', depth: 0, data: english as never });
}

async function createMedia(payload: Payload, sample: Sample): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [name, entry] of Object.entries(sample.media)) {
    const { filename, data, mimeType } = await makeMedia(name, entry, sample);
    const { alt, credit, focalX, focalY } = entry;
    const texts = { alt: inLocale(alt, 'es'), credit: inLocale(credit, 'es'), focalX, focalY };
    const file = { name: filename, data, mimetype: mimeType, size: data.length };
    const { id } = await payload.create({
      collection: 'media',
      locale: 'es',
      data: texts as never,
      file,
    });
    const english = inLocale(alt, 'en');
    if (english)
      await payload.update({
        collection: 'media',
        id,
        locale: 'en',
        data: { alt: english } as never,
      });
    ids.set(name, id);
  }
  return ids;
}

async function fill(payload: Payload, sample: Sample) {
  await payload.create({
    collection: 'users',
    data: {
      email: BUILD_USER,
      password: randomUUID(),
      role: 'reader',
      enableAPIKey: true,
      apiKey: randomUUID(),
    },
  });
  const media = await createMedia(payload, sample);
  const talents: Ids = new Map();
  for (const [name, source] of Object.entries(sample.talents)) {
    talents.set(name, await create(payload, 'talents', linked(source, media, talents) as Data));
  }
  for (const source of Object.values(sample.pages)) {
    await create(payload, 'pages', linked(source, media, talents) as Data);
  }
  for (const source of sample.redirects) await create(payload, 'redirects', source as Data);
  await fillGlobal(payload, 'home', linked(sample.home, media, talents) as Data);
  await fillGlobal(payload, 'agency', linked(sample.agency, media, talents) as Data);
}

/**
 * Tells the database how its tables are filled, which queries over a thousand rows need, and
 * brings SQLite's log into its file, so that the folder can be moved.
 */
async function settle(payload: Payload) {
  const db = payload.db as unknown as {
    execute(query: { drizzle: unknown; raw: string }): Promise<unknown>;
    drizzle: unknown;
  };
  const commands = isPostgres(databaseUri())
    ? ['VACUUM ANALYZE']
    : ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)'];
  for (const raw of commands) await db.execute({ drizzle: db.drizzle, raw });
}

process.env.PAYLOAD_LOG_LEVEL ??= 'error';
const payload = await getPayload({ config });
await payload.db.migrate();
await fill(payload, await readSample());
await settle(payload);
await payload.destroy();
process.exit(0);
