import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readDashboard } from '../../cms/features/dashboard/dashboardData.ts';
import { checkLimit } from '../../cms/features/profileUpdates/sheetChecks.ts';
import { findListedPeople } from '../../cms/features/order/positions.ts';
import { send, useSession } from './support/accounts.ts';
import { takeRequested } from './support/publications.ts';
import { authorisedBy, publish, READER_KEY, useTestCms } from './support/testCms.ts';

// Nothing listens there: the test reads the queue.
const cms = useTestCms({ BUILD_HOOK_URL: 'http://127.0.0.1:9/hook' });
const editor = useSession(cms, 'editor@agencia.example');

/** Values in lists and in one language, which must survive. */
const SHEET = {
  homeBase: ['Lugo'],
  citizenships: ['ES', 'PT'],
  cinema: [{ title: 'Cota 900', role: 'Eva' }],
};
const ANY = { id: { exists: true } } as const;

beforeAll(async () => {
  await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Foco' } });
});
afterEach(async () => {
  await cms.payload.delete({ collection: 'talents', where: ANY });
  await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: ANY });
});

const saveDraft = (id: number | string, data: object) =>
  cms.payload.update({
    collection: 'talents',
    id,
    draft: true,
    data: { ...data, _status: 'draft' } as never,
  });

const createDraft = (name: string) =>
  cms.payload.create({
    collection: 'talents',
    draft: true,
    data: { name, _status: 'draft' } as never,
  });

describe('the dashboard', () => {
  it('knows which drafts wait, and which of them visitors see in an earlier version', async () => {
    const { id } = await publish(cms, 'Ana');
    await publish(cms, 'Berta');
    await saveDraft(id, { heightCm: 170 });
    await createDraft('Carla');
    const { drafts, total } = (await readDashboard(cms.payload)).waiting;
    expect(drafts.map(({ title, isOnline }) => [title, isOnline])).toEqual([
      ['Carla', false],
      ['Ana', true],
    ]);
    expect(total).toBe(2);
    expect((await readDashboard(cms.payload, { rows: 1 })).waiting.total).toBe(2);
  });

  it('knows which proposals are drafts, and who has answered one', async () => {
    const { id: talent } = await publish(cms, 'Ana');
    const created = await cms.payload.create({
      collection: 'proposals',
      draft: true,
      data: { project: 'Salitre', people: [{ talent }], _status: 'draft' } as never,
    });
    const { drafts, total } = (await readDashboard(cms.payload)).waiting;
    expect(drafts).toMatchObject([{ kind: 'proposals', title: 'Salitre', isOnline: false }]);
    expect(total).toBe(1);

    const answer = (submission: string, name: string, createdAt = new Date()) =>
      cms.payload.db.create({
        collection: 'proposal-answers',
        data: { proposal: created.id, submission, name, createdAt: createdAt.toISOString() },
      });
    await answer('1', 'Laura Prado');
    await answer('2', 'Demasiado antigua', new Date('2020-01-01'));
    expect((await readDashboard(cms.payload)).answered).toMatchObject({
      answers: [{ proposalId: created.id, project: 'Salitre', name: 'Laura Prado' }],
      total: 1,
    });
    await cms.payload.delete({ collection: 'proposals', where: ANY });
    const { answered } = await readDashboard(cms.payload);
    expect(answered).toEqual({ answers: [], total: 0 });
  });

  it('knows who was edited last, drafts too', async () => {
    const { id } = await publish(cms, 'Ana');
    await publish(cms, 'Berta');
    await saveDraft(id, { name: 'Ana María' });
    const { people } = await readDashboard(cms.payload);
    expect(people.map(({ name }) => name)).toEqual(['Ana María', 'Berta']);
  });

  it('shows a person once whose record has two latest versions', async () => {
    const { id } = await publish(cms, 'Ana');
    await saveDraft(id, { heightCm: 170 });
    const { docs } = await cms.payload.db.findVersions({
      collection: 'talents',
      where: { parent: { equals: id } },
    });
    expect(docs.length).toBeGreaterThan(1);
    // What a save that failed half-way could leave under an earlier version.
    for (const { id: version } of docs) {
      await cms.payload.db.updateVersion({
        collection: 'talents',
        id: version,
        versionData: { latest: true, version: { _status: 'draft' } } as never,
      });
    }
    const { people, waiting } = await readDashboard(cms.payload);
    expect(people).toHaveLength(1);
    expect(waiting.drafts).toHaveLength(1);
  });

  it.each([
    ['2026-08-31T12:00:00Z', '2026-03-01'],
    ['2026-11-22T12:00:00Z', '2026-05-23'],
    // Already the next day in Madrid.
    ['2026-06-30T23:30:00Z', '2025-12-30'],
  ])('asks to check sheets of six months before %s: %s', (now, limit) => {
    expect(checkLimit(new Date(now))).toBe(limit);
  });

  it('asks to check published sheets that never were, then the oldest, and no new one', async () => {
    const now = new Date('2026-11-28T12:00:00Z');
    const create = (name: string, createdAt: string, checkedOn?: string, more: object = {}) =>
      publish(cms, name, { createdAt, checkedOn, ...more });
    await create('Vieja', '2020-01-01T10:00:00.000Z', '2026-02-01');
    await create('Más vieja', '2020-01-01T10:00:00.000Z', '2024-02-29');
    await create('Nunca', '2026-01-10T10:00:00.000Z');
    await create('De hoy', '2026-11-28T10:00:00.000Z');
    await create('De junio', '2026-06-20T10:00:00.000Z');
    await create('Revisada', '2020-01-01T10:00:00.000Z', '2026-10-01');
    await create('Borrador', '2020-01-01T10:00:00.000Z', undefined, { _status: 'draft' });
    const names = async (rows: number) => {
      const { docs, totalDocs } = (await readDashboard(cms.payload, { rows, now })).unchecked;
      return [docs.map(({ name }) => name), totalDocs];
    };
    expect(await names(10)).toEqual([['Nunca', 'Más vieja', 'Vieja'], 3]);
    expect(await names(2)).toEqual([['Nunca', 'Más vieja'], 3]);
  });

  it('knows what is scheduled, the next first', async () => {
    const { id } = await publish(cms, 'Ana');
    const schedule = (type: string, waitUntil: Date) =>
      cms.payload.jobs.queue({
        task: 'schedulePublish',
        waitUntil,
        input: { type, doc: { relationTo: 'talents', value: String(id) } } as never,
      });
    await schedule('unpublish', new Date('2099-02-01'));
    await schedule('publish', new Date('2099-01-01'));
    const { scheduled } = await readDashboard(cms.payload);
    expect(scheduled).toMatchObject([
      { title: 'Ana', isPublication: true, at: '2099-01-01T00:00:00.000Z' },
      { title: 'Ana', isPublication: false },
    ]);
  });

  it('counts the published texts without English', async () => {
    const ana = await publish(cms, 'Ana', { homeBase: ['Sevilla'], availability: 'Desde mayo' });
    const { id } = await publish(cms, 'Berta', { homeBase: ['Bilbao'] });
    await cms.payload.update({
      collection: 'talents',
      id,
      locale: 'en',
      data: { homeBase: ['Bilbao'] },
    });
    const { records, textCount } = (await readDashboard(cms.payload)).untranslated;
    expect(records).toMatchObject([{ title: 'Ana', count: 2 }]);
    expect(textCount).toBe(2);
    await cms.payload.update({
      collection: 'talents',
      id: ana.id,
      locale: 'en',
      data: { homeBase: ['Seville'] },
    });
    await cms.payload.update({ collection: 'talents', id, data: { _status: 'draft' } });
    const after = (await readDashboard(cms.payload)).untranslated;
    expect(after.records).toMatchObject([{ title: 'Ana', count: 1 }]);
  });
});

describe('the order of a list', () => {
  const order = (body: object, headers = editor) =>
    send(cms, 'POST', '/talents/order', body, headers);
  const positions = async (draft: boolean) => {
    const { docs } = await cms.payload.find({ collection: 'talents', sort: 'name', draft });
    return docs.map(({ position }) => position ?? null);
  };

  it('is stored once, for drafts too, with one publication and no new version', async () => {
    const ids: number[] = [];
    for (const name of ['Ana', 'Bea', 'Cira'])
      ids.push((await publish(cms, name, SHEET)).id as number);
    const [ana, bea, cira] = ids;
    await saveDraft(cira!, { heightCm: 181 });
    await takeRequested(cms);
    const { totalDocs: before } = await cms.payload.countVersions({ collection: 'talents' });

    const response = await order({ list: 'actresses', ids: [cira, bea, ana], from: ids });
    // Ana needs no number: she follows, sorted by family name.
    expect(await response.json()).toEqual({ changed: 2 });
    const { totalDocs: after } = await cms.payload.countVersions({ collection: 'talents' });
    expect(after).toBe(before);
    const people = await findListedPeople(cms.payload, 'actresses');
    expect(people.map(({ name }) => name)).toEqual(['Cira', 'Bea', 'Ana']);
    expect(await positions(true)).toEqual(await positions(false));
    const draft = await cms.payload.findByID({ collection: 'talents', id: cira!, draft: true });
    expect(draft).toMatchObject({ ...SHEET, heightCm: 181, _status: 'draft' });
    const row = await cms.payload.findByID({ collection: 'talents', id: cira!, locale: 'es' });
    expect(row).toMatchObject({ ...SHEET, sections: ['actress'], _status: 'published' });
    expect(await takeRequested(cms)).toMatchObject([
      { changes: [{ kind: 'talents', title: 'Orden de una lista' }] },
    ]);
  });

  it('is not stored over an order that somebody else has stored in the meantime', async () => {
    const ids: number[] = [];
    for (const name of ['Ana', 'Bea', 'Cira']) ids.push((await publish(cms, name)).id as number);
    const [ana, bea, cira] = ids;
    const reorder = (to: unknown[], from: unknown[]) => order({ list: 'actresses', ids: to, from });
    expect((await reorder([bea, ana, cira], ids)).status).toBe(200);
    const refused = await reorder([cira, ana, bea], ids);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toEqual({ ids: [bea, ana, cira], who: 'editor' });
    expect((await reorder([cira, ana, bea], [bea, ana, cira])).status).toBe(200);
    const people = await findListedPeople(cms.payload, 'actresses');
    expect(people.map(({ name }) => name)).toEqual(['Cira', 'Ana', 'Bea']);
  });

  it('keeps the place of somebody who came after the page was loaded', async () => {
    const ids: number[] = [];
    for (const name of ['Ana', 'Cira']) ids.push((await publish(cms, name)).id as number);
    await publish(cms, 'Bea');
    const body = { list: 'actresses', ids: [...ids].reverse(), from: ids };
    expect((await order(body)).status).toBe(200);
    const people = await findListedPeople(cms.payload, 'actresses');
    expect(people.map(({ name }) => name)).toEqual(['Cira', 'Ana', 'Bea']);
  });

  it('stays when a form that was opened before is saved', async () => {
    const ids: number[] = [];
    for (const name of ['Ana', 'Bea']) ids.push((await publish(cms, name)).id as number);
    const loaded = await cms.payload.findByID({
      collection: 'talents',
      id: ids[1]!,
      depth: 0,
      draft: true,
      locale: 'es',
    });
    await order({ list: 'actresses', ids: [...ids].reverse(), from: ids });
    const data = { ...loaded, heightCm: 166, _revision: { loaded } };
    const path = `/talents/${ids[1]}?locale=es`;
    expect((await send(cms, 'PATCH', path, data, editor)).status).toBe(200);
    const people = await findListedPeople(cms.payload, 'actresses');
    expect(people.map(({ name }) => name)).toEqual(['Bea', 'Ana']);
  });

  it('is refused for an unknown list, for keys and without a session', async () => {
    const { id } = await publish(cms, 'Ana');
    await createDraft('Bea');
    const body = { list: 'actresses', ids: [id], from: [id] };
    expect((await order({ ...body, list: 'nobody' })).status).toBe(400);
    expect((await order({ ...body, from: undefined })).status).toBe(400);
    expect((await order(body)).status).toBe(200);
    expect((await order(body, authorisedBy(READER_KEY))).status).toBe(403);
    expect((await order(body, {})).status).toBe(401);
  });
});
