import { getPayload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../cms/publishing/change.ts';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { findLastPublication } from '../../cms/publishing/publication.ts';
import { startBuildHook } from './support/fakeBuildHook.ts';
import { publish, startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;
let hook: Awaited<ReturnType<typeof startBuildHook>>;

beforeAll(async () => {
  hook = await startBuildHook();
  process.env.BUILD_HOOK_URL = hook.url;
  cms = await startEmptyCms();
});
afterAll(async () => {
  await cms.close();
  hook.close();
});

/** What waits to be published, and makes it wait no longer. */
async function takeWaiting(): Promise<string[]> {
  const where = { taskSlug: { equals: 'publish' } } as const;
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', where, limit: 0 });
  await cms.payload.db.deleteMany({ collection: 'payload-jobs', where });
  return docs.flatMap(({ input }) =>
    (input as { changes: Change[] }).changes.map(({ kind, title }) => `${kind} ${title}`.trim()),
  );
}
const save = (id: number | string, data: object, isDraft = false) =>
  cms.payload.update({ collection: 'talents', id, data: data as never, draft: isDraft });

describe('what asks for the site to be built', () => {
  afterEach(takeWaiting);

  it('publishing does, once for several records and once for each of them', async () => {
    const { id } = await publish(cms, 'Ana');
    await publish(cms, 'Berta');
    await save(id, { heightCm: 170, _status: 'published' });
    expect(await takeWaiting()).toEqual(['talents Berta', 'talents Ana']);
  });

  it('a draft does not, new or saved over a published record', async () => {
    const { id } = await publish(cms, 'Carla');
    await takeWaiting();
    await save(id, { heightCm: 171, _status: 'draft' }, true);
    const draft = { name: 'Dora', sections: ['actress'], visibility: 'listed', _status: 'draft' };
    const { id: other } = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: draft as never,
    });
    await save(other, { heightCm: 172, _status: 'draft' }, true);
    await cms.payload.delete({ collection: 'talents', id: other });
    expect(await takeWaiting()).toEqual([]);
  });

  it('taking a record away does, also where a later draft lies over it', async () => {
    const { id } = await publish(cms, 'Elena');
    const { id: other } = await publish(cms, 'Flora');
    await save(other, { heightCm: 173, _status: 'draft' }, true);
    await takeWaiting();
    await save(id, { _status: 'draft' });
    await save(other, { _status: 'draft' });
    expect(await takeWaiting()).toEqual(['talents Elena', 'talents Flora']);
  });

  it('deleting a published record does', async () => {
    const { id } = await publish(cms, 'Gala');
    await takeWaiting();
    await cms.payload.delete({ collection: 'talents', id });
    expect(await takeWaiting()).toEqual(['talents Gala']);
  });

  it('a new order does', async () => {
    const { id } = await publish(cms, 'Hilda');
    await takeWaiting();
    await save(id, { position: 1, _status: 'published' });
    expect(await takeWaiting()).toEqual(['talents Hilda']);
  });

  it('redirects and the pages that have no draft do', async () => {
    await cms.payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/actrices', status: '301' },
    });
    await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Foco' } });
    expect(await takeWaiting()).toEqual(['redirects /old', 'agency']);
  });

  it('the home page does when it is published or taken away, and its drafts do not', async () => {
    const saveHome = (_status: 'draft' | 'published', draft = false) =>
      cms.payload.updateGlobal({ slug: 'home', data: { _status }, draft });
    await saveHome('published');
    expect(await takeWaiting()).toEqual(['home']);
    await saveHome('draft', true);
    expect(await takeWaiting()).toEqual([]);
    await saveHome('draft');
    expect(await takeWaiting()).toEqual(['home']);
  });

  it('nothing does without a hook', async () => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    await publish(cms, 'Irene');
    vi.unstubAllEnvs();
    expect(await takeWaiting()).toEqual([]);
  });
});

describe('the hook', () => {
  beforeAll(async () => {
    // As the admin's server does: what waits is sent in the background.
    await getPayload({ config: cms.payload.config, cron: true });
  });
  afterEach(async () => {
    await takeWaiting();
    hook.titles.length = 0;
  });
  const last = () => findLastPublication(cms.payload);
  const LONG = { timeout: 30_000, interval: 200 };
  const sent = () => vi.waitFor(async () => expect((await last())?.state).toBe('sent'), LONG);

  it('is called once for what changes in a short time, and told what', async () => {
    await publish(cms, 'Julia');
    await publish(cms, 'Karen');
    expect(await last()).toMatchObject({ state: 'waiting' });
    await sent();
    expect(hook.titles).toEqual(['POST CMS: Julia, Karen']);
  });

  it('is asked again when it refuses, and what came meanwhile goes along', async () => {
    hook.statuses.push(500);
    await publish(cms, 'Luisa');
    await vi.waitFor(async () => expect((await last())?.state).toBe('retrying'), LONG);
    expect(await last()).toMatchObject({ error: 'The build hook answers 500' });
    await publish(cms, 'Marta');
    await sent();
    expect(hook.titles).toEqual(['POST CMS: Luisa', 'POST CMS: Luisa, Marta']);
  });

  it('that refuses for good is a failure that editors see and can repeat', async () => {
    hook.statuses.push(500, 500, 500, 500, 500);
    await publish(cms, 'Nora');
    // The pauses between the tries are Payload's; they are not waited for here.
    await vi.waitFor(async () => {
      const data = { waitUntil: new Date(0).toISOString() };
      const where = { taskSlug: { equals: 'publish' } } as const;
      await cms.payload.update({ collection: 'payload-jobs', where, data });
      expect(await last()).toMatchObject({ state: 'failed', error: 'The build hook answers 500' });
    }, LONG);
    expect(JSON.stringify(await last())).not.toContain('secret-id');

    const again = `${cms.url}/api/publish`;
    expect((await fetch(again, { method: 'POST' })).status).toBe(403);
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email: 'editor@agencia.example', password: 'a long password' },
    });
    const headers = { Authorization: `JWT ${token}` };
    expect((await fetch(again, { method: 'POST', headers })).status).toBe(202);
    await sent();
    expect(hook.titles.at(-1)).toBe('POST CMS: Nora');
  });

  it('is called when a scheduled publication comes due', async () => {
    const data = { name: 'Olga', sections: ['actress'], visibility: 'listed', _status: 'draft' };
    const { id } = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: data as never,
    });
    await cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'talents', value: id } } as never,
      waitUntil: new Date(Date.now() + 1000),
    });
    await vi.waitFor(() => expect(hook.titles).toEqual(['POST CMS: Olga']), LONG);
    expect(await cms.payload.findByID({ collection: 'talents', id })).toMatchObject({
      _status: 'published',
    });
  });

  it('is called every night', async () => {
    await cms.payload.jobs.queue({ task: 'rebuildDaily', input: {} });
    await vi.waitFor(() => expect(hook.titles).toEqual(['POST CMS: Edades del día']), LONG);
  });
});
