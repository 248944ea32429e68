import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { getPayload } from 'payload';
import { readEverything } from './readEverything.ts';

/*
 * Fills an empty database with content in every list of a talent, in both languages, edited several
 * times, and writes what the CMS returns of it. It has made `credits.db.gz`, `credits.sql.gz`
 * and the `.json.gz` of both with the code of commit 067316b, the last one before credits had a kind and a billing, and
 * must run with that code (`git worktree add ../earlier 067316b`):
 *
 *   DATABASE_URI=… MEDIA_DIR=… CMS_IS_LOCAL=true NODE_ENV=production \
 *     node createCreditsFixture.ts <repository> <file.json.gz>
 */

const [repository = '.', output = 'credits.json.gz'] = process.argv.slice(2);
const { default: config } = await import(`${repository}/cms/payload.config.ts`);
const { default: sharp } = await import('sharp');
const payload = await getPayload({ config });
await payload.db.migrate();

type Data = Record<string, unknown>;
type Row = Data & { id: string };

async function upload(name: string, mimetype: string, data: Buffer, alt: string) {
  const file = { name, mimetype, data, size: data.length };
  const created = await payload.create({ collection: 'media', locale: 'es', data: { alt }, file });
  const texts = { alt: `${alt} (en)` };
  await payload.update({ collection: 'media', id: created.id, locale: 'en', data: texts });
  return created.id;
}

const field = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
const portrait = await upload('retrato.png', 'image/png', await field('#ffd60a'), 'Un retrato');
const still = await upload('escena.png', 'image/png', await field('#12120f'), 'Una escena');
const clip = await readFile(`${repository}/cms/sample/files/videobook-clip.mp4`);
const video = await upload('escena.mp4', 'video/mp4', clip, 'Un vídeo');

await payload.updateGlobal({
  slug: 'agency',
  locale: 'es',
  data: {
    name: 'Foco',
    tagline: 'Un lema',
    phones: [{ label: 'Oficina', number: '+34 910 000 000' }],
    emails: [{ label: 'General', address: 'hola@agencia.example' }],
    team: [
      { name: 'Irene Soler', role: 'Dirección', email: 'irene@agencia.example', photo: portrait },
      { name: 'Pau Vives', role: 'Representante' },
    ],
  } as never,
});

const credit = (title: string, role: string, organisation: Data, year?: number) => ({
  title,
  role,
  director: 'Elena Prats',
  ...organisation,
  ...(year ? { year } : {}),
});
const everything = (name: string): Data => ({
  name,
  sections: ['actress'],
  visibility: 'listed',
  position: 3,
  _status: 'published',
  photo: portrait,
  gallery: [{ picture: portrait }, { picture: still }],
  birthDate: '1990-02-28',
  playingAgeFrom: 28,
  playingAgeTo: 38,
  citizenships: ['ES', 'AR'],
  homeBase: 'Madrid',
  heightCm: 168,
  eyes: 'brown',
  hair: 'black',
  biography: 'Nació en **Rosario**.',
  languages: [
    { language: 'spanish', level: 'native' },
    { language: 'french', level: 'mid' },
  ],
  accents: [{ accent: 'argentinian', level: 'high' }],
  skills: [{ skill: 'fencing', level: 'pro' }, { skill: 'carLicence' }],
  cinema: [
    credit('La marea baja', 'Nuria (protagonista)', { company: 'Norte Films' }, 2025),
    credit('Sin año', 'Voz', { company: 'Meseta' }),
    credit('Se borra', 'Nadie', {}, 1999),
  ],
  television: [credit('Cota 900', 'Irene (episódica)', { company: 'Plató 9' }, 2023)],
  theatre: [
    credit('Las horas de Adela', 'Adela', { venue: 'Teatro del Surco' }, 2026),
    credit('Manual para náufragas', 'La capitana', { venue: 'Sala Carboneras' }, 2023),
  ],
  studies: [{ year: 2012, title: 'Interpretación', school: 'RESAD' }],
  awards: [{ year: 2025, award: 'Premio Faro', work: 'La marea baja', result: 'won' }],
  videos: [
    {
      kind: 'videobook',
      title: 'Videobook',
      url: 'https://vimeo.com/76979871/ab12',
      durationSeconds: 192,
      publishedOn: '2026-03-12',
      poster: still,
    },
    { kind: 'showreel', title: 'Escena', file: video },
  ],
  website: 'https://ines.example/',
  imdb: 'https://www.imdb.com/name/nm0000001/',
  previousSlugs: [{ list: 'actresses', slug: 'otra' }],
});

/** Adds an English version of every localised text, then edits the record in both languages. */
async function createEdited(name: string, extra: Data = {}) {
  const { id } = await payload.create({
    collection: 'talents',
    locale: 'es',
    data: { ...everything(name), ...extra } as never,
  });
  const read = async (locale: 'es' | 'en') =>
    (await payload.findByID({ collection: 'talents', id, locale, depth: 0 })) as unknown as Data;
  const save = (locale: 'es' | 'en', data: Data, draft = false) =>
    payload.update({ collection: 'talents', id, locale, data: data as never, draft });
  const inEnglish = (rows: unknown, texts: string[]) =>
    (rows as Row[]).map((row) => ({
      ...row,
      ...Object.fromEntries(texts.map((text) => [text, `${String(row[text])} (en)`])),
    }));
  const spanish = await read('es');
  await save('en', {
    homeBase: 'Madrid (en)',
    biography: 'She was born in **Rosario**.',
    cinema: inEnglish(spanish.cinema, ['role']),
    television: inEnglish(spanish.television, ['role']),
    theatre: inEnglish(spanish.theatre, ['role']),
    studies: inEnglish(spanish.studies, ['title']),
    awards: inEnglish(spanish.awards, ['award']),
    videos: inEnglish(spanish.videos, ['title']),
  });
  const [first, second] = spanish.cinema as Row[];
  const added = credit('Una más', 'Marta', { company: 'Salitre' }, 2024);
  await save('es', { cinema: [second, { ...first, role: 'Nuria (coprotagonista)' }, added] });
  return { save };
}

await createEdited('Inés Quiroga');
const nerea = await createEdited('Nerea Soto', { previousSlugs: [], position: null });
await nerea.save('es', { name: 'Nerea Sotomayor', heightCm: 179, _status: 'published' });
await nerea.save('es', { homeBase: 'Lugo', videos: [], theatre: [], _status: 'draft' }, true);
await createEdited('Sin publicar', { previousSlugs: [], _status: 'draft' });

const featured = [{ talent: 1 }];
const slides = [{ picture: portrait, headline: 'Un titular', line: 'Una frase', talent: 1 }];
await payload.updateGlobal({
  slug: 'home',
  locale: 'es',
  data: { slides, featured, searchTitle: 'Foco', _status: 'published' } as never,
});
await payload.create({
  collection: 'pages',
  locale: 'es',
  data: {
    slug: 'nosotras',
    title: 'Nosotras',
    blocks: [
      { blockType: 'text', heading: 'Texto', body: 'Un texto.' },
      { blockType: 'picture', picture: still, caption: 'Un pie' },
    ],
    _status: 'published',
  } as never,
});
await payload.create({
  collection: 'redirects',
  data: { from: '/antigua', to: '/actrices', status: '301' } as never,
});

await writeFile(output, gzipSync(JSON.stringify(await readEverything(payload))));
process.exit(0);
