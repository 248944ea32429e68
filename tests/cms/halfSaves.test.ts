import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { send, useSession } from './support/accounts.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();
const asEditor = useSession(cms, 'editor@agencia.example');

beforeAll(() => fillEmptyAgency(cms));
afterEach(() => vi.restoreAllMocks());

const FILMS = [
  { title: 'La marea', year: 2024 },
  { title: 'El faro', year: 2023 },
];
const LISTS = {
  heightCm: 170,
  cinema: FILMS,
  theatre: FILMS,
  languages: [{ language: 'basque', level: 'native' }],
  videos: [
    { kind: 'videobook', title: 'Reel', url: 'https://vimeo.com/700000001', tones: ['drama'] },
  ],
};

/** Everything that is stored of a person, public and as versions. */
async function readAll(id: number) {
  const { db } = cms.payload;
  const [row, { docs }] = await Promise.all([
    db.findOne({ collection: 'talents', where: { id: { equals: id } }, locale: 'all' }),
    db.findVersions({ collection: 'talents', where: { parent: { equals: id } }, locale: 'all' }),
  ]);
  return { row, docs };
}

const save = (id: number, data: object, isDraft: boolean) =>
  send(
    cms,
    'PATCH',
    `/talents/${id}?locale=es&draft=${isDraft}`,
    { ...data, _status: isDraft ? 'draft' : 'published' },
    { ...asEditor, 'Accept-Language': 'es' },
  );

const CHANGED = { heightCm: 180, cinema: [], theatre: [{ title: 'Otra' }], languages: [] };

describe.each([
  ['a draft', true],
  ['a publication', false],
])('%s that fails half-way leaves nothing', (_, isDraft) => {
  it.each(['createVersion', 'updateOne', 'updateVersion', 'create'] as const)(
    'after %s has written',
    async (method) => {
      const { id } = await publish(cms, `Ana ${method} ${isDraft}`, LISTS);
      // A draft beside the public row, so that a save updates its version.
      expect((await save(id, { heightCm: 171 }, true)).status).toBe(200);
      const before = await readAll(id);
      const { db } = cms.payload;
      const write = db[method].bind(db) as (args: object) => Promise<unknown>;
      let failed = false;
      vi.spyOn(db, method).mockImplementation((async (args: object) => {
        await write(args);
        failed = true;
        throw new Error('The disk is full');
      }) as never);
      const { status } = await save(id, CHANGED, isDraft);
      vi.restoreAllMocks();
      if (failed) {
        expect(status).toBe(500);
        expect(await readAll(id)).toEqual(before);
      } else expect(status).toBe(200);
      expect((await save(id, CHANGED, isDraft)).status).toBe(200);
    },
  );
});

it('a list that the database refuses leaves all others as they were', async () => {
  const [one, other] = [
    await publish(cms, 'Dora Sol', LISTS),
    await publish(cms, 'Emma Sol', LISTS),
  ];
  const before = await readAll(one.id);
  // The row of somebody else.
  const refused = await save(one.id, { ...CHANGED, videos: other.videos }, false);
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect(await readAll(one.id)).toEqual(before);
});

it('a save that cannot be committed is not confirmed', async () => {
  const { id } = await publish(cms, 'Sara Rey', LISTS);
  const before = await readAll(id);
  interface Drizzle {
    transaction(run: (db: unknown) => Promise<void>, options: unknown): Promise<void>;
  }
  const { drizzle } = cms.payload.db as unknown as { drizzle: Drizzle };
  const transaction = drizzle.transaction.bind(drizzle);
  vi.spyOn(drizzle, 'transaction').mockImplementation((run, options) =>
    transaction(async (db) => {
      await run(db);
      throw new Error('The connection is lost');
    }, options),
  );
  const { status } = await save(id, CHANGED, true);
  vi.restoreAllMocks();
  expect(status).toBe(500);
  expect(await readAll(id)).toEqual(before);
  expect((await save(id, CHANGED, true)).status).toBe(200);
});

it('an empty list is saved as forms send it', async () => {
  const { id } = await publish(cms, 'Nora Mar', LISTS);
  expect((await save(id, { heightCm: 172, cinema: 0, awards: 0 }, false)).status).toBe(200);
  const { docs } = await cms.payload.find({ collection: 'talents', where: { id: { equals: id } } });
  expect(docs).toMatchObject([{ heightCm: 172, cinema: [], awards: [] }]);
});

it('a record that cannot be created leaves nothing', async () => {
  const count = () => cms.payload.count({ collection: 'talents' });
  const before = await count();
  vi.spyOn(cms.payload.db, 'createVersion').mockRejectedValue(new Error('The disk is full'));
  await expect(publish(cms, 'Eva Mar', LISTS)).rejects.toThrow();
  vi.restoreAllMocks();
  expect(await count()).toEqual(before);
  await publish(cms, 'Eva Mar', LISTS);
});

it('saves at the same time wait for each other, and who reads does not', async () => {
  const people = await Promise.all(
    ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => publish(cms, name)),
  );
  const saves = people.flatMap(({ id }) =>
    [171, 172, 173].map((heightCm) =>
      cms.payload.update({ collection: 'talents', id, data: { heightCm } }),
    ),
  );
  const { docs } = await cms.payload.find({ collection: 'talents', limit: 100 });
  expect(docs.length).toBeGreaterThanOrEqual(people.length);
  expect(await Promise.all(saves)).toHaveLength(12);
});

describe('a list with a row twice is refused before anything is written', () => {
  const row = { id: '6b054cd46fcf894eda540001', title: 'La marea', year: 2024 };
  const other = { ...row, id: '6b054cd46fcf894eda540002' };

  it.each([
    ['cinema', 'Cine', [row, other, row]],
    ['theatre', 'Teatro', [row, row]],
    [
      'languages',
      'Idiomas',
      [LISTS.languages[0], LISTS.languages[0]].map((one) => ({ ...one, id: row.id })),
    ],
    ['videos', 'Vídeos', [LISTS.videos[0], LISTS.videos[0]].map((one) => ({ ...one, id: row.id }))],
  ])('in %s', async (name, label, rows) => {
    const { id } = await publish(cms, `Rut ${name}`, LISTS);
    const before = await readAll(id);
    for (const isDraft of [true, false]) {
      const response = await save(id, { ...CHANGED, [name]: rows }, isDraft);
      expect(response.status).toBe(400);
      const { errors } = (await response.json()) as { errors: { data: { errors: object[] } }[] };
      expect(errors[0]!.data.errors).toMatchObject([
        { path: name, message: expect.stringContaining(`«${label}» tiene dos veces`) as string },
      ]);
      expect(await readAll(id)).toEqual(before);
    }
  });

  it('in blocks, a global, a new record, and in English', async () => {
    const post = (path: string, body: object) =>
      send(cms, 'POST', path, body, { ...asEditor, 'Accept-Language': 'en' });
    const slide = { id: row.id, headline: 'Ana' };
    const block = { id: row.id, blockType: 'quote', text: 'Hola' };
    // The database has one table for the rows of both.
    const steps = ['a', 'b'].map((end) => ({
      id: `${row.id.slice(0, -1)}${end}`,
      blockType: 'steps',
      items: [{ id: row.id, title: 'Uno', text: 'Uno' }],
    }));
    const refused = await Promise.all([
      post('/globals/home?draft=true', { slides: [slide, slide] }),
      post('/pages?draft=true', { title: 'Otra', slug: 'otra', blocks: [block, block] }),
      post('/pages?draft=true', { title: 'Otra', slug: 'otra', blocks: steps }),
      post('/talents?draft=true', { name: 'Sol Rey', cinema: [row, row] }),
    ]);
    for (const response of refused) {
      expect(response.status).toBe(400);
      expect(await response.text()).toContain('has the same row twice');
    }
  });
});
