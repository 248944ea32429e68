import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { REDIRECT_FAULTS } from '../../../cms/contract/redirects.ts';
import { send, signIn } from '../support/accounts.ts';
import { PASSWORD, READER_KEY, authorisedBy, publish, startTestCms } from '../support/testCms.ts';
import { createSent, publicationsById, report } from '../support/publications.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';
import { publicationsOf } from '../../../cms/features/publishing/publications.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms({ PAYLOAD_LOG_LEVEL: 'silent' });
});
afterAll(() => cms.close());
afterEach(() => cms.payload.db.deleteMany({ collection: 'publications', where: {} }));

const find = async (id: string) => (await publicationsById(cms))[id]!;
const stateOf = async (id: string) => (await find(id)).state;

describe('the report of a build', () => {
  it('moves its publication forward, with the time of each state', async () => {
    const id = await createSent(cms);
    expect((await report(cms, id, { state: 'begun' })).status).toBe(200);
    expect(await find(id)).toMatchObject({ state: 'building', begunAt: expect.any(String) });
    expect((await report(cms, id, { state: 'built', problems: [] })).status).toBe(200);
    expect(await find(id)).toMatchObject({
      state: 'online',
      builtAt: expect.any(String),
      onlineAt: expect.any(String),
    });
  });

  it('contains the reason of a failure', async () => {
    const id = await createSent(cms);
    await report(cms, id, { state: 'failed', message: 'The CMS has no\u0000 home\u202e page' });
    expect(await find(id)).toMatchObject({ state: 'failed', error: 'The CMS has no  home  page' });
  });

  it('has no link to a deploy without a web address', async () => {
    const id = await createSent(cms);
    for (const url of ['javascript:alert(1)', 'foco.netlify.app']) {
      await report(cms, id, { state: 'begun', deploy: { id: 'deploy-2', url } });
    }
    expect(await find(id)).toMatchObject({ deployId: 'deploy-2', deployUrl: null });
    const url = 'https://foco.netlify.app';
    await report(cms, id, { state: 'built', deploy: { id: 'deploy-2', url } });
    expect(await find(id)).toMatchObject({ deployUrl: url });
  });

  it('never moves a publication back, however late or often it arrives', async () => {
    const id = await createSent(cms);
    await report(cms, id, { state: 'built' });
    const { onlineAt } = await find(id);
    for (const state of ['begun', 'failed', 'built']) {
      expect((await report(cms, id, { state, message: 'late' })).status).toBe(200);
    }
    expect(await find(id)).toMatchObject({ state: 'online', onlineAt, error: null });
  });

  it('leaves newer publications as they are', async () => {
    const older = await createSent(cms, { createdAt: '2026-01-01T10:00:00.000Z' });
    const newer = await createSent(cms);
    await report(cms, newer, { state: 'built' });
    await report(cms, older, { state: 'failed', message: 'late' });
    expect(await stateOf(newer)).toBe('online');
    expect((await publicationsOf(cms.payload).find()).map(({ id }) => id)).toEqual([newer, older]);
  });

  it('without an id creates a publication of the host, which its next report finds', async () => {
    const deploy = { id: 'deploy-1', url: 'https://deploy-1--foco.netlify.app' };
    const first = (await (await report(cms, undefined, { state: 'begun', deploy })).json()) as {
      id: string;
    };
    await report(cms, undefined, { state: 'built', deploy });
    expect(await find(first.id)).toMatchObject({
      state: 'online',
      source: 'host',
      deployUrl: deploy.url,
    });
    expect(await publicationsOf(cms.payload).find()).toHaveLength(1);
  });

  it('of a repeated deploy is a publication of its own', async () => {
    const id = await createSent(cms);
    await report(cms, id, { state: 'failed', deploy: { id: 'first' } });
    await report(cms, id, { state: 'begun', deploy: { id: 'second' } });
    expect(await stateOf(id)).toBe('failed');
    expect((await publicationsOf(cms.payload).find())[0]).toMatchObject({
      state: 'building',
      source: 'host',
    });
  });

  it('names the wrong records in the words of the CMS', async () => {
    const { id: talent } = await publish(cms, 'Ana');
    // Written past the rules, as an import can do.
    await cms.payload.db.updateOne({
      collection: 'talents',
      id: talent,
      data: {
        videos: [{ id: 'v1', url: 'https://example.com/nada' }],
        biography: { en: '<iframe src="https://evil.example"></iframe>' },
      },
    });
    const id = await createSent(cms);
    const common = { locale: 'es', field: 'videos.0.url', fallback: 'previousVersion' };
    const message = 'is not a YouTube or Vimeo video';
    const problem = { ...common, collection: 'talents', message, recordId: String(talent) };
    const english = { ...problem, locale: 'en', field: 'biography', message: 'has HTML' };
    const unknown = { ...common, collection: 'users', recordId: '1', message: '<b>no</b>' };
    await report(cms, id, {
      state: 'built',
      problems: [
        { ...problem, record: 'ana (id 1)' },
        { ...english, record: 'ana (id 1)' },
        { ...english, record: 'ana (id 1)', locale: 'es' },
        { ...unknown, record: 'x' },
      ],
    });
    const { problems } = await find(id);
    expect(problems).toEqual([
      expect.objectContaining({ title: 'Ana', problem: { code: 'notVideo' } }),
      expect.objectContaining({ title: 'Ana', problem: { code: 'iframe' } }),
      expect.objectContaining({ title: 'Ana', problem: { code: 'iframe' } }),
      expect.objectContaining({ title: 'x', message: '<b>no</b>' }),
    ]);
  });

  it('says on the first page why a redirect that was accepted has no effect, in the editor’s words', async () => {
    const to = '/actrices';
    const data = { from: '/actrices/nueva/casting', to, status: '301' } as const;
    const { id } = await cms.payload.create({ collection: 'redirects', data });
    const source = { collection: 'redirects', recordId: String(id), record: data.from };
    const problem = { ...source, locale: null, field: 'from', fallback: 'omitted' };
    await report(cms, await createSent(cms), {
      state: 'built',
      problems: [
        { ...problem, message: `${data.from} ${REDIRECT_FAULTS.isPage}` },
        { ...problem, message: `/nada ${REDIRECT_FAULTS.noTarget}` },
      ],
    });
    const editor = await signIn(cms, 'editor@agencia.example');
    const response = await send(cms, 'GET', '/publications/site', undefined, editor);
    const text = await response.text();
    expect(text).toContain(`/admin/collections/redirects/${id}`);
    expect(text).toContain('En esta ruta hay una página');
    expect(text).toContain('En el destino no hay ninguna página');
    expect(text).not.toContain(REDIRECT_FAULTS.isPage);
  });

  it('keeps the last twenty publications, and the last one that is online', async () => {
    const online = await createSent(cms, { createdAt: '2026-01-01T10:00:00.000Z' });
    await report(cms, online, { state: 'built' });
    for (let count = 0; count < 22; count++) await createSent(cms);
    const { docs } = await cms.payload.find({ collection: 'publications', limit: 100 });
    expect(docs).toHaveLength(21);
    expect(docs.map(({ id }) => id)).toContain(online);
  });
});

describe('a report that is refused', () => {
  it('has no valid key', async () => {
    const id = await createSent(cms);
    expect((await report(cms, id, { state: 'built' }, 'wrong')).status).toBe(401);
    expect((await report(cms, id, { state: 'built' }, '')).status).toBe(401);
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email: 'editor@agencia.example', password: PASSWORD },
    });
    const response = await fetch(`${cms.url}/api/publications/${id}/report`, {
      method: 'POST',
      headers: { Authorization: `JWT ${token}` },
      body: '{"state":"built"}',
    });
    expect(response.status).toBe(403);
    expect(await stateOf(id)).toBe('sent');
  });

  it('has an unknown id or an unknown state', async () => {
    const id = await createSent(cms);
    expect((await report(cms, UNKNOWN, { state: 'built' })).status).toBe(404);
    expect((await report(cms, 'nonsense', { state: 'built' })).status).toBe(404);
    expect((await report(cms, id, { state: 'online' })).status).toBe(400);
    expect((await report(cms, id, [])).status).toBe(400);
    expect(await stateOf(id)).toBe('sent');
  });
});

describe('publications', () => {
  it('are not readable with the key of a build, nor changed through REST by anybody', async () => {
    const id = await createSent(cms, {
      changes: [{ kind: 'home', title: '', who: 'ana@agencia.example' }],
    });
    const headers = authorisedBy(READER_KEY);
    for (const path of ['', `/${id}`, '/site', '/record?kind=home']) {
      const response = await fetch(`${cms.url}/api/publications${path}`, { headers });
      expect(response.status).toBe(403);
      expect(await response.text()).not.toContain('ana@');
    }
    const { token } = await cms.payload.login({
      collection: 'users',
      data: { email: 'admin@agencia.example', password: PASSWORD },
    });
    const response = await fetch(`${cms.url}/api/publications/${id}`, {
      method: 'PATCH',
      headers: { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' },
      body: '{"state":"online"}',
    });
    expect(response.status).toBe(403);
  });
});
