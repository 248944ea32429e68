import type { Payload } from 'payload';
import { getPayload } from 'payload';
import { ensureBuildKey } from '../../../cms/runtime/buildUser.ts';
import config from '../../../cms/payload.config.ts';
import { REQUIRED_PAGES } from '../../support/requiredPages.ts';
import { createPerson, drawPortrait } from './people.ts';

/*
 * Fills the database of `DATABASE_URI` with a generated agency through Payload's local API:
 * `node fill.ts <number of talents>`.
 */

const count = Number(process.argv[2]);

async function addPerson(payload: Payload, number: number): Promise<void> {
  const data = await drawPortrait(number);
  const file = { name: `persona-${number}.jpg`, data, mimetype: 'image/jpeg', size: data.length };
  const { id: photo } = await payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt: `Persona ${number}` },
    file,
  });
  const person = { ...createPerson(number), photo } as never;
  await payload.create({ collection: 'talents', locale: 'es', depth: 0, data: person });
}

async function fill(payload: Payload): Promise<void> {
  await ensureBuildKey(payload);
  for (const slug of Object.keys(REQUIRED_PAGES)) {
    const page = { slug, title: slug, intro: 'Una frase.', _status: 'published' } as never;
    await payload.create({ collection: 'pages', locale: 'es', data: page });
  }
  await payload.updateGlobal({
    slug: 'agency',
    data: { name: 'Agencia', aiCrawlers: 'searchOnly' },
  });
  await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } });
  const begin = performance.now();
  for (let number = 1; number <= count; number++) {
    await addPerson(payload, number);
    if (number % 500 === 0)
      console.error(`${number} talents, ${Math.round(performance.now() - begin)} ms`);
  }
}

process.env.PAYLOAD_LOG_LEVEL ??= 'error';
const payload = await getPayload({ config });
await payload.db.migrate();
await fill(payload);
const db = payload.db as unknown as { execute(query: object): Promise<unknown>; drizzle: unknown };
for (const raw of ['ANALYZE', 'PRAGMA wal_checkpoint(TRUNCATE)']) {
  await db.execute({ drizzle: db.drizzle, raw });
}
process.exit(0);
