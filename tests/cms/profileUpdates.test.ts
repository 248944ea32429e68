import sharp from 'sharp';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resolveSheetAddress } from '../../cms/features/profileUpdates/page/sheetPage.ts';
import { PICTURES } from '../../cms/features/profileUpdates/sheet.ts';
import { isoDay } from '../../cms/contract/timeZone.ts';
import { readDashboard } from '../../cms/features/dashboard/dashboardData.ts';
import type { AskedPerson, ProfileUpdate } from '../../cms/features/profileUpdates/updates.ts';
import { addressHeader, send, signIn, useSession } from './support/accounts.ts';
import { READER_KEY, authorisedBy, publish, useTestCms } from './support/testCms.ts';
import { HEIC } from '../support/heic/photograph.ts';
import { upload } from './support/fixtureAgency.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const cms = useTestCms({
  PAYLOAD_LOG_LEVEL: 'silent',
  BUILD_HOOK_URL: 'http://127.0.0.1:9/hook',
});
const editor = useSession(cms, 'editor@agencia.example');

let photo: number;
let foreignPhoto: number;

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 50, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  const team = [{ id: 'agent', name: 'Marta Olmedo', role: 'Agente' }];
  await cms.payload.updateGlobal({
    slug: 'agency',
    locale: 'es',
    data: { name: 'Foco', team } as never,
  });
  photo = (await upload(cms, 'nerea.jpg', 'image/jpeg', await picture('#102030'))).id;
  foreignPhoto = (await upload(cms, 'otra.jpg', 'image/jpeg', await picture('#405060'))).id;
});

const SHEET = {
  birthDate: '1990-05-06',
  agentId: 'agent',
  heightCm: 168,
  homeBase: ['Pamplona'],
  languages: [
    { language: 'spanish', level: 'native' },
    { language: 'basque', level: 'bilingual' },
  ],
  cinema: [{ year: 2026, title: 'Quien pise la sal', role: 'Amaia' }],
};

const createPerson = (name: string, more: object = {}) =>
  publish(cms, name, { ...SHEET, photo, gallery: [{ picture: photo }], ...more });

/** Asks a person, and returns what the editor sees. */
async function askFor(id: number, more: object = {}): Promise<AskedPerson> {
  const response = await send(cms, 'POST', '/profile-updates/ask', { ids: [id], ...more }, editor);
  expect(response.status).toBe(200);
  const { people } = (await response.json()) as { people: AskedPerson[] };
  return people[0]!;
}

const tokenOf = ({ link }: Pick<AskedPerson, 'link'>) => link.split('#')[1]!;

/** Sends a request with a link, from an address of its own, in Spanish. */
const withLink = (link: { link: string } | string, name: string, body: object = {}) =>
  send(cms, 'POST', `/profile-updates/mine/${name}`, body, {
    'X-Profile-Token': typeof link === 'string' ? link : tokenOf(link),
    ...addressHeader('198.51.100.7'),
  });

interface Sheet {
  id: number;
  revision: string;
  html: string;
  language: string;
}

const open = async (link: AskedPerson, body = {}): Promise<Sheet> =>
  (await (await withLink(link, 'sheet', body)).json()) as Sheet;

/** Returns the ids of the rows of a list in the page. */
function rowIds(html: string, list: string): string[] {
  const [, rest = ''] = html.split(`data-list="${list}"`);
  return [...rest.split('<template>')[0]!.matchAll(/data-row="([^"]+)"/g)].map(([, id]) => id!);
}

/** Creates a person, asks them, and opens their sheet. */
async function begin(name: string, more: object = {}) {
  const { id } = await createPerson(name, more);
  const link = await askFor(id);
  return { id, link, sheet: await open(link) };
}

type Texts = Record<string, string>;

/** Returns what the page sends, from the names of its inputs and the ids of rows by list. */
function formOf(values: Texts, rows: Record<string, string[]> = {}): Record<string, unknown> {
  const entries = Object.entries(values);
  const rowOf = (list: string, id: string) => {
    const inputs = entries.filter(([name]) => name.startsWith(`${list}.${id}.`));
    return { id, ...Object.fromEntries(inputs.map(([name, text]) => [name.split('.')[2], text])) };
  };
  return {
    ...Object.fromEntries(entries.filter(([name]) => !name.includes('.'))),
    ...Object.fromEntries(
      Object.entries(rows).map(([list, ids]) => [list, ids.map((id) => rowOf(list, id))]),
    ),
  };
}

let submissions = 0;
const sendRaw = (link: AskedPerson, { revision }: Sheet, form: unknown, more: object = {}) =>
  withLink(link, 'send', { revision, submission: `submission-${++submissions}`, form, ...more });

const sendForm = (
  link: AskedPerson,
  sheet: Sheet,
  values: Texts,
  rows?: Record<string, string[]>,
  more?: object,
) => sendRaw(link, sheet, formOf(values, rows), more);

const stored = async (id: number): Promise<ProfileUpdate> => {
  const where = { talent: { equals: id } };
  const { docs } = await cms.payload.db.find<ProfileUpdate>({
    collection: 'profile-updates',
    where,
    sort: '-createdAt',
  });
  return docs[0]!;
};

/** Changes what is stored of a request, as time or an earlier version would. */
const change = (id: number, data: object) =>
  cms.payload.db.updateOne({ collection: 'profile-updates', id, data: { ...data } });

/** The publications that were requested: nothing that a person does may request one. */
const countPublications = async () =>
  (await cms.payload.count({ collection: 'publications' })).totalDocs;

const readTalent = (id: number) =>
  cms.payload.findByID({ collection: 'talents', id, depth: 0, locale: 'es' });

interface Review {
  seen: string;
  changes: {
    path: string;
    before: { text: string }[];
    after: { text: string }[];
    isChangedMeanwhile: boolean;
  }[];
}

/** Returns what the view of the review reads. */
async function review(id: number): Promise<Review> {
  const { readReview } = await import('../../cms/features/profileUpdates/review.ts');
  const { createLocalReq } = await import('payload');
  const { docs } = await cms.payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@agencia.example' } },
  });
  const user = { ...docs[0]!, collection: 'users' } as never;
  const req = await createLocalReq({ user }, cms.payload);
  return (await readReview(req, (await stored(id)).id)) as unknown as Review;
}

const decide = async (id: number, body: object) =>
  send(cms, 'POST', `/profile-updates/${(await stored(id)).id}/decide`, body, editor);

/** Takes everything that was sent, publishes it, and returns what an editor has seen. */
async function takeAll(id: number) {
  const { seen, changes } = await review(id);
  const take = changes.map(({ path }) => path);
  expect((await decide(id, { take, seen, publish: true })).status).toBe(200);
  return changes;
}

describe('the link', () => {
  it('opens the sheet of one person, and is stored as a hash', async () => {
    const { id } = await createPerson('Nerea Soto');
    const asked = await askFor(id);
    expect(asked).toMatchObject({ name: 'Nerea Soto', mail: 'noServer', isMinor: false });
    expect(tokenOf(asked)).toMatch(/^[\w-]{22}$/);
    const { html, language } = await open(asked);
    expect(language).toBe('es');
    expect(html).toContain('Hola, Nerea');
    expect(html).toContain('value="Quien pise la sal"');
    expect(html).toContain('Enviar a Marta');
    // Not theirs to see or to change here.
    expect(html).not.toMatch(/1990|birthDate|consentUntil|slug|visibility|agentId|castAs/);
    expect(JSON.stringify(await stored(id))).not.toContain(tokenOf(asked));
    expect((await stored(id)).state).toBe('opened');
  });

  it('opens nothing when it is guessed, changed, revoked, expired or replaced', async () => {
    const { id } = await createPerson('Ana Gil');
    const first = await askFor(id);
    const second = await askFor(id);
    const statusOf = async (token: string) => (await withLink(token, 'sheet')).status;
    expect(await statusOf(tokenOf(first))).toBe(404);
    expect(await statusOf(tokenOf(second))).toBe(200);
    const changed = tokenOf(second).replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
    for (const token of ['', 'x', changed, `${tokenOf(second)}a`, '0'.repeat(22), "' OR 1=1 --"]) {
      expect([token, await statusOf(token)]).toEqual([token, 404]);
    }
    const expiresAt = new Date(Date.now() - 1000).toISOString();
    const { id: updateId } = await stored(id);
    await change(updateId, { expiresAt });
    expect(await statusOf(tokenOf(second))).toBe(404);
    await change(updateId, { expiresAt: new Date(Date.now() + DAY_MS).toISOString() });
    expect(await statusOf(tokenOf(second))).toBe(200);
    expect(
      (await send(cms, 'POST', '/profile-updates/revoke', { talent: id }, editor)).status,
    ).toBe(200);
    expect(await statusOf(tokenOf(second))).toBe(404);
    const third = await askFor(id);
    const data = { deletedAt: new Date().toISOString() } as never;
    await cms.payload.update({ collection: 'talents', id, data });
    expect(await statusOf(tokenOf(third))).toBe(404);
  });

  it('gives nothing else: neither to guests, nor to the key of a build', async () => {
    const { id } = await createPerson('Eva Rey');
    const link = await askFor(id);
    const headers = { 'X-Profile-Token': tokenOf(link) };
    for (const [method, at] of [
      ['GET', '/talents'],
      ['GET', `/talents/${id}`],
      ['GET', '/profile-updates'],
      ['PATCH', `/talents/${id}`],
      ['POST', '/profile-updates/ask'],
      ['POST', `/profile-updates/${(await stored(id)).id}/decide`],
      ['POST', '/graphql'],
      ['GET', '/media/file/nerea.jpg'],
    ] as const) {
      const body = method === 'GET' ? undefined : { ids: [id] };
      const response = await send(cms, method, at, body, headers);
      expect([at, response.status]).toEqual([at, 403]);
    }
    const key = authorisedBy(READER_KEY);
    for (const headersOf of [{}, key]) {
      const response = await send(cms, 'POST', '/profile-updates/ask', { ids: [id] }, headersOf);
      expect([401, 403]).toContain(response.status);
    }
    const { docs } = (await (
      await send(cms, 'GET', '/profile-updates', undefined, editor)
    ).json()) as { docs: object[] };
    expect(docs.length).toBeGreaterThan(0);
    expect(JSON.stringify(docs)).not.toContain('tokenHash');
  });

  it('opens nothing when it is revoked while the sheet is read, and stays revoked', async () => {
    const { id } = await createPerson('Aina Mas');
    const link = await askFor(id);
    const reading = vi.spyOn(cms.payload, 'findByID').mockImplementationOnce(async (...args) => {
      const found = await cms.payload.findByID(...args);
      await send(cms, 'POST', '/profile-updates/revoke', { talent: id }, editor);
      return found;
    });
    const { status } = await withLink(link, 'sheet');
    reading.mockRestore();
    expect([status, (await stored(id)).state]).toEqual([404, 'revoked']);
  });

  it('is on the first page: who was asked, and who has not answered for two weeks', async () => {
    const { id } = await createPerson('Sara Mir', { checkedOn: '2020-01-01' });
    await askFor(id);
    const find = async () =>
      (await readDashboard(cms.payload)).updates.others.find(({ name }) => name === 'Sara Mir');
    expect(await find()).toMatchObject({ isLate: false, update: { state: 'asked' } });
    const createdAt = new Date(Date.now() - 15 * DAY_MS).toISOString();
    const { id: updateId } = await stored(id);
    await change(updateId, { createdAt });
    expect(await find()).toMatchObject({ isLate: true });
    const due = await send(cms, 'POST', '/profile-updates/ask', { due: true }, editor);
    const { people } = (await due.json()) as { people: AskedPerson[] };
    expect(people.map(({ name }) => name)).toContain('Sara Mir');
  });

  it('is limited: made-up ones by address, and none of them fills the log', async () => {
    const logging = vi.spyOn(cms.payload.logger, 'error');
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n++) {
      const headers = { 'X-Profile-Token': '1'.repeat(22), ...addressHeader('203.0.113.9') };
      statuses.add((await send(cms, 'POST', '/profile-updates/mine/sheet', {}, headers)).status);
    }
    expect([...statuses]).toEqual([404, 429]);
    expect(logging).not.toHaveBeenCalled();
    logging.mockRestore();
  });
});

describe('the fields of the page', () => {
  it('are those that go stale and are theirs to say, with the days when they are not free', async () => {
    const { id, link, sheet } = await begin('Iris Cano', { unavailable: [] });
    for (const name of ['instagram', 'tiktok', 'imdb', 'hairLength', 'beard', 'voiceRange']) {
      expect(sheet.html).toContain(`name="${name}"`);
    }
    const row = 'a'.repeat(24);
    const days = (from: string, until: string) => ({
      [`unavailable.${row}.from`]: from,
      [`unavailable.${row}.until`]: until,
      voiceRange: 'contralto',
    });
    const rows = { unavailable: [row] };
    const wrong = await sendForm(link, sheet, days('2027-03-09', '2027-03-01'), rows);
    const { problems } = (await wrong.json()) as { problems: Record<string, string> };
    expect(Object.keys(problems)).toEqual([`unavailable.${row}.until`]);
    const sent = await sendForm(link, sheet, days('2027-03-01', '2027-03-09'), rows);
    expect(sent.status).toBe(200);
    const [first] = (await takeAll(id)).filter(({ path }) => path.startsWith('unavailable.'));
    expect(first?.after).toEqual([{ text: 'Del: 1 mar 2027 · Al: 9 mar 2027' }]);
    const { unavailable, voiceRange } = await readTalent(id);
    expect(voiceRange).toBe('contralto');
    expect(unavailable?.map(({ from, until }) => [from, until])).toEqual([
      ['2027-03-01T12:00:00.000Z', '2027-03-09T12:00:00.000Z'],
    ]);
  });

  it('are also genres and projects for who directs or writes', async () => {
    const { id: actress } = await createPerson('Ada Cruz');
    expect((await open(await askFor(actress))).html).not.toMatch(
      /name="genres"|data-list="projects"/,
    );
    const genres = ['drama'];
    const { id, link, sheet } = await begin('Luz Marín', { sections: ['director'], genres });
    expect(sheet.html).toContain('<option value="drama" selected>');
    const row = 'a'.repeat(24);
    const project = { id: row, title: 'La orilla', kind: 'feature', state: 'scriptAvailable' };
    const wrong = { genres: 'drama;nonsense', projects: [{ id: row, state: 'nonsense' }] };
    const refused = await sendRaw(link, sheet, wrong);
    const { problems } = (await refused.json()) as { problems: Texts };
    expect(Object.keys(problems).sort()).toEqual(
      ['genres', `projects.${row}.state`, `projects.${row}.title`].sort(),
    );
    const form = { genres: 'drama;comedy', projects: [project] };
    expect((await sendRaw(link, sheet, form)).status).toBe(200);
    await takeAll(id);
    expect(await readTalent(id)).toMatchObject({
      genres: ['drama', 'comedy'],
      projects: [{ title: 'La orilla', kind: 'feature', state: 'scriptAvailable' }],
    });
  });

  it('take accounts as an editor writes them, and say at the input what is wrong', async () => {
    const { id, link, sheet } = await begin('Zoe Lara', { instagram: 'zoe.lara' });
    const wrong = { imdb: 'http://imdb.com/name/nm1', instagram: 'no soy', tiktok: '<b>' };
    const response = await sendForm(link, sheet, wrong);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        problems: {
          imdb: expect.stringContaining('https://') as string,
          instagram: expect.stringContaining('@') as string,
          tiktok: expect.stringContaining('@') as string,
        },
      },
    ]);
    const right = {
      imdb: 'https://www.imdb.com/name/nm1/',
      instagram: 'https://www.instagram.com/zoe.lara/?hl=es',
      tiktok: ' @zoe_lara ',
    };
    expect((await sendForm(link, sheet, right)).status).toBe(200);
    // The account on Instagram has not changed.
    expect((await stored(id)).sent).toEqual({ imdb: right.imdb, tiktok: 'zoe_lara' });
  });
});

describe('a sheet on which everything is right', () => {
  it('counts as checked today, once', async () => {
    const { id, link, sheet } = await begin('Olga Ruiz');
    const body = { revision: sheet.revision, submission: 'yes', isRight: true };
    expect(await (await withLink(link, 'send', body)).json()).toEqual({ state: 'confirmed' });
    expect(await (await withLink(link, 'send', body)).json()).toEqual({ state: 'confirmed' });
    const { checkedOn, _status } = await readTalent(id);
    expect([checkedOn?.slice(0, 10), _status]).toEqual([isoDay(), 'published']);
    expect(await stored(id)).toMatchObject({ state: 'confirmed', round: 1, sent: null });
  });
});

describe('what a person sends', () => {
  it('is kept beside the record, and an editor takes some of it', async () => {
    const { id, link, sheet } = await begin('Inés Quiroga');
    const before = await readTalent(id);
    const languages = rowIds(sheet.html, 'languages');
    const cinema = rowIds(sheet.html, 'cinema');
    const [added, other] = ['a'.repeat(24), 'b'.repeat(24)];
    const response = await sendForm(
      link,
      sheet,
      {
        heightCm: '170',
        [`languages.${languages[1]}.level`]: 'native',
        [`languages.${added}.language`]: 'french',
        [`languages.${added}.level`]: 'high',
        [`cinema.${added}.title`]: 'Delta norte',
        [`cinema.${added}.year`]: '2026',
        [`cinema.${other}.title`]: 'La azotea',
      },
      { languages: [...languages, added], cinema: [added, other, ...cinema] },
    );
    expect(await response.json()).toEqual({ state: 'sent' });
    expect(await readTalent(id)).toEqual(before);
    expect((await readDashboard(cms.payload)).updates.sent.map(({ name }) => name)).toContain(
      'Inés Quiroga',
    );
    // The person sees what was sent.
    expect((await open(link)).html).toContain('value="La azotea"');

    // Meanwhile a colleague changes the same list.
    const list = before.languages!;
    const colleague = [
      { ...list[1]!, level: 'high' },
      { language: 'catalan', level: 'mid' },
    ];
    await send(
      cms,
      'PATCH',
      `/talents/${id}?locale=es`,
      { languages: [list[0], ...colleague], _status: 'published' },
      editor,
    );
    const { seen, changes } = await review(id);
    const changed = (start: string) => changes.filter(({ path: one }) => one.startsWith(start));
    expect(changed('languages').map((one) => one.isChangedMeanwhile)).toEqual([true, false]);
    expect(changed('cinema')).toHaveLength(2);
    const take = ['heightCm', changed('languages')[1]!.path, changed('cinema')[0]!.path];
    expect((await decide(id, { take, seen: 'older', publish: true })).status).toBe(409);
    const answer = await decide(id, { take, seen, word: 'Gracias', publish: true });
    expect([answer.status, await answer.json()]).toEqual([200, { taken: 3, told: 'noServer' }]);
    const after = await readTalent(id);
    expect(after).toMatchObject({ heightCm: 170, _status: 'published' });
    expect(after.languages?.map(({ language, level }) => [language, level])).toEqual([
      ['spanish', 'native'],
      ['basque', 'high'],
      ['french', 'high'],
      ['catalan', 'mid'],
    ]);
    expect(after.cinema?.map(({ title }) => title)).toEqual(['Delta norte', 'Quien pise la sal']);
    expect(after.checkedOn?.slice(0, 10)).toBe(isoDay());
    expect(await stored(id)).toMatchObject({
      state: 'decided',
      base: null,
      sent: null,
      files: null,
      taken: 3,
      total: 5,
    });
    expect((await open(link)).html).toContain('«Gracias»');
  });

  it('can be taken over what a colleague has changed', async () => {
    const { id, link, sheet } = await begin('Lola Mar');
    await sendForm(link, sheet, { heightCm: '171' });
    await send(cms, 'PATCH', `/talents/${id}`, { heightCm: 169, _status: 'published' }, editor);
    expect(await takeAll(id)).toMatchObject([{ path: 'heightCm', isChangedMeanwhile: true }]);
    expect((await readTalent(id)).heightCm).toBe(171);
  });

  it('can be taken into the draft when it cannot be published: an English row has no Spanish title', async () => {
    const { id } = await createPerson('Ben Law', { contactLanguage: 'en' });
    const link = await askFor(id);
    const row = 'a'.repeat(24);
    const values = { [`studies.${row}.title`]: 'Acting', [`studies.${row}.school`]: 'RADA' };
    expect((await sendForm(link, await open(link), values, { studies: [row] })).status).toBe(200);
    const { seen, changes } = await review(id);
    const take = changes.map(({ path }) => path);
    expect((await decide(id, { take, seen, publish: true })).status).toBe(400);
    expect((await stored(id)).state).toBe('sent');
    expect((await decide(id, { take, seen, publish: false })).status).toBe(200);
    const english = { collection: 'talents', id, locale: 'en', depth: 0 } as const;
    const draft = await cms.payload.findByID({ ...english, draft: true });
    expect(draft.studies).toMatchObject([{ title: 'Acting', school: 'RADA' }]);
    expect((await readTalent(id)).studies).toEqual([]);
  });

  it('waits for a long save of an editor, and keeps nobody else waiting', async () => {
    const people = [await begin('Rosa Lira'), await begin('Noa Lira')];
    const { id } = await createPerson('Zoe Lira');
    const [saving, finish] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { beforeOperation } = cms.payload.collections.talents.config.hooks;
    beforeOperation.unshift(async ({ operation }) => {
      if (operation !== 'update') return;
      saving.resolve();
      await finish.promise;
    });
    const requests = [send(cms, 'PATCH', `/talents/${id}`, { heightCm: 170 }, editor)];
    await saving.promise;
    for (const { link, sheet } of people) {
      const body = { revision: sheet.revision, submission: `long-save-${link.id}`, isRight: true };
      requests.push(withLink(link, 'send', body));
    }
    // Both have been authenticated by then.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const guest = fetch(`${cms.url}/api/users/init`, { signal: AbortSignal.timeout(5000) });
    const status = await guest.then(
      (answer) => answer.status,
      () => 'none',
    );
    beforeOperation.shift();
    finish.resolve();
    expect(status).toBe(200);
    for (const answer of await Promise.all(requests)) expect(answer.status).toBe(200);
  });

  it('is sent once from two phones, and again only over what the other has sent', async () => {
    const { id, link, sheet } = await begin('Rosa Vega');
    const both = await Promise.all([
      sendForm(link, sheet, { heightCm: '171' }),
      sendForm(link, sheet, { heightCm: '172' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const again = await open(link);
    expect((await sendForm(link, again, { heightCm: '173' })).status).toBe(200);
    expect((await stored(id)).sent).toEqual({ heightCm: 173 });
  });

  it('stays in its language, though another phone reads the sheet in the other one', async () => {
    const { id } = await createPerson('Alba Neira', { biography: 'Nació en Lugo.' });
    const link = await askFor(id);
    const spanish = await open(link);
    await open(link, { language: 'en' });
    const late = await sendForm(link, spanish, { biography: 'Nació en Lugo y vive en Vigo.' });
    expect(late.status).toBe(409);
    const again = await open(link, { language: 'es' });
    expect((await sendForm(link, again, { biography: 'Vive en Vigo.' })).status).toBe(200);
    expect((await stored(id)).language).toBe('es');
  });

  it('keeps a new row at its place when the one before it is left', async () => {
    const { id, link, sheet } = await begin('Elsa Roca');
    const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
    const values = Object.fromEntries(ids.map((row) => [`cinema.${row}.title`, row[0]!]));
    const cinema = [...rowIds(sheet.html, 'cinema'), ...ids];
    expect((await sendForm(link, sheet, values, { cinema })).status).toBe(200);
    const { seen, changes } = await review(id);
    const take = changes.slice(1).map(({ path }) => path);
    expect((await decide(id, { take, seen, publish: true })).status).toBe(200);
    const titles = (await readTalent(id)).cinema?.map(({ title }) => title);
    expect(titles).toEqual(['Quien pise la sal', 'b', 'c']);
  });

  it.each(['revoked', 'deleted'])('is not stored when it is %s in between', async (end) => {
    const { id, link, sheet } = await begin('Iria Paz');
    const { id: update } = await stored(id);
    const reading = vi.spyOn(cms.payload, 'findByID').mockImplementationOnce(async (...args) => {
      const found = await cms.payload.findByID(...args);
      if (end === 'revoked')
        await send(cms, 'POST', '/profile-updates/revoke', { talent: id }, editor);
      else await cms.payload.delete({ collection: 'talents', id, trash: true });
      return found;
    });
    expect((await sendForm(link, sheet, { heightCm: '172' })).status).toBe(404);
    reading.mockRestore();
    const { docs } = await cms.payload.find({
      collection: 'profile-updates',
      where: { id: { equals: update } },
    });
    expect(docs.map(({ state, sent }) => [state, sent])).toEqual(
      end === 'revoked' ? [['revoked', null]] : [],
    );
  });

  it('follows the rules of the fields, and names the input', async () => {
    const { id, link, sheet } = await begin('Mar Sol');
    const added = 'c'.repeat(24);
    const response = await sendForm(
      link,
      sheet,
      {
        heightCm: '7',
        playingAgeFrom: 'NaN',
        website: 'javascript:alert(1)',
        [`videos.${added}.kind`]: 'showreel',
        [`videos.${added}.url`]: 'https://evil.example/',
        [`videos.${added}.title`]: '',
        [`skills.${added}.skill`]: 'hacking',
      },
      { videos: [added], skills: [added] },
    );
    expect(response.status).toBe(422);
    const { problems } = (await response.json()) as { problems: Record<string, string> };
    expect(Object.keys(problems).sort()).toEqual(
      [
        'heightCm',
        'playingAgeFrom',
        `skills.${added}.skill`,
        `videos.${added}.title`,
        `videos.${added}.url`,
        'website',
      ].sort(),
    );
    expect((await stored(id)).sent).toBeNull();
  });

  it('cannot contain what the page does not offer', async () => {
    const { id } = await createPerson('Pau Roig');
    const { id: otherId } = await createPerson('Otra Persona');
    const link = await askFor(id);
    const sheet = await open(link);
    const theirs = (await readTalent(otherId)).cinema![0]!.id!;
    const row = { id: 'd'.repeat(24) };
    const file = String(foreignPhoto);
    const attacks = [
      { name: 'Otra' },
      { birthDate: '2000-01-01' },
      { _status: 'draft' },
      { consentUntil: '2099-01-01' },
      { photo: file },
      { gallery: [{ ...row, picture: file }] },
      { updatedAt: '2099-01-01' },
      JSON.parse('{"__proto__":{"x":"z"}}') as object,
      { constructor: 'x' },
      { cinema: [{ id: '0', title: 'x' }] },
      { cinema: [{ ...row, cinema: [] }] },
      { cinema: [{ ...row, title: { equals: 'x' } }] },
      { cinema: [{ ...row, isListed: 'x' }] },
      { cinema: [row, row] },
      { cinema: ['x', null] },
      { cinema: 'x' },
      { videos: [{ ...row, file }] },
      { [PICTURES]: [{ id: 'x', picture: file }] },
      { [PICTURES]: [{ ...row, picture: file }] },
      { [PICTURES]: [{ id: String(photo), picture: file }] },
      { [PICTURES]: [{ id: String(photo), alt: 'x' }] },
      { curriculum: file },
      { heightCm: 170 },
      { heightCm: ['170'] },
      // Would remove all photographs.
      { [PICTURES]: 'x' },
      // On the sheets of directors only.
      { genres: 'drama' },
      {
        languages: Array.from({ length: 301 }, (_, n) => ({
          id: n.toString(16).padStart(24, '0'),
        })),
      },
      [],
      null,
      'x',
    ];
    for (const form of attacks) {
      const text = JSON.stringify(form).slice(0, 60);
      expect([text, (await sendRaw(link, sheet, form)).status]).toEqual([text, 400]);
    }
    // The id of another person's row becomes a new one.
    const stolen = { cinema: [{ id: theirs, title: 'Mía' }] };
    expect((await sendRaw(link, sheet, stolen)).status).toBe(200);
    await takeAll(id);
    expect((await readTalent(id)).cinema).toMatchObject([{ title: 'Mía' }]);
    expect((await readTalent(id)).cinema![0]!.id).not.toBe(theirs);
    expect((await readTalent(otherId)).cinema).toMatchObject([{ id: theirs }]);
    const { status } = await withLink(link, 'file', { id: foreignPhoto });
    expect(status).toBe(404);
    expect((await withLink(link, 'file', { id: photo })).status).toBe(200);
  });

  it('is shown as text, whatever it contains', async () => {
    const { id } = await createPerson('Gala Pons');
    const link = await askFor(id);
    const text = '"><script>alert(1)</script>\u202e</textarea>\u0000';
    await sendForm(link, await open(link), { biography: text, availability: text });
    const { html } = await open(link);
    expect(html).not.toContain('<script');
    expect(html.match(/<\/textarea>/g)).toHaveLength(1);
    const { seen } = await review(id);
    await decide(id, { take: [], seen, word: text });
    const { html: answered } = await open(link);
    expect(answered).toContain('«&quot;&gt;&lt;script&gt;');
    expect(answered).not.toContain('<script');
  });
});

describe('files of a person', () => {
  const uploadWith = (
    link: AskedPerson,
    kind: string,
    data: Buffer,
    name: string,
    type: string,
  ) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(data)], name, { type }));
    return fetch(`${cms.url}/api/profile-updates/mine/upload?kind=${kind}`, {
      method: 'POST',
      headers: { 'X-Profile-Token': tokenOf(link), 'Accept-Language': 'es' },
      body: form,
    });
  };

  it('are checked and rewritten as those of editors, and deleted with what was not taken', async () => {
    const { id } = await createPerson('Vera Montes');
    const link = await askFor(id);
    await cms.payload.db.deleteMany({ collection: 'publications', where: {} });
    const jpeg = await picture('#ff0000');
    const ids: number[] = [];
    for (const [name, data] of Object.entries({
      'una.heic': HEIC,
      'dos.jpg': jpeg,
      'sin-usar.jpg': jpeg,
    })) {
      const response = await uploadWith(link, 'picture', data, name, 'image/jpeg');
      expect(response.status).toBe(200);
      ids.push(((await response.json()) as { id: number }).id);
    }
    const refused = [
      await uploadWith(
        link,
        'picture',
        Buffer.from('<svg onload="alert(1)"/>'),
        'a.svg',
        'image/svg+xml',
      ),
      await uploadWith(link, 'picture', Buffer.from('%PDF-1.4 x'), 'a.pdf', 'application/pdf'),
      await uploadWith(link, 'picture', Buffer.from('MZ'), 'a.jpg', 'image/jpeg'),
      await uploadWith(link, 'pdf', jpeg, 'a.pdf', 'application/pdf'),
      await uploadWith(link, 'video', jpeg, 'a.mp4', 'video/mp4'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    const sheet = await open(link);
    const rows = rowIds(sheet.html, PICTURES);
    const [first, second] = ['e'.repeat(24), 'f'.repeat(24)];
    const sent = await sendForm(
      link,
      sheet,
      {
        [`${PICTURES}.${first}.picture`]: String(ids[0]),
        [`${PICTURES}.${second}.picture`]: String(ids[1]),
      },
      { [PICTURES]: [...rows, first!, second!] },
    );
    expect(sent.status).toBe(200);
    expect(await countPublications()).toBe(0);
    const { seen, changes } = await review(id);
    expect(changes).toHaveLength(2);
    const answer = await decide(id, { take: [changes[0]!.path], seen, publish: true });
    expect(answer.status).toBe(200);
    expect((await readTalent(id)).gallery?.map(({ picture: one }) => one)).toEqual([ids[0]]);
    const { docs } = await cms.payload.find({
      collection: 'media',
      where: { id: { in: ids } },
      trash: true,
    });
    expect(docs.map((one) => [one.id, one.mimeType])).toEqual([[ids[0], 'image/jpeg']]);
  });

  it.each([
    ['left', false],
    ['taken', true],
  ])('change places as one question: none is lost or doubled when it is %s', async (_, isTaken) => {
    const other = (await upload(cms, 'b.jpg', 'image/jpeg', await picture('#123456'))).id;
    const { id, link, sheet } = await begin('Elia Bau', { gallery: [{ picture: other }] });
    const [main, second] = rowIds(sheet.html, PICTURES);
    // The second becomes the main one.
    expect((await sendForm(link, sheet, {}, { [PICTURES]: [second!, main!] })).status).toBe(200);
    const { seen, changes } = await review(id);
    const path = `${PICTURES}.order`;
    expect(changes).toMatchObject([{ path, isChangedMeanwhile: false }]);
    const [before, after] = [changes[0]!.before, changes[0]!.after];
    expect(before).toHaveLength(2);
    expect(after).toEqual([before[1], before[0]]);
    const take = isTaken ? [path] : [];
    expect((await decide(id, { take, seen, publish: true })).status).toBe(200);
    const { photo: first, gallery } = await readTalent(id);
    expect([first, ...(gallery ?? []).map((row) => row.picture)]).toEqual(
      isTaken ? [other, photo] : [photo, other],
    );
  });

  it('are merged as one list with what a colleague has changed meanwhile', async () => {
    const [b, c, d] = await Promise.all(
      ['b', 'c', 'd'].map(async (name) => {
        const data = await picture('#123456');
        return (await upload(cms, `${name}.jpg`, 'image/jpeg', data)).id;
      }),
    );
    const { id, link, sheet } = await begin('Nil Roca', {
      gallery: [{ picture: b }, { picture: c }],
    });
    const [first, second, third] = rowIds(sheet.html, PICTURES);
    const rows = { [PICTURES]: [second!, first!, third!] };
    expect((await sendForm(link, sheet, {}, rows)).status).toBe(200);
    const gallery = [photo, b, d].map((one) => ({ picture: one }));
    const theirs = { photo: c, gallery, _status: 'published' };
    expect((await send(cms, 'PATCH', `/talents/${id}`, theirs, editor)).status).toBe(200);
    const path = `${PICTURES}.order`;
    expect(await takeAll(id)).toMatchObject([{ path, isChangedMeanwhile: true }]);
    const after = await readTalent(id);
    const shown = [after.photo, ...(after.gallery ?? []).map(({ picture: one }) => one)];
    // The new one of the colleague stays behind the one that it followed.
    expect(shown).toEqual([b, d, photo, c]);
  });

  it('are shown as one list, also those that an earlier version has stored', async () => {
    const other = (await upload(cms, 'b.jpg', 'image/jpeg', await picture('#654321'))).id;
    const { id } = await createPerson('Ona Vila', { gallery: [] });
    const link = await askFor(id);
    await sendForm(link, await open(link), { heightCm: '170' });
    const { id: updateId, sent } = await stored(id);
    const base = { photo, gallery: [], heightCm: 168 };
    const gallery = [{ id: 'a'.repeat(24), picture: other }];
    await change(updateId, { base, sent: { ...sent, gallery } });
    const taken = (await takeAll(id)).map(({ path }) => path);
    expect(taken).toEqual(['heightCm', `${PICTURES}.${other}`]);
    expect((await readTalent(id)).gallery?.map((row) => row.picture)).toEqual([other]);
  });

  it('stay when an editor has used them in the record meanwhile', async () => {
    const { id } = await createPerson('Olga Mas');
    const link = await askFor(id);
    const data = await picture('#0000ff');
    const response = await uploadWith(link, 'picture', data, 'a.jpg', 'image/jpeg');
    const file = ((await response.json()) as { id: number }).id;
    const sheet = await open(link);
    const row = 'a'.repeat(24);
    const rows = { [PICTURES]: [...rowIds(sheet.html, PICTURES), row] };
    await sendForm(link, sheet, { [`${PICTURES}.${row}.picture`]: String(file) }, rows);
    const used = { photo: file, _status: 'published' };
    expect((await send(cms, 'PATCH', `/talents/${id}`, used, editor)).status).toBe(200);
    const { seen } = await review(id);
    expect((await decide(id, { take: [], seen })).status).toBe(200);
    const kept = await cms.payload.findByID({ collection: 'media', id: file, disableErrors: true });
    expect(kept).toMatchObject({ id: file });
  });

  it('have an alternative text each, with the next number that is free', async () => {
    const { id } = await createPerson('Luis Cano');
    const link = await askFor(id);
    const jpeg = await picture('#0000ff');
    await cms.payload.create({
      ...({ collection: 'media', locale: 'es', data: { alt: 'Foto 2 de Luis Cano' } } as const),
      file: { data: jpeg, mimetype: 'image/jpeg', name: 'luis.jpg', size: jpeg.length },
    });
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      expect((await uploadWith(link, 'picture', jpeg, name, 'image/jpeg')).status).toBe(200);
    }
    const find = async (locale: 'es' | 'en', start: string) => {
      const { docs } = await cms.payload.find({
        ...({ collection: 'media', locale, fallbackLocale: false, sort: 'id' } as const),
        where: { alt: { contains: start } },
      });
      return docs.map(({ alt }) => alt);
    };
    expect((await find('es', 'Luis Cano')).sort()).toEqual([
      'Foto 2 de Luis Cano',
      'Foto 3 de Luis Cano',
      'Foto 4 de Luis Cano',
      'Retrato de Luis Cano',
    ]);
    expect(await find('en', 'Photograph 4 of Luis Cano')).toHaveLength(1);
  });

  it('are twenty at most', async () => {
    const { id } = await createPerson('Mil Fotos');
    const link = await askFor(id);
    await open(link);
    const { id: updateId } = await stored(id);
    const files = Array.from({ length: 19 }, (_, n) => ({ id: -n, kind: 'picture', bytes: 1 }));
    await change(updateId, { files });
    const jpeg = await picture('#00ff00');
    const both = await Promise.all(
      ['a.jpg', 'b.jpg'].map((name) => uploadWith(link, 'picture', jpeg, name, 'image/jpeg')),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 413]);
    const huge = [{ id: -1, kind: 'picture', bytes: 300_000_000 }];
    await change(updateId, { files: huge });
    const third = await uploadWith(link, 'picture', jpeg, 'c.jpg', 'image/jpeg');
    expect(third.status).toBe(413);
  });
});

describe('e-mails', () => {
  const mails: { to: string; subject: string; html: string }[] = [];
  let isBroken = false;

  beforeAll(() => {
    // In place of the adapter, whose package is installed with the admin only.
    cms.payload.email = {
      name: 'nodemailer',
      defaultFromAddress: 'cms@agencia.example',
      defaultFromName: 'CMS',
      sendEmail: (mail) => {
        if (isBroken) return Promise.reject(new Error(`no server for ${String(mail.to)}`));
        return Promise.resolve(mails.push(mail as never));
      },
    };
  });

  it('bring the link in the language of the person, with the words of the agency', async () => {
    const { id } = await createPerson('Daniel Okafor', {
      contactEmail: 'daniel@example.com',
      contactLanguage: 'en',
    });
    const asked = await askFor(id, { words: 'See you <b>soon</b>' });
    expect(asked.mail).toBe('sent');
    const { to, subject, html } = mails.at(-1)!;
    expect([to, subject]).toEqual(['daniel@example.com', 'Your profile at Foco']);
    expect(html).toContain(`href="${asked.link}"`);
    expect(html).toContain('See you &lt;b&gt;soon&lt;/b&gt;');
    const sheet = await open(asked);
    expect([sheet.language, sheet.html.includes('Hello, Daniel')]).toEqual(['en', true]);
    await sendForm(asked, sheet, { biography: 'Born in Leeds' });
    const { seen, changes } = await review(id);
    const take = changes.map(({ path: one }) => one);
    const answer = await decide(id, { take, seen, word: 'Lovely', publish: true });
    expect(await answer.json()).toEqual({ taken: 1, told: 'sent' });
    expect(mails.at(-1)).toMatchObject({ subject: 'We have seen the changes to your profile' });
    expect(mails.at(-1)!.html).toContain('Lovely');
    const english = { collection: 'talents', id, locale: 'en', depth: 0 } as const;
    expect((await cms.payload.findByID(english)).biography).toBe('Born in Leeds');
    expect((await readTalent(id)).biography).toBeFalsy();
  });

  it('about a minor go to the guardian only', async () => {
    const minor = {
      birthDate: `${new Date().getFullYear() - 10}-01-01`,
      consentUntil: '2099-01-01',
      contactEmail: 'leo@example.com',
    };
    const { id } = await createPerson('Leo Paz', minor);
    const count = mails.length;
    expect(await askFor(id)).toMatchObject({ mail: 'noAddress', isMinor: true });
    expect(mails).toHaveLength(count);
    const data = { guardianEmail: 'madre@example.com', _status: 'published' } as never;
    await cms.payload.update({ collection: 'talents', id, data });
    expect((await askFor(id)).mail).toBe('sent');
    expect(mails.at(-1)!.to).toBe('madre@example.com');
  });

  it('that fail leave the link for copying, and neither it nor the address in the log', async () => {
    const { id } = await createPerson('Eva Luz', { contactEmail: 'eva@example.com' });
    const lines: string[] = [];
    const { error } = cms.payload.logger;
    cms.payload.logger.error = (line: unknown) => void lines.push(JSON.stringify(line));
    isBroken = true;
    const asked = await askFor(id);
    isBroken = false;
    cms.payload.logger.error = error;
    expect(asked.mail).toBe('failed');
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/eva@|#/);
    expect(lines.join()).not.toContain(tokenOf(asked));
    expect((await withLink(asked, 'sheet')).status).toBe(200);
  });
});

describe('consent and personal data', () => {
  it('proposes the day of the consent, with its words', async () => {
    const { id } = await createPerson('Nora Gil');
    const link = await askFor(id, { asksConsent: true });
    const sheet = await open(link);
    expect(sheet.html).toContain('name="consentUntil"');
    const past = await sendForm(link, sheet, {}, {}, { consent: '2020-01-01' });
    expect(past.status).toBe(422);
    const dayless = await sendForm(link, sheet, {}, {}, { consent: '' });
    expect([dayless.status, await dayless.json()]).toMatchObject([
      422,
      { problems: { consentUntil: 'Hace falta: escríbelo' } },
    ]);
    const sent = await sendForm(link, sheet, {}, {}, { consent: '2099-06-30' });
    expect(await sent.json()).toEqual({ state: 'sent' });
    expect((await readTalent(id)).consentUntil).toBeFalsy();
    expect((await stored(id)).consent).toMatchObject({ until: '2099-06-30', version: 1 });
    expect(await takeAll(id)).toMatchObject([
      { path: 'consent', after: [{ text: '30 jun 2099' }] },
    ]);
    expect((await readTalent(id)).consentUntil?.slice(0, 10)).toBe('2099-06-30');
    expect((await stored(id)).consent).toMatchObject({ words: expect.any(String) as string });
  });

  it('exports and erases what was sent, and deletes it with the record and after a year', async () => {
    const { id } = await createPerson('Julia Sanz');
    const link = await askFor(id);
    await sendForm(link, await open(link), { availability: 'Me voy a Lisboa' });
    const where = { talent: { equals: id } };
    const count = async () =>
      (await cms.payload.count({ collection: 'profile-updates', where })).totalDocs;
    const exported = await send(cms, 'GET', `/talents/${id}/personal-data`, undefined, editor);
    const { unzipSync } = await import('fflate');
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    const data = Buffer.from(files['datos.json']!).toString();
    expect(data).toContain('Me voy a Lisboa');
    expect(data).not.toContain('tokenHash');
    const admin = await signIn(cms, 'admin@agencia.example');
    expect((await send(cms, 'POST', `/talents/${id}/erasure`, {}, admin)).status).toBe(200);
    expect(await count()).toBe(0);

    const { id: second } = await createPerson('Julia Otra');
    await askFor(second);
    const { id: updateId } = await stored(second);
    await cms.payload.delete({ collection: 'talents', id: second, trash: true });
    const ofSecond = { id: { equals: updateId } };
    expect(
      (await cms.payload.count({ collection: 'profile-updates', where: ofSecond })).totalDocs,
    ).toBe(0);

    const { id: third } = await createPerson('Julia Más');
    await askFor(third);
    const createdAt = new Date(Date.now() - 366 * DAY_MS).toISOString();
    const old = await stored(third);
    await change(old.id, { createdAt });
    const task = cms.payload.config.jobs.tasks!.find(({ slug }) => slug === 'purgeProfileUpdates')!;
    await (task.handler as (args: object) => Promise<unknown>)({ req: { payload: cms.payload } });
    expect(await stored(third)).toBeUndefined();
  });
});

describe('the page', () => {
  it('is the same for everybody, and neither indexed, cached, framed nor followed', async () => {
    const response = await fetch(`${cms.url}/api/profile-updates/page`);
    expect(response.status).toBe(200);
    const html = await response.text();
    const header = (name: string) => response.headers.get(name);
    expect(header('content-security-policy')).toMatch(
      /default-src 'none'.*script-src 'sha256-.*frame-ancestors 'none'/,
    );
    expect(header('cache-control')).toBe('no-store');
    // Next removes the header, and a browser would show the compressed bytes.
    expect(header('content-encoding')).toBeNull();
    expect(header('referrer-policy')).toBe('no-referrer');
    expect(header('x-robots-tag')).toContain('noindex');
    expect(html).not.toContain('http:');
    expect(html).not.toContain('interface Draft');
    expect(Buffer.byteLength(html)).toBeLessThan(40_000);
  });

  it.each([
    ['/ficha', '/api/profile-updates/page'],
    ['/ficha/', '/api/profile-updates/page'],
    // Messengers add parameters to links.
    ['/ficha?fbclid=x', '/api/profile-updates/page'],
    ['/fichas', '/fichas'],
    ['/admin?at=/ficha', '/admin?at=/ficha'],
  ])('is at /ficha: %s is %s', (address, resolved) => {
    expect(resolveSheetAddress(address)).toBe(resolved);
  });

  it('answers HEAD, as messengers ask for their previews, where it answers GET', async () => {
    const head = (path: string) => fetch(`${cms.url}/api${path}`, { method: 'HEAD' });
    const page = await head('/profile-updates/page');
    expect([page.status, await page.text()]).toEqual([200, '']);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    for (const path of ['/profile-updates/mine/sheet', '/profile-updates', '/talents']) {
      expect([path, (await head(path)).status]).toEqual([path, 401]);
    }
  });
});
