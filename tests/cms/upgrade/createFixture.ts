import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { getPayload } from 'payload';
import { EDITOR, SITE_KEY } from './accounts.ts';
import { readEverything } from './readEverything.ts';

/*
 * Fills an empty database with accounts and with content in every list of a talent, which an editor has
 * edited in both languages, published, renamed, drafted, restored and put into the trash, and writes what
 * the CMS returns of it. It has made `edited.db.gz`, `edited.sql.gz` and the `.json.gz` of both with
 * the code of commit 214c5e0f, and must run with that code (`git worktree add ../earlier 214c5e0f`):
 *
 *   DATABASE_URI=… MEDIA_DIR=… CMS_IS_LOCAL=true NODE_ENV=production \
 *     node createFixture.ts <repository> <file.json.gz>
 *
 * Then: `sqlite3 cms.db "VACUUM INTO 'edited.db'"` or `pg_dump --no-owner`, and `gzip -9n`. An account was a
 * "Persona" in the activity log, and is a "Cuenta" since.
 */

const [repository = '.', output = 'edited.json.gz'] = process.argv.slice(2);
const { default: config } = await import(`${repository}/cms/payload.config.ts`);
const { default: sharp } = await import('sharp');
const payload = await getPayload({ config });
await payload.db.migrate();

type Data = Record<string, unknown>;
type Row = Data & { id: string };

const reader = { email: 'build@agencia.example', password: 'used by nobody, ever', role: 'reader' };
await payload.create({
  collection: 'users',
  data: { ...reader, enableAPIKey: true, apiKey: SITE_KEY } as never,
});
const editor = await payload.create({ collection: 'users', data: { ...EDITOR, role: 'editor' } });
const user = { ...editor, collection: 'users' } as never;

async function upload(name: string, mimetype: string, data: Buffer, alt: string) {
  const file = { name, mimetype, data, size: data.length };
  const options = { collection: 'media', user } as const;
  const { id } = await payload.create({ ...options, locale: 'es', data: { alt }, file });
  await payload.update({ ...options, id, locale: 'en', data: { alt: `${alt} (en)` } });
  return id;
}
const plain = (background: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer();
const sampleFile = (name: string) => readFile(`${repository}/cms/sample/files/${name}`);
const portrait = await upload('retrato.png', 'image/png', await plain('#ffd60a'), 'Un retrato');
const still = await upload('escena.png', 'image/png', await plain('#12120f'), 'Una escena');
const clip = await sampleFile('videobook-clip.mp4');
const video = await upload('escena.mp4', 'video/mp4', clip, 'Un vídeo');
const speech = await sampleFile('voice-basque.ogg');
const voice = await upload('voz.ogg', 'audio/ogg', speech, 'Una voz');

await payload.updateGlobal({
  slug: 'agency',
  locale: 'es',
  user,
  data: {
    name: 'Foco',
    tagline: 'Un lema',
    phones: [{ label: 'Oficina', number: '+34 910 000 000' }],
    emails: [{ label: 'General', address: 'hola@agencia.example' }],
    team: [{ name: 'Irene Soler', role: 'Dirección', photo: portrait }],
  } as never,
});

const credit = (title: string, role: string, more: Data = {}) => ({
  title,
  role,
  director: 'Elena Prats',
  billing: 'lead',
  ...more,
});
const talent = (name: string, more: Data = {}): Data => ({
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
  checkedOn: '2026-10-01',
  languages: [{ language: 'spanish', level: 'native' }],
  accents: [{ accent: 'argentinian', level: 'high' }],
  skills: [{ skill: 'fencing', level: 'pro' }, { skill: 'carLicence' }],
  cinema: [
    credit('La marea baja', 'Nuria', { kind: 'feature', company: 'Norte Films', year: 2025 }),
    credit('Sin año', 'Voz', { billing: 'voice' }),
  ],
  television: [credit('Cota 900', 'Irene', { company: 'Plató 9', year: 2023 })],
  theatre: [credit('Las horas de Adela', 'Adela', { venue: 'Teatro del Surco', year: 2026 })],
  otherWork: [credit('Un anuncio', 'Ella', { kind: 'advertisement', year: 2024 })],
  studies: [{ year: 2012, title: 'Interpretación', school: 'RESAD' }],
  awards: [{ year: 2025, award: 'Premio Faro', work: 'La marea baja', result: 'won' }],
  videos: [
    {
      kind: 'showreel',
      title: 'Escena',
      url: 'https://vimeo.com/76979871/ab12',
      durationSeconds: 192,
      publishedOn: '2026-03-12',
      poster: still,
      tones: ['drama'],
    },
    { kind: 'showreel', title: 'Otra escena', file: video },
  ],
  voiceClips: [{ file: voice, kind: 'accent', accent: 'basque' }],
  website: 'https://ines.example/',
  imdb: 'https://www.imdb.com/name/nm0000001/',
  ...more,
});

/** Creates a talent, adds the English of its texts, and edits it in both languages. */
async function createEdited(name: string, more: Data = {}) {
  const { id } = await payload.create({
    collection: 'talents',
    locale: 'es',
    user,
    data: talent(name, more) as never,
  });
  const save = (locale: 'es' | 'en', data: Data, draft = false) =>
    payload.update({ collection: 'talents', id, locale, user, data: data as never, draft });
  const find = { collection: 'talents', id, locale: 'es', depth: 0 } as const;
  const read = (await payload.findByID(find)) as unknown as Record<string, Row[]>;
  const inEnglish = (list: string, text: string) => ({
    [list]: read[list]!.map((row) => ({ ...row, [text]: `${String(row[text])} (en)` })),
  });
  await save('en', {
    biography: 'She was born in **Rosario**.',
    ...inEnglish('cinema', 'role'),
    ...inEnglish('otherWork', 'role'),
    ...inEnglish('studies', 'title'),
    ...inEnglish('awards', 'award'),
    ...inEnglish('videos', 'title'),
  });
  const [first, second] = read.cinema!;
  await save('es', { cinema: [second, { ...first, role: 'Nuria Rey' }, credit('Otra', 'Marta')] });
  return { id, save };
}

const ines = await createEdited('Inés Quiroga', {
  previousSlugs: [{ list: 'actresses', slug: 'otra' }],
  homeBase: 'Pamplona / Madrid',
});
await ines.save('en', { homeBase: 'Pamplona and Madrid', _status: 'published' });
const unpublished = { homeBase: 'Castilla y León, Coslada (Madrid, España)', _status: 'draft' };
await ines.save('es', unpublished, true);
const nerea = await createEdited('Nerea Soto');
await nerea.save('es', { name: 'Nerea Sotomayor', slug: 'nerea-sotomayor', _status: 'published' });
await nerea.save('es', { homeBase: 'Lugo', videos: [], _status: 'draft' }, true);
const { docs } = await payload.findVersions({
  collection: 'talents',
  where: { parent: { equals: nerea.id } },
  sort: 'createdAt',
});
await payload.restoreVersion({ collection: 'talents', id: docs[0]!.id, user });
await nerea.save('es', { homeBase: 'Cádiz', _status: 'draft' }, true);
const draft = talent('Sin publicar', { _status: 'draft' }) as never;
await payload.create({ collection: 'talents', locale: 'es', user, draft: true, data: draft });
const inBin = await createEdited('En la papelera');
await inBin.save('es', { deletedAt: new Date().toISOString() });

const saveHome = (headline: string, _status: string) =>
  payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    user,
    draft: _status === 'draft',
    data: {
      slides: [{ picture: portrait, headline, talent: nerea.id }],
      featured: [{ talent: nerea.id }],
      searchTitle: 'Foco',
      _status,
    } as never,
  });
await saveHome('Un titular', 'published');
await saveHome('Otro titular', 'draft');
for (const slug of ['nosotras', 'contacto']) {
  const blocks = [
    { blockType: 'text', heading: 'Texto', body: 'Un texto.' },
    { blockType: 'picture', picture: still, caption: 'Un pie' },
  ];
  const _status = slug === 'nosotras' ? 'published' : 'draft';
  const data = { slug, title: slug, blocks, _status } as never;
  await payload.create({ collection: 'pages', locale: 'es', user, data });
}
await payload.create({
  collection: 'redirects',
  user,
  data: { from: '/antigua', to: '/actrices', status: '301' } as never,
});
await payload.create({
  collection: 'payload-query-presets',
  user,
  data: { title: 'Sin revisar', relatedCollection: 'talents', where: {}, isShared: true } as never,
});

await writeFile(output, gzipSync(JSON.stringify(await readEverything(payload))));
process.exit(0);
