import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TaskHandler } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send, signIn, useSession } from './support/accounts.ts';
import { startFakeBuildHook } from './support/fakeBuildHook.ts';
import { createPicture, fillEmptyAgency, upload } from './support/fixtureAgency.ts';
import { takeRequested } from './support/publications.ts';
import { READER_KEY, publish, query, useTestCms } from './support/testCms.ts';

const hook = await startFakeBuildHook();
afterAll(() => hook.close());
const cms = useTestCms({ BUILD_HOOK_URL: hook.url });
const asEditor = useSession(cms, 'editor@agencia.example');

beforeAll(() => fillEmptyAgency(cms));

const takePublications = async (): Promise<number> => (await takeRequested(cms)).length;

type Id = number | string;
type Answer = { doc?: Record<string, unknown>; errors?: { message: string }[] };
const patch = async (record: string, data: object): Promise<Answer> =>
  (await send(cms, 'PATCH', `/${record}`, data, asEditor)).json() as Promise<Answer>;

/** What the admin's buttons send. */
const trash = (collection: string, id: Id) =>
  patch(`${collection}/${id}`, { deletedAt: new Date().toISOString() });
const recover = (collection: string, id: Id) =>
  patch(`${collection}/${id}?trash=true`, { deletedAt: null, _status: 'draft' });

const find = (id: Id, draft = false) =>
  cms.payload.findByID({ collection: 'talents', id, draft, trash: true, locale: 'es', depth: 0 });
const edit = (id: Id, data: object, draft = false) =>
  cms.payload.update({ collection: 'talents', id, locale: 'es', draft, data: data as never });

describe('a talent in the trash', () => {
  it('is invisible to builds at once, and comes back as it was, with its draft', async () => {
    const { id } = await publish(cms, 'Ana Gil', { heightCm: 170 });
    await edit(id, { heightCm: 171, _status: 'draft' }, true);
    const before = await find(id);
    await takePublications();

    expect((await trash('talents', id)).errors).toBeUndefined();
    expect(await takePublications()).toBe(1);
    for (const args of ['', '(trash: true)', '(draft: true, trash: true)']) {
      const { data } = await query(cms, `{ Talents${args} { totalDocs } }`, READER_KEY);
      expect(data.Talents?.totalDocs).toBe(0);
    }
    const versions = '{ versionsTalents(trash: true) { totalDocs } }';
    expect((await query(cms, versions, READER_KEY)).data.versionsTalents).toBeNull();

    expect((await recover('talents', id)).errors).toBeUndefined();
    expect(await takePublications()).toBe(1);
    const { updatedAt, updatedBy, ...content } = await find(id);
    expect(updatedBy).toBe('editor');
    expect(updatedAt).not.toBe(before.updatedAt);
    expect({ ...content, updatedAt: before.updatedAt, updatedBy: before.updatedBy }).toEqual(
      before,
    );
    expect(await find(id, true)).toMatchObject({ heightCm: 171, _status: 'draft' });
    const { data } = await query(cms, '{ Talents { totalDocs } }', READER_KEY);
    expect(data.Talents?.totalDocs).toBe(1);
  });

  it('that was a draft requests no publication', async () => {
    const { id } = await publish(cms, 'Bea Sanz', { _status: 'draft' });
    await takePublications();
    await trash('talents', id);
    await recover('talents', id);
    expect(await takePublications()).toBe(0);
    expect((await find(id))._status).toBe('draft');
  });

  it('leaves its addresses to others, and gets a free one when it is recovered', async () => {
    const { id } = await publish(cms, 'Carla Ruiz');
    await edit(id, { slug: 'carla', _status: 'published' });
    await edit(id, { homeBase: ['Lugo'], _status: 'draft' }, true);
    await trash('talents', id);
    const other = await publish(cms, 'Carla');
    const heir = await publish(cms, 'Carla Ruiz');
    expect([other.slug, heir.slug]).toEqual(['carla', 'carla-ruiz']);

    expect((await recover('talents', id)).errors).toBeUndefined();
    const back = { slug: 'carla-2', previousSlugs: [] };
    expect(await find(id)).toMatchObject({ ...back, _status: 'published' });
    expect(await find(id, true)).toMatchObject({ ...back, homeBase: ['Lugo'] });
    expect((await find(other.id)).slug).toBe('carla');
  });

  it('is in the audit log with its own actions', async () => {
    const where = { kind: { equals: 'talents' } };
    const { docs } = await cms.payload.find({ collection: 'audit-log', where, sort: 'id' });
    expect(docs.slice(0, 2).map(({ action, who }) => `${action} ${who}`)).toEqual([
      'trash editor@agencia.example',
      'recover editor@agencia.example',
    ]);
  });
});

describe('deleting for good', () => {
  const remove = async (id: Id, headers: Record<string, string>, query = '') =>
    (await send(cms, 'DELETE', `/talents/${id}${query}`, undefined, headers)).status;

  it('is refused to editors, and to administrators outside the trash', async () => {
    const { id } = await publish(cms, 'Dora Vila');
    const asAdmin = await signIn(cms, 'admin@agencia.example');
    expect(await remove(id, asEditor)).toBe(403);
    expect(await remove(id, asAdmin, '?trash=true')).toBe(403);
    await trash('talents', id);
    expect(await remove(id, asEditor, '?trash=true')).toBe(403);
    expect((await find(id)).name).toBe('Dora Vila');
    expect(await remove(id, asAdmin, '?trash=true')).toBe(200);
    await expect(find(id)).rejects.toThrow();
  });
});

describe('a page', () => {
  it('that the site needs stays out of the trash', async () => {
    const where = { slug: { equals: 'nosotras' } };
    const { docs } = await cms.payload.find({ collection: 'pages', where });
    const { errors } = await trash('pages', docs[0]!.id);
    expect(errors?.[0]?.message).toMatch(/La web necesita esta página/);
  });

  it('in the trash leaves its place, and is not recovered into a taken one', async () => {
    const create = () =>
      cms.payload.create({
        collection: 'pages',
        locale: 'es',
        data: { title: 'Contacto', slug: 'contacto', _status: 'published' } as never,
      });
    const first = await create();
    await trash('pages', first.id);
    const second = await create();
    const { errors } = await recover('pages', first.id);
    expect(errors?.[0]?.message).toMatch(/Ya hay otro registro para la página \/contacto/);
    await trash('pages', second.id);
    expect((await recover('pages', first.id)).errors).toBeUndefined();
  });
});

describe('a file', () => {
  /** Runs the daily task after records have been in the trash for a number of days. */
  const purgeAfter = async (days: number, records: Record<string, Id>) => {
    const { config, db } = cms.payload;
    const deletedAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
    for (const [collection, id] of Object.entries(records)) {
      await db.updateOne({ collection: collection as 'media', id, data: { deletedAt } });
    }
    const { handler } = config.jobs.tasks!.find(({ slug }) => slug === 'purgeTrash')!;
    await (handler as TaskHandler<'purgeTrash'>)({ req: { payload: cms.payload } } as never);
  };

  it('stays out of the trash while it is used, and names the places', async () => {
    const { id } = await upload(cms, 'eva.png', 'image/png', await createPicture(40, 50));
    const gallery = [{ picture: id }];
    const talent = await publish(cms, 'Eva Mar');
    await edit(talent.id, { gallery, _status: 'draft' }, true);
    const { errors } = await trash('media', id);
    expect(errors?.[0]?.message).toMatch(/se usa en: Eva Mar \(Foto\)/);
  });

  it('is kept for 30 days in the trash, then purged with its record and without a build', async () => {
    const { id, filename } = await upload(cms, 'ida.png', 'image/png', await createPicture(9, 9));
    const { id: talent } = await publish(cms, 'Fina Paz');
    await trash('media', id);
    await trash('talents', talent);
    await takePublications();
    const stored = path.join(process.env.MEDIA_DIR!, filename!);
    await purgeAfter(29, { media: id, talents: talent });
    expect(existsSync(stored)).toBe(true);
    expect((await find(talent)).name).toBe('Fina Paz');
    await purgeAfter(31, { media: id, talents: talent });
    expect(existsSync(stored)).toBe(false);
    await expect(find(talent)).rejects.toThrow();
    expect(await takePublications()).toBe(0);
  });
});
