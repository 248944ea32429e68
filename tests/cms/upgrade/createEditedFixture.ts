import { writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { getPayload } from 'payload';
import { readEverything } from './readEverything.ts';

/*
 * Fills an empty database with records that an editor has edited in both languages, published, renamed,
 * drafted and restored, and writes what the CMS returns of it. It has made `edited.db.gz`,
 * `edited.sql.gz` and the `.json.gz` of both with the code of commit 5e40d71, the last one before there
 * was a bin, and must run with that code (`git worktree add ../earlier 5e40d71`):
 *
 *   DATABASE_URI=… MEDIA_DIR=… CMS_IS_LOCAL=true NODE_ENV=production \
 *     node createEditedFixture.ts <repository> <file.json.gz>
 */

const [repository = '.', output = 'edited.json.gz'] = process.argv.slice(2);
const { default: config } = await import(`${repository}/cms/payload.config.ts`);
const { default: sharp } = await import('sharp');
const payload = await getPayload({ config });
await payload.db.migrate();

type Data = Record<string, unknown>;
type Row = Data & { id: string };

const editor = await payload.create({
  collection: 'users',
  data: { email: 'marta@agencia.example', password: 'caballo lámpara azul 47', role: 'editor' },
});
const user = { ...editor, collection: 'users' } as never;

async function upload(name: string, alt: string) {
  const data = await sharp({
    create: { width: 40, height: 50, channels: 3, background: '#ffd60a' },
  })
    .png()
    .toBuffer();
  const file = { name, mimetype: 'image/png', data, size: data.length };
  const options = { collection: 'media', user } as const;
  const { id } = await payload.create({ ...options, locale: 'es', data: { alt }, file });
  await payload.update({ ...options, id, locale: 'en', data: { alt: `${alt} (en)` } });
  return id;
}
const portrait = await upload('retrato.png', 'Un retrato');
const still = await upload('escena.png', 'Una escena');

await payload.updateGlobal({
  slug: 'agency',
  locale: 'es',
  user,
  data: {
    name: 'Foco',
    phones: [{ label: 'Oficina', number: '+34 910 000 000' }],
    team: [{ name: 'Irene Soler', role: 'Dirección', photo: portrait }],
  } as never,
});

const talent = (name: string): Data => ({
  name,
  sections: ['actress'],
  visibility: 'listed',
  position: 3,
  _status: 'published',
  photo: portrait,
  gallery: [{ picture: portrait }, { picture: still }],
  birthDate: '1990-02-28',
  homeBase: 'Madrid',
  heightCm: 168,
  biography: 'Nació en **Rosario**.',
  checkedOn: '2026-10-01',
  languages: [{ language: 'spanish', level: 'native' }],
  skills: [{ skill: 'fencing', level: 'pro' }],
  cinema: [{ title: 'La marea baja', role: 'Nuria', billing: 'lead', kind: 'feature', year: 2025 }],
  studies: [{ year: 2012, title: 'Interpretación', school: 'RESAD' }],
  videos: [
    { kind: 'showreel', title: 'Escena', url: 'https://vimeo.com/76979871/ab12', poster: still },
  ],
});

async function createEdited(name: string) {
  const { id } = await payload.create({
    collection: 'talents',
    locale: 'es',
    user,
    data: talent(name) as never,
  });
  const save = (locale: 'es' | 'en', data: Data, draft = false) =>
    payload.update({ collection: 'talents', id, locale, user, data: data as never, draft });
  const find = { collection: 'talents', id, locale: 'es', depth: 0 } as const;
  const read = (await payload.findByID(find)) as unknown as Record<'cinema' | 'videos', Row[]>;
  const inEnglish = (rows: Row[], text: string) =>
    rows.map((row) => ({ ...row, [text]: `${String(row[text])} (en)` }));
  await save('en', {
    biography: 'She was born in **Rosario**.',
    cinema: inEnglish(read.cinema, 'role'),
    videos: inEnglish(read.videos, 'title'),
  });
  return { id, save };
}

await createEdited('Inés Quiroga');
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
const draft = { ...talent('Sin publicar'), _status: 'draft' } as never;
await payload.create({ collection: 'talents', locale: 'es', user, draft: true, data: draft });

const saveHome = (headline: string, _status: string) =>
  payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    user,
    draft: _status === 'draft',
    data: { slides: [{ picture: portrait, headline, talent: nerea.id }], _status } as never,
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

await writeFile(output, gzipSync(JSON.stringify(await readEverything(payload))));
process.exit(0);
