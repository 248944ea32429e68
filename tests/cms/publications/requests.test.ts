import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startFakeBuildHook } from '../support/fakeBuildHook.ts';
import { PASSWORD, authorisedBy, publish, startTestCms } from '../support/testCms.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';
import { publicationsOf } from '../../../cms/features/publishing/publications.ts';

const EDITOR = 'editor@agencia.example';

let cms: RunningCms;
let hook: Awaited<ReturnType<typeof startFakeBuildHook>>;

beforeAll(async () => {
  hook = await startFakeBuildHook();
  cms = await startTestCms({ BUILD_HOOK_URL: hook.url, PAYLOAD_LOG_LEVEL: 'silent' });
});
afterAll(async () => {
  await cms.close();
  hook.close();
});
const JOBS = { taskSlug: { equals: 'publish' } } as const;
afterEach(async () => {
  await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS });
  await cms.payload.db.deleteMany({ collection: 'publications', where: {} });
  hook.titles.length = hook.bodies.length = 0;
});

/** Runs the queued publications without their quiet time, until the hook has been called. */
const callHook = () =>
  vi.waitFor(
    async () => {
      const data = { waitUntil: new Date(0).toISOString() };
      await cms.payload.update({ collection: 'payload-jobs', where: JOBS, data });
      await cms.payload.jobs.run({ queue: 'default', silent: true });
      expect(hook.titles).toHaveLength(1);
    },
    { timeout: 60_000, interval: 200 },
  );

async function signIn(): Promise<Record<string, string>> {
  const data = { email: EDITOR, password: PASSWORD };
  const { token } = await cms.payload.login({ collection: 'users', data });
  return { Authorization: `JWT ${token}` };
}

it('a publication has an id, which the host gets in the body of the request', async () => {
  await publish(cms, 'Ana');
  const [requested] = await publicationsOf(cms.payload).find();
  expect(requested).toMatchObject({ state: 'requested', source: 'cms', problems: [] });
  await callHook();
  expect(hook.titles).toEqual(['POST CMS: Ana']);
  expect(hook.bodies).toEqual([JSON.stringify({ publication: requested?.id })]);
  expect((await publicationsOf(cms.payload).find())[0]).toMatchObject({
    id: requested?.id,
    state: 'sent',
    sentAt: expect.any(String),
  });
});

it('names the editor in the publication only, not in what the host and the job get', async () => {
  const { id } = await publish(cms, 'Berta');
  await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS });
  const headers = { ...(await signIn()), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ heightCm: 170, _status: 'published' });
  await fetch(`${cms.url}/api/talents/${id}`, { method: 'PATCH', headers, body });
  const [{ changes } = { changes: [] }] = await publicationsOf(cms.payload).find();
  expect(changes).toEqual([{ kind: 'talents', id, title: 'Berta', who: EDITOR }]);
  const jobs = await cms.payload.find({ collection: 'payload-jobs', where: JOBS });
  expect(JSON.stringify(jobs.docs)).not.toContain(EDITOR);
  await callHook();
  expect(JSON.stringify([hook.titles, hook.bodies])).not.toContain(EDITOR);
});

it('tells editors what became of the site and of a record', async () => {
  const { id } = await publish(cms, 'Carla');
  const headers = { ...(await signIn()), 'Accept-Language': 'en' };
  const read = async (path: string) =>
    (await fetch(`${cms.url}/api/publications/${path}`, { headers })).json();
  expect(await read('site')).toMatchObject({
    isPending: true,
    publications: [{ text: 'Queued: it is sent to the host in seconds', changes: 'Carla' }],
  });
  expect(await read(`record?kind=talents&id=${id}`)).toMatchObject({
    text: 'It is being published…',
    isPending: true,
  });
  expect(await read('record?kind=home')).toBeNull();
  expect(await read('record?kind=users&id=1')).toBeNull();
  const wrong = await fetch(`${cms.url}/api/publications/record?kind=talents&id=x`, { headers });
  expect(wrong.status).toBe(400);
  const anonymous = await fetch(`${cms.url}/api/publications/site`, { headers: authorisedBy() });
  expect(anonymous.status).toBe(401);
});
