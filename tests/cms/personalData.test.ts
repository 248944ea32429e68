import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { send, useSession } from './support/accounts.ts';
import { fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms({
  PAYLOAD_LOG_LEVEL: 'error',
  // Nobody listens there: the list of publications names what waits.
  BUILD_HOOK_URL: 'http://127.0.0.1:9/hook',
});
const asAdmin = useSession(cms, 'admin@agencia.example');
const asEditor = useSession(cms, 'editor@agencia.example');

const NAME = 'Úrsula Marañón';
const SLUG = 'ursula-maranon';
const OLD_NAME = 'Ursulina Pereda';
const NOTE = 'Rueda en marzo con Úrsula Marañón';

let person: number;
let other: number;
let colleague: number;
/** The hashes of every file of the person, and of their thumbnails. */
const faces = new Map<string, string>();

const mediaFolder = () => process.env.MEDIA_DIR!;
const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
const readMedia = async () =>
  Promise.all(
    (await readdir(mediaFolder())).map(
      async (name) => [name, hash(await readFile(path.join(mediaFolder(), name)))] as const,
    ),
  );

async function addPhoto(name: string, colour: string): Promise<number> {
  const picture = sharp({ create: { width: 400, height: 500, channels: 3, background: colour } });
  const { id } = await upload(cms, name, 'image/jpeg', await picture.jpeg().toBuffer());
  return id;
}

/** Returns the files of the database that match a text. */
async function findInDatabase(text: RegExp): Promise<string[]> {
  const database = process.env.DATABASE_URI!.replace('file:', '');
  const found: string[] = [];
  for (const end of ['', '-wal', '-shm']) {
    const data = await readFile(database + end).catch(() => Buffer.alloc(0));
    if (text.test(data.toString())) found.push(`cms.db${end}`);
  }
  return found;
}

/** Writes texts of others: a published one, and the draft of a page. */
async function writeAboutOthers(text: string): Promise<void> {
  const inSpanish = { locale: 'es', depth: 0 } as const;
  const data = { biography: text };
  await cms.payload.update({ collection: 'talents', id: colleague, data, ...inSpanish });
  await cms.payload.update({
    collection: 'pages',
    where: { slug: { equals: 'nosotras' } },
    draft: true,
    ...inSpanish,
    data: { intro: text } as never,
  });
}

const exportPath = () => `/talents/${person}/personal-data`;
const erasurePath = () => `/talents/${person}/erasure`;

beforeAll(async () => {
  await fillEmptyAgency(cms);
  const { payload } = cms;
  const first = await addPhoto('retrato.jpg', '#102030');
  const portrait = await addPhoto(`${SLUG}.jpg`, '#405060');
  const gallery = await addPhoto(`${SLUG}-2.jpg`, '#708090');
  const slide = await addPhoto('portada.jpg', '#a0b0c0');
  // Taken out of the record long ago, and in the bin.
  const binned = await addPhoto(`${SLUG}-3.jpg`, '#d0e0f0');
  for (const [name, value] of await readMedia()) faces.set(value, name);
  const shared = await addPhoto('grupo.jpg', '#ffaa00');
  await payload.update({
    collection: 'media',
    id: binned,
    data: { deletedAt: new Date().toISOString() } as never,
  });

  const { id } = await publish(cms, OLD_NAME, {
    photo: first,
    birthDate: '1990-05-06',
    consentSignedOn: '2026-01-02',
  });
  person = id;
  other = (await publish(cms, 'Úrsula Marañón Rey', { photo: shared })).id;
  colleague = (await publish(cms, 'Ada Ruiz')).id;
  await writeAboutOthers(`Debutó con ${NAME}`);
  const patch = (data: object, query = '') =>
    send(cms, 'PATCH', `/talents/${person}${query}`, data, asEditor);
  await patch({
    name: NAME,
    slug: SLUG,
    photo: portrait,
    gallery: [{ picture: gallery }, { picture: shared }],
    _status: 'published',
  });
  await patch({ biography: `Borrador sobre ${NAME}`, _status: 'draft' }, '?draft=true&locale=es');

  const slides = [
    { picture: slide, headline: NAME, talent: person },
    { picture: shared, headline: 'Otra', talent: other },
  ];
  await payload.updateGlobal({
    slug: 'home',
    locale: 'es',
    data: { slides, featured: [{ talent: person }], _status: 'published' } as never,
  });
  const validUntil = new Date(Date.now() + 1e10).toISOString();
  const proposal = { language: 'es', validUntil, _status: 'published', text: NOTE } as const;
  await payload.create({
    collection: 'proposals',
    data: {
      ...proposal,
      project: 'Con las dos',
      people: [{ talent: person, note: NOTE, photo: portrait }, { talent: other }],
    } as never,
  });
  await payload.create({
    collection: 'proposals',
    data: { ...proposal, project: 'Solo con ella', people: [{ talent: person }] } as never,
  });
  await payload.create({
    collection: 'redirects',
    data: { from: '/la-ursula', to: `/actrices/${SLUG}`, status: '301' } as never,
  });
  await payload.create({
    collection: 'payload-query-presets',
    data: {
      title: 'La de marzo',
      relatedCollection: 'talents',
      isShared: true,
      where: { or: [{ and: [{ name: { like: NAME } }] }] },
    } as never,
    overrideAccess: true,
  });
  await send(
    cms,
    'POST',
    '/payload-preferences/talents-list',
    { value: { search: NAME } },
    asEditor,
  );
});

describe('everything about one person', () => {
  it('is exported to editors as one file', async () => {
    expect((await send(cms, 'GET', exportPath())).status).toBe(401);
    const reader = authorisedBy(READER_KEY);
    expect((await send(cms, 'GET', exportPath(), undefined, reader)).status).toBe(403);
    expect(
      (await send(cms, 'GET', '/talents/999999/personal-data', undefined, asEditor)).status,
    ).toBe(404);
    const response = await send(cms, 'GET', exportPath(), undefined, asEditor);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    const data = JSON.parse(Buffer.from(files['datos.json']!).toString()) as Record<string, never>;
    expect(data.record).toMatchObject({
      name: NAME,
      birthDate: expect.stringContaining('1990-05-06') as string,
    });
    const texts = JSON.stringify(data.versions);
    expect(texts).toContain(OLD_NAME);
    expect(texts).toContain(`Borrador sobre ${NAME}`);
    expect(JSON.stringify(data.proposals)).toContain(NOTE);
    expect(JSON.stringify(data.redirects)).toContain('/la-ursula');
    expect(JSON.stringify(data.system)).toContain('La de marzo');
    expect(JSON.stringify(data.auditLog)).toContain('editor@agencia.example');
    const zipped = Object.entries(files).filter(([name]) => name.startsWith('archivos/'));
    const originals = [...faces]
      .filter(([, name]) => name.endsWith('.jpg'))
      .map(([value]) => value);
    expect(zipped.map(([, content]) => hash(content))).toEqual(expect.arrayContaining(originals));
    expect(zipped.map(([name]) => name)).toContain('archivos/grupo.jpg');
    const where = { action: { equals: 'export' } };
    const { docs: exports } = await cms.payload.find({ collection: 'audit-log', where });
    expect(exports).toMatchObject([
      { who: 'editor@agencia.example', kind: 'talents', recordId: String(person) },
    ]);
  });

  it('is said to administrators before it is erased', async () => {
    expect((await send(cms, 'GET', erasurePath(), undefined, asEditor)).status).toBe(403);
    expect((await send(cms, 'POST', erasurePath(), {}, asEditor)).status).toBe(403);
    const plan = (await (
      await send(cms, 'GET', erasurePath(), undefined, asAdmin)
    ).json()) as object;
    expect(plan).toMatchObject({
      name: NAME,
      files: 5,
      isOnHome: true,
      redirects: 1,
      shared: [
        { file: 'grupo.jpg', uses: expect.arrayContaining(['Úrsula Marañón Rey']) as string[] },
      ],
      proposals: expect.arrayContaining(['Con las dos', 'Solo con ella']) as string[],
      mentions: ['Ada Ruiz', 'Nosotras'],
    });
    await writeAboutOthers('Debutó en 2019');
    const later = (await (
      await send(cms, 'GET', erasurePath(), undefined, asAdmin)
    ).json()) as object;
    expect(later).toMatchObject({ mentions: [] });
  });

  it('is gone after its erasure: no byte of the name or of a file is left', async () => {
    expect(await findInDatabase(/Úrsula Marañón(?! Rey)/)).not.toEqual([]);
    const response = await send(cms, 'POST', erasurePath(), {}, asAdmin);
    expect(response.status).toBe(200);

    // Somebody else is called Úrsula Marañón Rey.
    const texts = [/Marañón(?! Rey)/i, /ursula-maranon(?!-rey)/i, /ursulina/i, /pereda/i];
    for (const text of texts) expect([text, await findInDatabase(text)]).toEqual([text, []]);
    const left = await readMedia();
    expect(left.filter(([, value]) => faces.has(value))).toEqual([]);
    expect(left.map(([name]) => name).filter((name) => name.includes('ursul'))).toEqual([]);
    expect(left.some(([name]) => name === 'grupo.jpg')).toBe(true);
    expect((await send(cms, 'GET', erasurePath(), undefined, asAdmin)).status).toBe(404);
  });

  it('leaves everybody else as they were, and a record of the erasure without a name', async () => {
    const { payload } = cms;
    const { slides } = await payload.findGlobal({ slug: 'home', depth: 0 });
    expect(slides?.map(({ talent }) => talent)).toEqual([other]);
    const { docs } = await payload.find({ collection: 'proposals', depth: 0, sort: 'project' });
    expect(
      docs.map(({ project, withdrawn, people }) => [
        project,
        Boolean(withdrawn),
        people?.map(({ talent }) => talent),
      ]),
    ).toEqual([
      ['Con las dos', false, [other]],
      ['Solo con ella', true, []],
    ]);
    const events = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'erase' } },
    });
    expect(events.docs).toHaveLength(1);
    expect(events.docs[0]).toMatchObject({
      who: 'admin@agencia.example',
      kind: 'talents',
      recordId: String(person),
    });
    const { docs: publications } = await payload.find({
      collection: 'publications',
      sort: '-createdAt',
      limit: 1,
    });
    expect(JSON.stringify(publications[0]?.changes)).toContain(`"id":${person}`);
  });
});

describe('the erasure of somebody', () => {
  const erase = (id: number) => send(cms, 'POST', `/talents/${id}/erasure`, {}, asAdmin);
  const filesLeft = async () => (await readdir(mediaFolder())).sort();

  it('finds a name however it is spelled, and leaves its id to nobody', async () => {
    const { payload } = cms;
    const spellings = [
      'Begoña Iñárritu'.normalize('NFD'),
      'Begoña\u00A0Iñárritu',
      'Be\u00ADgoña\nIñárritu',
    ];
    const { id } = await publish(cms, spellings[0]!);
    const find = { collection: 'talents', id: colleague, locale: 'es', depth: 0 } as const;
    // As an earlier version has stored it.
    const biography = { es: `Debutó con ${spellings.join(' y ')}.` };
    const stored = await payload.db.findOne<{ id: number }>({
      collection: 'talents',
      where: { id: { equals: colleague } },
    });
    const data = { ...stored, biography };
    await payload.db.updateOne({ collection: 'talents', id: colleague, data });
    const note = `Con ${spellings[0]} y ${spellings[1]}`;
    const proposal = await payload.create({
      collection: 'proposals',
      draft: true,
      data: { project: 'Salitre', language: 'es', _status: 'draft' } as never,
    });
    const where = { id: { equals: proposal.id } };
    const row = await payload.db.findOne<{ id: number }>({ collection: 'proposals', where });
    const withNote = { ...row, text: note };
    await payload.db.updateOne({ collection: 'proposals', id: proposal.id, data: withNote });
    const plan = await send(cms, 'GET', `/talents/${id}/erasure`, undefined, asAdmin);
    expect(await plan.json()).toMatchObject({ mentions: ['Ada Ruiz'], proposals: ['Salitre'] });
    await payload.update({ ...find, data: { biography: `Con ${spellings[0]}.` } });
    expect(await findInDatabase(/Begon\u0303a/)).not.toEqual([]);
    await payload.update({ ...find, data: { biography: 'Debutó en 2019' } });
    expect((await erase(id)).status).toBe(200);
    expect(await findInDatabase(/in\u0303a\u0301rritu|iñárritu|inarritu/iu)).toEqual([]);
    const next = await publish(cms, 'Otra Persona');
    expect(next.id).toBeGreaterThan(id);
    await payload.delete({ collection: 'talents', id: next.id });
  });

  it('without a name deletes nothing else', async () => {
    const { id } = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: { _status: 'draft' } as never,
    });
    const before = await filesLeft();
    expect((await erase(id)).status).toBe(200);
    expect(await filesLeft()).toEqual(before);
    expect((await cms.payload.count({ collection: 'talents' })).totalDocs).toBe(2);
  });

  it('whose name another person has too, or is a word, leaves what means the other', async () => {
    const namesake = (await publish(cms, 'Luz', { photo: await addPhoto('luz.jpg', '#010203') }))
      .id;
    const first = (await publish(cms, 'Luz Gil')).id;
    const second = (await publish(cms, 'Luz Gil')).id;
    const photo = await addPhoto('paisaje.jpg', '#040506');
    await cms.payload.update({
      collection: 'media',
      id: photo,
      locale: 'es',
      data: { alt: 'luz de tarde en el campo' },
    });
    expect((await erase(first)).status).toBe(200);
    expect((await erase(namesake)).status).toBe(200);
    const left = await cms.payload.findByID({ collection: 'talents', id: second });
    expect([left.name, left.slug]).toEqual(['Luz Gil', expect.stringContaining('luz-gil')]);
    expect(await filesLeft()).toContain('paisaje.jpg');
    expect(await filesLeft()).not.toContain('luz.jpg');
    expect(await findInDatabase(/Luz Gil/)).not.toEqual([]);
  });

  it('who has left before deletes what would bring them back, and asks for a build', async () => {
    const { payload } = cms;
    const { id } = await publish(cms, 'Ona Ferrer');
    const { slides } = await payload.findGlobal({ slug: 'home', locale: 'es', depth: 0 });
    const own = { picture: slides![0]!.picture, headline: 'Ona Ferrer', talent: id };
    const data = { slides: [...slides!, own], _status: 'published' } as never;
    await payload.updateGlobal({ slug: 'home', locale: 'es', data });
    expect((await send(cms, 'POST', `/talents/${id}/departure`, {}, asEditor)).status).toBe(200);
    expect(await findInDatabase(/Ona Ferrer/)).not.toEqual([]);
    for (const collection of ['payload-jobs', 'publications'] as const) {
      await payload.db.deleteMany({ collection, where: {} });
    }
    expect((await erase(id)).status).toBe(200);
    expect(await findInDatabase(/ona.ferrer/i)).toEqual([]);
    const { docs } = await payload.find({ collection: 'publications' });
    expect(docs.map(({ changes }) => changes)).toMatchObject([
      [{ kind: 'talents', id, title: '' }],
    ]);
  });
});
