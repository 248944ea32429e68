import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import sharp from 'sharp';
import type { RunningCms } from '../../cms/runtime/server.ts';
import type { Chance } from './chance.ts';

/** A CMS with a small agency in it, and the key with which it is read. */
export interface Agency extends RunningCms {
  key: string;
  folder: string;
}

const REQUIRED_PAGES = [
  'nosotras',
  'representacion',
  'aviso-legal',
  'politica-de-privacidad',
  'politica-de-cookies',
];

/** A picture of one colour: what a build makes of it takes next to no time. */
export async function pictureFile(chance: Chance) {
  const background = { r: chance.below(256), g: chance.below(256), b: chance.below(256) };
  const size = { width: 40 + chance.below(40), height: 50 + chance.below(50) };
  const data = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return {
    name: `figura-${chance.below(1e6)}.jpg`,
    mimetype: 'image/jpeg',
    data,
    size: data.length,
  };
}

/** Puts a picture into the CMS. */
export async function addPicture(payload: Payload, chance: Chance): Promise<number> {
  const file = await pictureFile(chance);
  const data = { alt: `Figura ${chance.below(1000)}`, focalX: chance.below(101), focalY: 50 };
  const made = await payload.create({ collection: 'media', locale: 'es', data, file });
  return made.id;
}

export const SECTIONS = ['actress', 'actor', 'director', 'newTalent'] as const;

/** Adds a published talent to the agency. */
export async function addTalent(payload: Payload, chance: Chance): Promise<void> {
  const data = {
    name: `Persona ${chance.below(1e6)}`,
    sections: [chance.oneOf(SECTIONS)],
    visibility: chance.happens(0.9) ? 'listed' : 'unlisted',
    ...(chance.happens(0.6) && { photo: await addPicture(payload, chance) }),
    ...(chance.happens(0.7) && {
      birthDate: `${1950 + chance.below(60)}-0${1 + chance.below(9)}-15`,
    }),
    biography: `Texto **${chance.below(1000)}**.`,
    _status: 'published',
  };
  await payload.create({ collection: 'talents', locale: 'es', data: data as never });
}

async function fill(payload: Payload, chance: Chance): Promise<void> {
  for (let count = 0; count < 6; count++) await addTalent(payload, chance);
  for (const slug of REQUIRED_PAGES) {
    const data = { slug, title: `Página ${slug}`, intro: 'Una frase.', _status: 'published' };
    await payload.create({ collection: 'pages', locale: 'es', data: data as never });
  }
  const home = { slides: [{ picture: await addPicture(payload, chance), headline: 'Hola' }] };
  await payload.updateGlobal({ slug: 'home', data: { ...home, _status: 'published' } });
  await payload.updateGlobal({
    slug: 'agency',
    data: { name: 'Agencia', aiCrawlers: 'searchOnly' },
  });
}

/** Starts the real CMS over a new database with a small agency; a process can have one. */
export async function startAgency(chance: Chance): Promise<Agency> {
  const folder = await mkdtemp(path.join(tmpdir(), 'agency-'));
  process.env.DATABASE_URI = `file:${path.join(folder, 'cms.db')}`;
  process.env.MEDIA_DIR = path.join(folder, 'media');
  process.env.BUILD_HOOK_URL = '';
  const { startServer } = await import('../../cms/runtime/server.ts');
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
  await fill(cms.payload, chance);
  return { ...cms, key, folder };
}
