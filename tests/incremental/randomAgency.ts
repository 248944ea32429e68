import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { SeededRandom } from '../support/random.ts';
import { REQUIRED_PAGES } from '../support/requiredPages.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/** A running CMS that holds a small agency. */
export interface Agency extends RunningCms {
  /** API key of a reader. */
  key: string;
  /** Folder of the database and the uploads. */
  folder: string;
}

/** Returns a small JPEG of one colour, which a build resizes in a few milliseconds. */
export async function createPictureFile(random: SeededRandom) {
  const background = { r: random.integer(256), g: random.integer(256), b: random.integer(256) };
  const size = { width: 40 + random.integer(40), height: 50 + random.integer(50) };
  const data = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return {
    name: `figura-${random.integer(1e6)}.jpg`,
    mimetype: 'image/jpeg',
    data,
    size: data.length,
  };
}

/** Uploads a picture and returns its id. */
export async function addPicture(payload: Payload, random: SeededRandom): Promise<number> {
  const file = await createPictureFile(random);
  const data = { alt: `Figura ${random.integer(1000)}`, focalX: random.integer(101), focalY: 50 };
  const media = await payload.create({ collection: 'media', locale: 'es', data, file });
  return media.id;
}

export const SECTIONS = ['actress', 'actor', 'director', 'newTalent'] as const;

/** Adds a published talent. */
export async function addTalent(payload: Payload, random: SeededRandom): Promise<void> {
  const data = {
    name: `Persona ${random.integer(1e6)}`,
    sections: [random.pick(SECTIONS)],
    visibility: random.boolean(0.9) ? 'listed' : 'unlisted',
    ...(random.boolean(0.6) && { photo: await addPicture(payload, random) }),
    ...(random.boolean(0.7) && {
      birthDate: `${1950 + random.integer(60)}-0${1 + random.integer(9)}-15`,
      // Some are minors.
      consentUntil: '2099-12-31',
    }),
    biography: `Texto **${random.integer(1000)}**.`,
    _status: 'published',
  };
  await payload.create({ collection: 'talents', locale: 'es', data: data as never });
}

async function fillAgency(payload: Payload, random: SeededRandom): Promise<void> {
  for (let count = 0; count < 6; count++) await addTalent(payload, random);
  for (const slug of Object.keys(REQUIRED_PAGES)) {
    const data = { slug, title: `Página ${slug}`, intro: 'Una frase.', _status: 'published' };
    await payload.create({ collection: 'pages', locale: 'es', data: data as never });
  }
  const home = { slides: [{ picture: await addPicture(payload, random), headline: 'Hola' }] };
  await payload.updateGlobal({ slug: 'home', data: { ...home, _status: 'published' } });
  await payload.updateGlobal({
    slug: 'agency',
    data: { name: 'Agencia', aiCrawlers: 'searchOnly' },
  });
}

/** Returns the URI of a new database: in the cluster of `pg_virtualenv` if there is one, else of SQLite. */
function createDatabase(folder: string): string {
  const { PGHOST, PGPORT, PGUSER, PGPASSWORD } = process.env;
  if (!PGHOST) return `file:${path.join(folder, 'cms.db')}`;
  const name = path.basename(folder).toLowerCase();
  execFileSync('createdb', [name]);
  return `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${name}`;
}

/** Starts the CMS over a new database with a small agency; call once per process. */
export async function startAgency(random: SeededRandom): Promise<Agency> {
  const folder = await mkdtemp(path.join(tmpdir(), 'agency-'));
  process.env.DATABASE_URI = createDatabase(folder);
  process.env.MEDIA_DIR = path.join(folder, 'media');
  process.env.BUILD_HOOK_URL = '';
  const { startServer } = await import('../../cms/runtime/embedded.ts');
  const cms = await startServer(0);
  const key = randomUUID();
  const reader = {
    email: 'reader@agency.example',
    role: 'reader',
    enableAPIKey: true,
    apiKey: key,
  };
  const data = { ...reader, password: randomUUID() } as never;
  await cms.payload.create({ collection: 'users', data });
  await fillAgency(cms.payload, random);
  return { ...cms, key, folder };
}
