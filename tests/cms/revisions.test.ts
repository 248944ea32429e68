import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, it, vi } from 'vitest';
import { send, useSession } from './support/accounts.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

const headers = ['editor@agencia.example', 'admin@agencia.example'].map((email) =>
  useSession(cms, email),
);

beforeAll(() => fillEmptyAgency(cms));

type Values = Record<string, unknown>;

/** Saves what an editor has changed in a form that was loaded with a record. */
const save = (address: string, loaded: object, data: object, who: 0 | 1, choosing: object = {}) =>
  send(
    cms,
    address.startsWith('/globals') ? 'POST' : 'PATCH',
    `${address}?draft=true&locale=es`,
    { ...loaded, ...data, _status: 'draft', _revision: { loaded, ...choosing } },
    headers[who],
  );
const saveTalent = (loaded: { id: number }, data: object, who: 0 | 1, choosing?: object) =>
  save(`/talents/${loaded.id}`, loaded, data, who, choosing);
const read = (id: number) =>
  cms.payload.findByID({ collection: 'talents', id, draft: true, locale: 'es', depth: 0 });
const questionsOf = async (response: Response) => {
  expect(response.status).toBe(409);
  const { errors } = (await response.json()) as { errors: { data: { questions: Values[] } }[] };
  return errors[0]!.data;
};

it('refuses a save over a field that somebody else has changed, and says who', async () => {
  const { id } = await publish(cms, 'Ana Gil', { heightCm: 170 });
  const loaded = await read(id);
  expect((await saveTalent(loaded, { heightCm: 171 }, 0)).status).toBe(200);
  expect(await questionsOf(await saveTalent(loaded, { heightCm: 172 }, 1))).toMatchObject({
    who: 'editor',
    questions: [
      {
        path: 'heightCm',
        label: 'Altura (cm)',
        mine: [{ text: '172' }],
        theirs: [{ text: '171' }],
      },
    ],
  });
  expect(await read(id)).toMatchObject({ heightCm: 171, updatedBy: 'editor' });
});

it('merges fields that only one of two editors has changed', async () => {
  const { id } = await publish(cms, 'Eva Sanz', { heightCm: 170 });
  const loaded = await read(id);
  expect((await saveTalent(loaded, { heightCm: 171 }, 0)).status).toBe(200);
  expect((await saveTalent(loaded, { name: 'Eva Sanz Gil' }, 1)).status).toBe(200);
  expect(await read(id)).toMatchObject({ name: 'Eva Sanz Gil', heightCm: 171 });
});

it('says that a record has been moved to the trash, and saves it after it was recovered', async () => {
  const { id } = await publish(cms, 'Sol Rey', { heightCm: 170 });
  const loaded = await read(id);
  const move = (deletedAt: string | null) =>
    send(cms, 'PATCH', `/talents/${id}?trash=true`, { deletedAt }, headers[0]);
  expect((await move(new Date().toISOString())).status).toBe(200);
  const refused = await saveTalent(loaded, { heightCm: 171 }, 1);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toMatch(/papelera|trash/);
  expect((await move(null)).status).toBe(200);
  expect((await saveTalent(loaded, { heightCm: 171 }, 1)).status).toBe(200);
});

it('asks whether a record goes online again that somebody has unpublished meanwhile', async () => {
  const { id } = await publish(cms, 'Iria Mora', { heightCm: 170 });
  const loaded = await read(id);
  const patch = (data: object, who: 0 | 1) =>
    send(cms, 'PATCH', `/talents/${id}?locale=es`, data, headers[who]);
  const publishOver = (choosing: object = {}) =>
    patch(
      { ...loaded, heightCm: 172, _status: 'published', _revision: { loaded, ...choosing } },
      1,
    );
  const online = () => cms.payload.findByID({ collection: 'talents', id, depth: 0, locale: 'es' });
  expect((await patch({ _status: 'draft' }, 0)).status).toBe(200);
  const { questions, when } = (await questionsOf(await publishOver())) as {
    questions: Values[];
    when?: string;
  };
  expect(questions).toMatchObject([{ path: '_status', label: 'Publicación' }]);
  expect(await online()).toMatchObject({ _status: 'draft', heightCm: 170 });
  const answer = (choice: string) => ({ seen: when, choices: { _status: choice } });
  expect((await publishOver(answer('theirs'))).status).toBe(200);
  expect(await online()).toMatchObject({ _status: 'draft', heightCm: 172 });
  // Whoever opens it afterwards publishes it as always.
  const next = await read(id);
  const data = { ...next, _status: 'published', _revision: { loaded: next } };
  expect((await patch(data, 0)).status).toBe(200);
  expect(await online()).toMatchObject({ _status: 'published', heightCm: 172 });
});

it('merges rows of one list, and asks about the field of a row that both have changed', async () => {
  const films = ['La marea', 'El faro'].map((title) => ({ title, year: 2024 }));
  const { id } = await publish(cms, 'Rut Vega', { cinema: films });
  const loaded = await read(id);
  const [first, second] = loaded.cinema!;
  const theirs = [first, { ...second, title: 'El faro rojo', role: 'Eva' }, { title: 'Otra' }];
  expect((await saveTalent(loaded, { cinema: theirs }, 0)).status).toBe(200);
  const own = { id: '6b054cd46fcf894eda540000', title: 'Mía' };
  const mine = [{ ...first, role: 'Ana' }, { ...second, title: 'El faro azul' }, own];
  const { questions, when } = (await questionsOf(
    await saveTalent(loaded, { cinema: mine }, 1),
  )) as { questions: Values[]; when?: string };
  const path = `cinema.${second!.id}.title`;
  expect(questions).toEqual([
    {
      path,
      label: 'Cine › 2 (El faro azul) › Título',
      mine: [{ text: 'El faro azul' }],
      theirs: [{ text: 'El faro rojo' }],
    },
  ]);
  const choosing = { seen: when, choices: { [path]: 'mine' } };
  expect((await saveTalent(loaded, { cinema: mine }, 1, choosing)).status).toBe(200);
  const { cinema } = await read(id);
  expect(cinema!.map(({ title, role }) => [title, role ?? '']).sort()).toEqual([
    ['El faro azul', 'Eva'],
    ['La marea', 'Ana'],
    ['Mía', ''],
    ['Otra', ''],
  ]);
});

it('shows a formatted text as it reads, unless only its formatting differs', async () => {
  const { id } = await publish(cms, 'Lía Prat', { biography: 'Nació en Lugo.' });
  const shown = async (mine: string, theirs: string) => {
    const loaded = await read(id);
    expect((await saveTalent(loaded, { biography: theirs }, 0)).status).toBe(200);
    const { questions } = await questionsOf(await saveTalent(loaded, { biography: mine }, 1));
    return [questions[0]!.mine, questions[0]!.theirs];
  };
  expect(await shown('Vive en **Tarifa**.\n\n- *Uno*\n- Dos', 'Vive en **Cádiz**.')).toEqual([
    [{ text: 'Vive en Tarifa.\n\nUno\nDos' }],
    [{ text: 'Vive en Cádiz.' }],
  ]);
  expect(await shown('Vive en **Lugo**.', 'Vive en Lugo.')).toEqual([
    [{ text: 'Vive en **Lugo**.' }],
    [{ text: 'Vive en Lugo.' }],
  ]);
});

it('shows rows, choices and records by their names', async () => {
  const { loaded: picture } = await storePicture('portrait.jpg');
  const { id } = await publish(cms, 'Nora Paz', {
    photo: picture.id,
    gallery: [{ picture: picture.id }],
    languages: [{ language: 'basque', level: 'native' }],
  });
  const loaded = await read(id);
  const [row] = loaded.languages!;
  const theirs = { photo: null, gallery: [], languages: [{ ...row, level: 'high' }] };
  expect((await saveTalent(loaded, theirs, 0)).status).toBe(200);
  const { loaded: other } = await storePicture('other.jpg');
  const [shown] = loaded.gallery!;
  const mine = {
    photo: other.id,
    gallery: [{ ...shown, picture: other.id }],
    languages: [],
  };
  const { questions } = (await questionsOf(await saveTalent(loaded, mine, 1))) as never;
  const thumbnail = { text: 'other.jpg', picture: expect.stringContaining('other-') as string };
  expect(questions).toMatchObject([
    { path: 'photo', mine: [thumbnail], theirs: [] },
    { path: `gallery.${shown!.id}`, mine: [{ ...thumbnail, text: 'Foto: other.jpg' }], theirs: [] },
    {
      path: `languages.${row!.id}`,
      mine: [],
      theirs: [{ text: 'Idioma: Euskera · Nivel: Alto' }],
    },
  ]);
});

it('shows proposed English texts', async () => {
  const englishDrafts = { biography: { text: 'Born in Cadiz', from: 'Nació en Cádiz' } };
  const { id } = await publish(cms, 'Iris Mar', { englishDrafts, biography: 'Nació en Cádiz' });
  const loaded = await read(id);
  expect((await saveTalent(loaded, { englishDrafts: null }, 0)).status).toBe(200);
  const own = { biography: { ...englishDrafts.biography, text: 'She was born in Cadiz' } };
  const { questions } = await questionsOf(await saveTalent(loaded, { englishDrafts: own }, 1));
  expect(questions).toEqual([
    {
      path: 'englishDrafts',
      label: 'Textos en inglés',
      theirs: [],
      mine: [{ text: 'She was born in Cadiz' }, { text: 'Nació en Cádiz' }],
    },
  ]);
});

it('refuses a save of a global over a changed field', async () => {
  const readAgency = () => cms.payload.findGlobal({ slug: 'agency', locale: 'es', depth: 0 });
  const loaded = await readAgency();
  const saveAgency = (legalName: string, who: 0 | 1) =>
    save('/globals/agency', loaded, { legalName }, who);
  expect((await saveAgency('Uno SL', 0)).status).toBe(200);
  expect((await saveAgency('Dos SL', 1)).status).toBe(409);
  expect(await readAgency()).toMatchObject({ legalName: 'Uno SL' });
});

it('keeps an account that was changed after its form was loaded, and shows no key', async () => {
  const { docs } = await cms.payload.find({ collection: 'users', depth: 0 });
  const loaded = docs.find(({ email }) => email === 'admin@agencia.example')!;
  const saveName = (name: string) => save(`/users/${loaded.id}`, loaded, { name }, 1);
  expect((await saveName('Luis P.')).status).toBe(200);
  const refused = await questionsOf(await saveName('Luis Pardo'));
  expect(refused.questions).toMatchObject([
    { path: 'name', mine: [{ text: 'Luis Pardo' }], theirs: [{ text: 'Luis P.' }] },
  ]);
});

/** Stores a picture, and returns it with a function that replaces its file in a form loaded with it. */
async function storePicture(name: string) {
  const file = (fileName: string, background: string) =>
    sharp({ create: { width: 1200, height: 1200, channels: 3, background } })
      .jpeg()
      .toBuffer()
      .then((data) => ({ name: fileName, data, size: data.length, mimetype: 'image/jpeg' }));
  const alt = 'Retrato';
  const loaded = await cms.payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt },
    file: await file(name, 'red'),
    depth: 0,
  });
  const upload = async (fileName: string, who: 0 | 1) => {
    const body = new FormData();
    const values = { alt, _revision: { loaded } };
    body.set('_payload', JSON.stringify(values));
    const { data } = await file(fileName, 'blue');
    body.set('file', new Blob([new Uint8Array(data)], { type: 'image/jpeg' }), fileName);
    const url = `${cms.url}/api/media/${loaded.id}?locale=es`;
    return fetch(url, { method: 'PATCH', headers: headers[who]!, body });
  };
  return { loaded, upload };
}

it('refuses a file that would replace a newer one before it touches the files', async () => {
  const { loaded, upload } = await storePicture('first.jpg');
  expect((await upload('second.jpg', 0)).status).toBe(200);
  const stored = () => cms.payload.findByID({ collection: 'media', id: loaded.id, depth: 0 });
  const second = await stored();
  const files = async () => (await readdir(process.env.MEDIA_DIR!)).sort();
  const before = await files();
  expect((await questionsOf(await upload('third.jpg', 1))).questions).toMatchObject([
    { path: 'filename', label: 'Archivo', theirs: [{ text: second.filename }] },
  ]);
  expect(await files()).toEqual(before);
  expect((await stored()).filename).toBe(second.filename);
});

it('lets one of two simultaneous replacements of a file pass, and asks the other', async () => {
  const { loaded, upload } = await storePicture('before.jpg');
  const names = ['one.jpg', 'two.jpg'];
  const answers = await Promise.all(names.map((name, who) => upload(name, who as 0 | 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const passed = names[answers.findIndex(({ status }) => status === 200)]!.replace('.jpg', '');
  const { filename } = await cms.payload.findByID({ collection: 'media', id: loaded.id, depth: 0 });
  expect(filename).toContain(passed);
  const files = await readdir(process.env.MEDIA_DIR!);
  const [refused] = names.filter((name) => !name.startsWith(passed));
  expect(files.filter((name) => name.startsWith(refused!.replace('.jpg', '')))).toEqual([]);
});

it('does not write the values of fields to the log', async () => {
  const log = vi.spyOn(cms.payload.logger, 'error');
  const { id } = await publish(cms, 'Sol Ruiz', { heightCm: 170 });
  const loaded = await read(id);
  await saveTalent(loaded, { heightCm: 171 }, 0);
  expect((await saveTalent(loaded, { heightCm: 172 }, 1)).status).toBe(409);
  expect(log).not.toHaveBeenCalled();
});

it('lets one of several simultaneous saves of a field pass', async () => {
  const { id } = await publish(cms, 'Iris Paz', { heightCm: 170 });
  const loaded = await read(id);
  const heights = [171, 172, 173, 174, 175, 176];
  const saves = heights.map((heightCm, at) => saveTalent(loaded, { heightCm }, (at % 2) as 0 | 1));
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409, 409, 409, 409]);
});

it('tells which other forms of a record are open, until they are closed', async () => {
  const report = async (who: 0 | 1, form: string, record?: string) => {
    const response = await send(cms, 'POST', '/open-forms', { form, record }, headers[who]);
    return ((await response.json()) as { others: Values[] }).others;
  };
  expect(await report(0, 'a', 'talents/1')).toEqual([]);
  expect(await report(1, 'b', 'talents/1')).toMatchObject([{ name: 'editor', isOwn: false }]);
  expect(await report(1, 'c', 'talents/2')).toEqual([]);
  await report(0, 'a');
  expect(await report(1, 'b', 'talents/1')).toEqual([]);
  expect((await send(cms, 'POST', '/open-forms', { form: 'a' })).status).toBe(401);
});
