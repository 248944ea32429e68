import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { stored } from '../../cms/stored/stored.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { publish, useTestCms } from './support/testCms.ts';

const cms = useTestCms();

beforeAll(() => fillEmptyAgency(cms));

const FILMS = [{ title: 'La marea', year: 2024 }];
const outside = () => ({ payload: cms.payload });

/** Creates a published talent with a text in both languages, and a draft beside it. */
async function createPerson(name: string): Promise<number> {
  const { payload } = cms;
  const { id } = await publish(cms, name, { biography: 'Hola', heightCm: 170, cinema: FILMS });
  const update = { collection: 'talents', id, draft: false } as const;
  await payload.update({ ...update, locale: 'en', data: { biography: 'Hello' } });
  const data = { heightCm: 180, _status: 'draft' } as const;
  await payload.update({ ...update, draft: true, locale: 'es', data });
  return id;
}

const latestOf = async (id: number) => {
  const where = { and: [{ parent: { equals: id } }, stored.LATEST] };
  const found = await stored.versions(outside(), 'talents', { where });
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('what is stored is read', () => {
  it('as the public row in all languages, whatever draft is beside it', async () => {
    const id = await createPerson('Ana Sol');
    const values = { biography: { es: 'Hola', en: 'Hello' }, cinema: FILMS };
    const row = { id, ...values, heightCm: 170 };
    expect(await stored.get(outside(), 'talents', id)).toMatchObject(row);
    const where = { name: { equals: 'Ana Sol' } };
    expect(await stored.find(outside(), 'talents', { where })).toMatchObject([row]);
    const { version } = await latestOf(id);
    expect(version).toMatchObject({ ...values, heightCm: 180, _status: 'draft' });
  });

  it('by a text in any language, sorted, with a limit, and as few fields as are asked for', async () => {
    const where = { biography: { equals: 'Hello' } };
    const [first, second] = [await createPerson('Berta Sol'), await createPerson('Celia Sol')];
    const query = { where, sort: '-name', limit: 2, select: { heightCm: true } } as const;
    const found = await stored.find(outside(), 'talents', query);
    expect(found.map(({ id, heightCm, name }) => [id, heightCm, name])).toEqual([
      [second, 170, undefined],
      [first, 170, undefined],
    ]);
  });

  it('as undefined where nothing is', async () => {
    expect(await stored.get(outside(), 'talents', 999_999)).toBeUndefined();
    expect(
      await stored.versions(outside(), 'talents', { where: { parent: { equals: 0 } } }),
    ).toEqual([]);
  });

  it('also in the trash, of globals, and past access rules', async () => {
    const id = await createPerson('Dora Sol');
    const data = { deletedAt: new Date().toISOString() };
    await cms.payload.update({ collection: 'talents', id, data });
    expect(await stored.get(outside(), 'talents', id)).toMatchObject({ name: 'Dora Sol' });
    expect(await stored.get(outside(), 'home')).toMatchObject({ _status: 'published' });
    await cms.payload.updateGlobal({ slug: 'home', draft: true, data: { _status: 'draft' } });
    const [latest] = await stored.versions(outside(), 'home', { where: stored.LATEST });
    expect(latest).toMatchObject({ version: { _status: 'draft' } });
    expect(latest).not.toHaveProperty('parent');
  });
});

describe('what is stored is written', () => {
  it('to the public row and the draft beside it, with every other value and language', async () => {
    const id = await createPerson('Elsa Sol');
    const before = { row: await stored.get(outside(), 'talents', id), draft: await latestOf(id) };
    const log = await stored.find(outside(), 'audit-log');
    const { totalDocs: versions } = await cms.payload.countVersions({ collection: 'talents' });
    await stored.change(outside(), { kind: 'talents', id }, (_, isVersion) => {
      return { position: isVersion ? 8 : 7 };
    });
    const after = { row: await stored.get(outside(), 'talents', id), draft: await latestOf(id) };
    const updatedAt = expect.any(String) as string;
    expect(after.row).toEqual({ ...before.row, position: 7, updatedAt });
    expect(after.row?.updatedAt).not.toBe(before.row?.updatedAt);
    const draft = { ...before.draft.version, position: 8, updatedAt };
    expect(after.draft).toMatchObject({ id: before.draft.id, version: draft });
    // Neither a version nor an entry in the log: no hook has run.
    expect((await cms.payload.countVersions({ collection: 'talents' })).totalDocs).toBe(versions);
    expect(await stored.find(outside(), 'audit-log')).toEqual(log);
  });

  it('to a global and its draft', async () => {
    const { payload } = cms;
    await payload.updateGlobal({ slug: 'home', data: { _status: 'published' } });
    await payload.updateGlobal({ slug: 'home', draft: true, data: { _status: 'draft' } });
    const changed = { searchTitle: { es: 'Título', en: 'Title' } };
    await stored.change(outside(), { kind: 'home' }, () => changed);
    expect(await stored.get(outside(), 'home')).toMatchObject(changed);
    const isLatest = { where: stored.LATEST };
    const [latest] = await stored.versions(outside(), 'home', isLatest);
    expect(latest?.version).toMatchObject({ ...changed, _status: 'draft' });
    await stored.create(outside(), 'home', { ...latest!.version, searchTitle: { es: 'Otro' } });
    const found = await stored.versions(outside(), 'home', isLatest);
    expect(found).toMatchObject([{ version: { searchTitle: { es: 'Otro' }, _status: 'draft' } }]);
    expect(await stored.get(outside(), 'home')).toMatchObject(changed);
  });

  it('only if the transaction of its request is committed', async () => {
    const id = await createPerson('Fina Sol');
    const write = async (end: typeof commitTransaction, heightCm: number) => {
      const req = await createLocalReq({}, cms.payload);
      await initTransaction(req);
      const row = (await stored.get(req, 'talents', id))!;
      await stored.write(req, { kind: 'talents', id }, { ...row, heightCm });
      expect(await stored.get(req, 'talents', id)).toMatchObject({ heightCm });
      expect(await stored.get(outside(), 'talents', id)).toMatchObject({ heightCm: 170 });
      await end(req);
    };
    await write(killTransaction, 190);
    expect(await stored.get(outside(), 'talents', id)).toMatchObject({ heightCm: 170 });
    await write(commitTransaction, 191);
    expect(await stored.get(outside(), 'talents', id)).toMatchObject({ heightCm: 191 });
  });

  it('and deleted with every version', async () => {
    const id = await createPerson('Gema Sol');
    const other = await createPerson('Hilda Sol');
    await stored.delete(outside(), 'talents', { id: { equals: id } });
    expect(await stored.get(outside(), 'talents', id)).toBeUndefined();
    const left = await stored.versions<{ name: string }>(outside(), 'talents');
    expect(left.map(({ version }) => version.name)).not.toContain('Gema Sol');
    expect(await latestOf(other)).toBeDefined();
    await stored.delete(outside(), 'talents', { id: { equals: 999_999 } });
  });

  it('as new rows with their times', async () => {
    const data = { action: 'export', kind: 'talents', who: 'ana@agencia.example', fields: [] };
    await stored.create(outside(), 'audit-log', data);
    const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
    const found = await stored.find(outside(), 'audit-log', {
      where: { action: { equals: 'export' } },
    });
    expect(found).toMatchObject([{ ...data, createdAt: time, updatedAt: time }]);
  });
});
