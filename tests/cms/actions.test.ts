import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFieldsOf } from '../../cms/fields/dataFields.ts';
import type { Talent } from '../../cms/payload-types.ts';
import { fieldErrors, send, useSession } from './support/accounts.ts';
import { authorisedBy, publish, READER_KEY, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const editor = useSession(cms, 'editor@agencia.example');
const admin = useSession(cms, 'admin@agencia.example');

const CINEMA = [
  { title: 'Cota 900', year: 2020, role: 'Inspectora' },
  { title: 'Bajamar', year: 2021, role: 'Vecina' },
];

let people: Talent[];
/** Two people whose page is published, one of them with a draft beside it, and a draft. */
beforeEach(async () => {
  const fields = { biography: 'Nació en Vigo.', cinema: CINEMA };
  const [one, other, draft] = [
    await publish(cms, 'Ana Robles', fields),
    await publish(cms, 'Berta Gil', fields),
    await publish(cms, 'Carla Paz', { ...fields, _status: 'draft' }),
  ];
  await cms.payload.update({
    collection: 'talents',
    id: other.id,
    draft: true,
    data: { website: 'https://berta.example', _status: 'draft' },
  });
  people = [one, other, draft];
});

const STAMPS = ['updatedAt', 'updatedBy', 'createdAt'];
const withoutStamps = (record: object) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !STAMPS.includes(name)));

/** Everything that is stored of these people: what is public and what is the latest version. */
const readAll = () =>
  Promise.all(
    [false, true].map(async (draft) => {
      const { docs } = await cms.payload.find({
        collection: 'talents',
        where: { id: { in: people.map(({ id }) => id) } },
        ...({ draft, locale: 'all', depth: 0, sort: 'id' } as const),
      });
      return docs.map(withoutStamps);
    }),
  );

const ids = () => people.map(({ id }) => id).join();
const patch = (fields: object, query = '', collection = 'talents', headers = editor) =>
  send(cms, 'PATCH', `/${collection}?where[id][in]=${ids()}${query}`, fields, headers);

describe('the edit of several records', () => {
  it('changes what makes sense for all of them, and nothing else', async () => {
    const [, before] = await readAll();
    const fields = { visibility: 'unlisted', checkedOn: '2026-11-01T12:00:00.000Z' };
    expect((await patch(fields, '&draft=true')).status).toBe(200);
    const [, after] = await readAll();
    expect(after).toEqual(before!.map((record) => ({ ...record, ...fields, _status: 'draft' })));
  });

  it('refuses every other field and changes nothing, not even what it may change', async () => {
    const { fields } = cms.payload.collections.talents.config;
    const offered = ['agentId', 'visibility', 'checkedOn', 'availableFrom', 'availableUntil'];
    const names = [
      ...new Set([...dataFieldsOf(fields, {})].map(({ field }) => field.name)),
      'cinema',
      'gallery',
      'videos',
      'languages',
      'password',
    ].filter((name) => ![...offered, 'availability', '_status', 'deletedAt'].includes(name));
    expect(names.length).toBeGreaterThan(25);
    const before = await readAll();
    for (const name of names) {
      const response = await patch({ visibility: 'unlisted', [name]: null });
      expect(response.status, name).toBe(400);
      expect(await response.text()).toContain('Esto no se cambia en varias fichas a la vez');
    }
    for (const name of ['cinema', 'gallery', 'languages']) {
      expect((await patch({ [name]: [] })).status, name).toBe(400);
    }
    expect(await readAll()).toEqual(before);
  });

  it.each(['users', 'redirects'])('is not offered for %s', async (collection) => {
    const response = await patch({ name: 'x', from: '/x' }, '', collection, admin);
    expect(response.status).toBe(403);
    expect(cms.payload.collections[collection as 'users'].config.disableBulkEdit).toBe(true);
  });

  it('refuses texts of pages, and publishes and trashes them still', async () => {
    const page = await cms.payload.create({
      collection: 'pages',
      locale: 'es',
      data: { title: 'Contacto', slug: 'contacto', _status: 'draft' } as never,
    });
    const path = `/pages?where[id][in]=${page.id}`;
    expect((await send(cms, 'PATCH', path, { blocks: [] }, editor)).status).toBe(400);
    for (const data of [{ _status: 'published' }, { _status: 'draft' }]) {
      expect((await send(cms, 'PATCH', path, data, editor)).status).toBe(200);
    }
    const trash = { deletedAt: new Date().toISOString() };
    expect((await send(cms, 'PATCH', path, trash, editor)).status).toBe(200);
  });
});

describe('publishing, unpublishing and the trash of several records', () => {
  const latest = async () => (await readAll())[1] as unknown as Talent[];
  const as = (talents: Talent[], fields: object) =>
    talents.map((talent) => ({ ...talent, ...fields }));

  it.each([
    ['and changes nothing else of them', {}],
    ['also if they are said not to be in the trash', { deletedAt: null }],
  ])('publishes the latest version of each, %s', async (_name, more) => {
    const before = await latest();
    expect((await patch({ _status: 'published', ...more })).status).toBe(200);
    const published = as(before, { _status: 'published' });
    expect(await readAll()).toEqual([published, published]);
    expect(published[1]!.website).toBe('https://berta.example');
  });

  it('takes them down with the latest version of each', async () => {
    const before = await latest();
    expect((await patch({ _status: 'draft' })).status).toBe(200);
    expect(await latest()).toEqual(as(before, { _status: 'draft' }));
  });

  it('moves them to the trash and back as they were', async () => {
    const before = await readAll();
    expect((await patch({ deletedAt: new Date().toISOString() })).status).toBe(200);
    expect(await readAll()).toEqual([[], []]);
    // As the buttons of the trash send it.
    const recovered = { deletedAt: null, _status: 'draft' };
    expect((await patch(recovered, '&trash=true')).status).toBe(200);
    expect(await readAll()).toEqual(before);
  });
});

describe('one language of a record', () => {
  it('is neither published nor copied alone', async () => {
    const before = await readAll();
    const [{ id }] = people as [Talent];
    const requests = [
      ['PATCH', `/talents/${id}?publishSpecificLocale=en&locale=en`],
      ['POST', `/talents/${id}/duplicate?selectedLocales[0]=en`],
      ['POST', '/globals/home?publishSpecificLocale=en&locale=en'],
    ] as const;
    for (const [method, path] of requests) {
      const response = await send(cms, method, path, { _status: 'published' }, editor);
      expect(response.status, path).toBe(400);
      expect(await response.text()).toContain('Los idiomas de una ficha');
    }
    expect(await readAll()).toEqual(before);
    const { totalDocs } = await cms.payload.count({
      collection: 'talents',
      where: { name: { contains: '(copia)' } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('a credit for several people', () => {
  interface Answer {
    saved: number[];
    refused: { id: number; reason: string }[];
  }
  const work = { title: 'Marea viva', year: 2026, director: 'Nora Sanz' };
  const add = (body: object, headers = editor) =>
    send(cms, 'POST', '/talents/credit?locale=es', body, headers);
  const withRoles = () =>
    people.map(({ id }, index) => ({ id, role: ['Alba', 'Bruna', ''][index]! }));

  it('is one row more for each, with their role, public where the latest version was', async () => {
    const before = await readAll();
    const response = await add({ list: 'cinema', work, people: withRoles() });
    const answer = (await response.json()) as Answer;
    expect(answer).toEqual({ saved: people.map(({ id }) => id), refused: [] });
    const after = await readAll();
    const rows = withRoles().map(({ role }) => ({
      ...work,
      ...(role ? { role: { es: role } } : {}),
    }));
    for (const [version, stored] of after.entries()) {
      for (const [index, { cinema, ...rest }] of (stored as unknown as Talent[]).entries()) {
        const { cinema: earlier, ...others } = before[version]![index] as unknown as Talent;
        expect(rest).toEqual(others);
        // The public row of who has a draft, and of a draft that was never published, is as it was.
        const isChanged = version === 1 || index === 0;
        expect(cinema!.slice(0, 2)).toEqual(earlier);
        expect(cinema!.slice(2)).toMatchObject(isChanged ? [rows[index]] : []);
      }
    }
  });

  it('in English leaves the Spanish texts as they are', async () => {
    const body = { list: 'cinema', work, people: withRoles().slice(0, 1) };
    await send(cms, 'POST', '/talents/credit?locale=en', body, editor);
    const [[talent]] = (await readAll()) as unknown as [Talent[]];
    expect(talent!.cinema!.map(({ role }) => role)).toEqual([
      { es: 'Inspectora' },
      { es: 'Vecina' },
      { en: 'Alba' },
    ]);
    expect(talent!.biography).toEqual({ es: 'Nació en Vigo.' });
  });

  it('names who cannot be published, and saves the others', async () => {
    const tooLong = 'a'.repeat(500);
    const body = {
      list: 'cinema',
      work,
      people: [
        { id: people[0]!.id, role: tooLong },
        { id: people[1]!.id, role: 'Bruna' },
        { id: 999_999, role: '' },
      ],
    };
    const before = await readAll();
    const { saved, refused } = (await (await add(body)).json()) as Answer;
    expect(saved).toEqual([people[1]!.id]);
    expect(refused.map(({ id }) => id)).toEqual([people[0]!.id, 999_999]);
    expect(refused[0]!.reason).toContain('500');
    expect((await readAll())[0]![0]).toEqual(before[0]![0]);
  });

  it('says who has it when the database refuses one of them', async () => {
    const [first, second] = people as [Talent, Talent];
    const write = cms.payload.update.bind(cms.payload) as (args: object) => Promise<unknown>;
    const saving = vi.spyOn(cms.payload, 'update').mockImplementation(((args: { id: number }) => {
      if (args.id === second.id) throw new Error('The disk is full');
      return write(args);
    }) as never);
    const response = await add({ list: 'cinema', work, people: withRoles().slice(0, 2) });
    saving.mockRestore();
    expect(await response.json()).toEqual({
      saved: [first.id],
      refused: [{ id: second.id, reason: 'No se ha podido guardar: vuelve a intentarlo' }],
    });
  });

  it('is refused without a list, a title or people, and to who may not edit', async () => {
    const before = await readAll();
    const good = { list: 'cinema', work, people: withRoles() };
    const bad = [
      {},
      { ...good, list: 'awards' },
      { ...good, list: 'gallery' },
      { ...good, people: {} },
      { ...good, people: [...withRoles(), null] },
      { ...good, people: [...withRoles(), ...withRoles()] },
      { ...good, work: { year: 2020 } },
      { ...good, work: null },
    ];
    for (const body of bad) expect((await add(body)).status).toBe(400);
    expect((await add(good, authorisedBy(READER_KEY))).status).toBe(403);
    expect(await readAll()).toEqual(before);
  });
});

describe('a file that does not exist', () => {
  it('is not saved, in a draft neither', async () => {
    const [{ id }] = people as [Talent];
    const file = (alt: string, deletedAt?: string) =>
      cms.payload.db.create({
        collection: 'media',
        data: { alt: { es: alt }, filename: `${alt}.jpg`, mimeType: 'image/jpeg', deletedAt },
      });
    const [shown, trashed] = [await file('una'), await file('otra', new Date().toISOString())];
    const save = (fields: object, query = '?draft=true&locale=es') =>
      send(cms, 'PATCH', `/talents/${id}${query}`, { ...fields, _status: 'draft' }, editor);
    const gone = [
      { photo: trashed.id },
      { photo: 999_999 },
      { photo: shown.id, gallery: [{ picture: trashed.id }] },
      { videos: [{ kind: 'videobook', title: 'Escenas', poster: trashed.id }] },
    ];
    const before = await readAll();
    for (const fields of gone) {
      const response = await save(fields);
      expect(response.status).toBe(400);
      expect(Object.values(await fieldErrors(response))).toEqual([
        'Elige un archivo: el que había se ha borrado',
      ]);
    }
    expect(await readAll()).toEqual(before);
    expect((await save({ photo: shown.id })).status).toBe(200);
    // What is stored already can be saved with other changes.
    await cms.payload.db.updateOne({
      collection: 'media',
      id: shown.id,
      data: { deletedAt: new Date().toISOString() },
    });
    expect((await save({ photo: shown.id, heightCm: 170 })).status).toBe(200);
  });
});

it('a value that is an object in place of an id is refused', async () => {
  const [{ id }] = people as [Talent];
  for (const photo of [{ id: { a: 1 } }, { id: [1] }, { id: null }]) {
    const response = await send(cms, 'PATCH', `/talents/${id}?draft=true`, { photo }, editor);
    expect(response.status).toBe(400);
  }
});

describe('a refused save', () => {
  it('names the row of a field, and not its number alone', async () => {
    const accents = [
      { accent: 'mexican', level: 'high' },
      { accent: 'andalusian', level: null },
    ];
    const [{ id }] = people as [Talent];
    const response = await send(cms, 'PATCH', `/talents/${id}?locale=es`, { accents }, editor);
    expect(response.status).toBe(400);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]!.message).toContain('Acentos › 2 (Andaluz) › Nivel');
  });
});

it('a form saves a list without rows, of which it sends the number', async () => {
  const [{ id }] = people as [Talent];
  const response = await send(cms, 'PATCH', `/talents/${id}?locale=es`, { awards: 0 }, editor);
  expect(response.status).toBe(200);
});
