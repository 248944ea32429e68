import { getPayload } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startFakeBuildHook } from './support/fakeBuildHook.ts';
import { createPicture, upload } from './support/fixtureAgency.ts';
import { runDue, takeRequested } from './support/publications.ts';
import { PASSWORD, publish, startTestCms } from './support/testCms.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';
import { publicationsOf, statusOf } from '../../cms/features/publishing/publications.ts';
import { runPublications } from '../../cms/features/publishing/publisher.ts';
import { contextWith } from '../../cms/runtime/requestContext.ts';

let cms: RunningCms;
let hook: Awaited<ReturnType<typeof startFakeBuildHook>>;

beforeAll(async () => {
  hook = await startFakeBuildHook();
  cms = await startTestCms({ BUILD_HOOK_URL: hook.url });
});
afterAll(async () => {
  await cms.close();
  hook.close();
});

/** Returns the queued changes and empties the queue. */
const takeQueued = async (): Promise<string[]> =>
  (await takeRequested(cms)).flatMap(({ changes }) =>
    changes.map(({ kind, title }) => `${kind} ${title}`.trim()),
  );
const save = (id: number | string, data: object, isDraft = false) =>
  cms.payload.update({ collection: 'talents', id, data: data as never, draft: isDraft });

describe('the queue of publications', () => {
  afterEach(takeQueued);

  it('receives each published record once', async () => {
    const { id } = await publish(cms, 'Ana');
    await publish(cms, 'Berta');
    await save(id, { heightCm: 170, _status: 'published' });
    expect(await takeQueued()).toEqual(['talents Berta', 'talents Ana']);
  });

  it('receives no draft, new or of a published record', async () => {
    const { id } = await publish(cms, 'Carla');
    await takeQueued();
    await save(id, { heightCm: 171, _status: 'draft' }, true);
    const draft = { name: 'Dora', sections: ['actress'], visibility: 'listed', _status: 'draft' };
    const { id: other } = await cms.payload.create({
      collection: 'talents',
      draft: true,
      data: draft as never,
    });
    await save(other, { heightCm: 172, _status: 'draft' }, true);
    await cms.payload.delete({ collection: 'talents', id: other });
    expect(await takeQueued()).toEqual([]);
  });

  it('receives a record that is unpublished, also one with a later draft', async () => {
    const { id } = await publish(cms, 'Elena');
    const { id: other } = await publish(cms, 'Flora');
    await save(other, { heightCm: 173, _status: 'draft' }, true);
    await takeQueued();
    await save(id, { _status: 'draft' });
    await save(other, { _status: 'draft' });
    expect(await takeQueued()).toEqual(['talents Elena', 'talents Flora']);
  });

  it('receives a published record that is deleted', async () => {
    const { id } = await publish(cms, 'Gala');
    await takeQueued();
    await cms.payload.delete({ collection: 'talents', id });
    expect(await takeQueued()).toEqual(['talents Gala']);
  });

  it('receives a record whose position changes', async () => {
    const { id } = await publish(cms, 'Hilda');
    await takeQueued();
    await save(id, { position: 1, _status: 'published' });
    expect(await takeQueued()).toEqual(['talents Hilda']);
  });

  it('receives no file that has just been uploaded, also where the S3 adapter saves it again', async () => {
    const picture = await createPicture(20, 20);
    const { id } = await upload(cms, 'ana.png', 'image/png', picture);
    const saveFile = (alt: string, context = {}) =>
      cms.payload.update({ collection: 'media', id, data: { alt }, context });
    await saveFile('Ana', contextWith({ skipCloudStorage: true }));
    expect(await takeQueued()).toEqual([]);
    await saveFile('Ana, de perfil');
    expect(await takeQueued()).toHaveLength(1);
  });

  it('receives redirects and the globals without drafts', async () => {
    await cms.payload.create({
      collection: 'redirects',
      data: { from: '/old', to: '/actrices', status: '301' },
    });
    await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Foco' } });
    expect(await takeQueued()).toEqual(['redirects /old', 'agency']);
  });

  it('receives the home page when it is published, not its drafts, and it cannot be unpublished', async () => {
    const saveHome = (_status: 'draft' | 'published', draft = false) =>
      cms.payload.updateGlobal({ slug: 'home', data: { _status }, draft });
    await saveHome('published');
    expect(await takeQueued()).toEqual(['home']);
    await saveHome('draft', true);
    expect(await takeQueued()).toEqual([]);
    await expect(saveHome('draft')).rejects.toThrow(/necesita la portada/);
    expect(await takeQueued()).toEqual([]);
  });

  it('receives nothing without BUILD_HOOK_URL', async () => {
    vi.stubEnv('BUILD_HOOK_URL', '');
    await publish(cms, 'Irene');
    vi.unstubAllEnvs();
    expect(await takeQueued()).toEqual([]);
  });
});

describe('the hook', () => {
  afterEach(async () => {
    await takeQueued();
    hook.titles.length = 0;
  });
  const last = async () => {
    const [found] = await publicationsOf(cms.payload).find({ source: { equals: 'cms' } });
    return found && { ...found, state: statusOf(found) };
  };
  const WAIT = { timeout: 60_000, interval: 200 };
  const expectState = (state: string) =>
    vi.waitFor(async () => expect((await last())?.state).toBe(state), WAIT);

  const runUntilTitle = (title: string) =>
    vi.waitFor(async () => {
      await cms.payload.jobs.run({ queue: 'default', silent: true });
      await runDue(cms);
      expect(hook.titles).toEqual([title]);
    }, WAIT);

  it('is called once, after the quiet time, for several changes', async () => {
    // As in the admin's server, queued jobs run in the background; the other tests run them.
    await getPayload({ config: cms.payload.config, cron: true });
    await publish(cms, 'Julia');
    await publish(cms, 'Karen');
    expect(await last()).toMatchObject({ state: 'waiting' });
    await expectState('sent');
    expect(hook.titles).toEqual(['POST CMS: Julia, Karen']);
    for (const cron of cms.payload.crons) cron.stop();
  });

  it('is called again after a failure, with the changes made since then', async () => {
    hook.statuses.push(500);
    await publish(cms, 'Luisa');
    await runDue(cms);
    expect(await last()).toMatchObject({ state: 'retrying', error: 'The build hook returned 500' });
    await publish(cms, 'Marta');
    await runPublications(cms.payload);
    expect(await last()).toMatchObject({ state: 'retrying' });
    await runDue(cms);
    expect(await last()).toMatchObject({ state: 'sent', error: null });
    expect(hook.titles).toEqual(['POST CMS: Luisa', 'POST CMS: Luisa, Marta']);
  });

  it('waits for further changes, but not for ever', async () => {
    await publish(cms, 'Paula');
    const { createdAt } = (await last())!;
    const afterMs = (ms: number) => runPublications(cms.payload, Date.parse(createdAt) + ms);
    await afterMs(1_000);
    expect(hook.titles).toEqual([]);
    await cms.payload.db.updateOne({
      collection: 'publications',
      where: {},
      data: { updatedAt: new Date(Date.parse(createdAt) + 19_000).toISOString() },
    });
    await afterMs(19_500);
    expect(hook.titles).toEqual([]);
    await afterMs(20_000);
    expect(hook.titles).toEqual(['POST CMS: Paula']);
  });

  it('does not build for a change that follows while it is called: that begins another publication', async () => {
    await publish(cms, 'Rosa');
    hook.onRequest = () => publish(cms, 'Sara');
    await runDue(cms);
    hook.onRequest = undefined;
    const found = await publicationsOf(cms.payload).find();
    expect(found.map(({ state, changes }) => [state, changes[0]?.title])).toEqual([
      ['requested', 'Sara'],
      ['sent', 'Rosa'],
    ]);
  });

  it('is called again after the process has ended in between', async () => {
    await publish(cms, 'Tina');
    const { id } = (await last())!;
    await publicationsOf(cms.payload).update(id, { sentAt: new Date().toISOString() });
    await runPublications(cms.payload, Date.now() + 20_000);
    expect(hook.titles).toEqual([]);
    await runDue(cms);
    expect(hook.titles).toEqual(['POST CMS: Tina']);
  });

  it('that keeps failing is a failure that editors see and can retry', async () => {
    hook.statuses.push(500, 500, 500, 500, 500);
    await publish(cms, 'Nora');
    for (const state of ['retrying', 'retrying', 'retrying', 'retrying', 'failed']) {
      await runDue(cms);
      expect((await last())?.state).toBe(state);
    }
    expect((await last())?.error).toBe('The build hook returned 500');
    expect(JSON.stringify(await last())).not.toContain('secret-id');

    const retryUrl = `${cms.url}/api/publish`;
    expect((await fetch(retryUrl, { method: 'POST' })).status).toBe(401);
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email: 'editor@agencia.example', password: PASSWORD },
    });
    const headers = { Authorization: `JWT ${token}` };
    expect((await fetch(retryUrl, { method: 'POST', headers })).status).toBe(202);
    await runDue(cms);
    expect((await last())?.state).toBe('sent');
    expect(hook.titles.at(-1)).toBe('POST CMS: Nora');
  });

  it('is called when a scheduled publication is due', async () => {
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
    await runUntilTitle('POST CMS: Olga');
    expect(await cms.payload.findByID({ collection: 'talents', id })).toMatchObject({
      _status: 'published',
    });
  });

  it('is called by the daily rebuild', async () => {
    await cms.payload.jobs.queue({ task: 'rebuildDaily', input: {} });
    await runUntilTitle('POST CMS: Edades del día');
  });
});
