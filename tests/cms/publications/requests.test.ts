import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startFakeBuildHook } from '../support/fakeBuildHook.ts';
import { runDue, takeRequested } from '../support/publications.ts';
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
afterEach(async () => {
  await takeRequested(cms);
  hook.titles.length = hook.bodies.length = 0;
});

async function signIn(): Promise<Record<string, string>> {
  const data = { email: EDITOR, password: PASSWORD };
  const { token } = await cms.payload.login({ collection: 'users', data });
  return { Authorization: `JWT ${token}` };
}

it('a publication has an id, which the host gets in the body of the request', async () => {
  await publish(cms, 'Ana');
  const [requested] = await publicationsOf(cms.payload).find();
  expect(requested).toMatchObject({ state: 'requested', source: 'cms', problems: [] });
  await runDue(cms);
  expect(hook.titles).toEqual(['POST CMS: Ana']);
  expect(hook.bodies).toEqual([JSON.stringify({ publication: requested?.id })]);
  expect((await publicationsOf(cms.payload).find())[0]).toMatchObject({
    id: requested?.id,
    state: 'sent',
    sentAt: expect.any(String),
  });
});

it('names the editor in the publication only, not in what the host gets', async () => {
  const { id } = await publish(cms, 'Berta');
  await takeRequested(cms);
  const headers = { ...(await signIn()), 'Content-Type': 'application/json' };
  const body = JSON.stringify({ heightCm: 170, _status: 'published' });
  await fetch(`${cms.url}/api/talents/${id}`, { method: 'PATCH', headers, body });
  const [{ changes } = { changes: [] }] = await publicationsOf(cms.payload).find();
  expect(changes).toEqual([{ kind: 'talents', id, title: 'Berta', who: EDITOR }]);
  await runDue(cms);
  expect(hook.titles).toEqual(['POST CMS: Berta']);
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
  // A global without drafts is public, a proposal that was withdrawn is not.
  await cms.payload.updateGlobal({ slug: 'agency', data: { name: 'Foco' } });
  expect(await read('record?kind=agency')).toMatchObject({ text: 'It is being published…' });
  const validUntil = '2099-12-15T12:00:00.000Z';
  const proposal = await cms.payload.create({
    collection: 'proposals',
    data: {
      project: 'Salitre',
      people: [{ talent: id }],
      validUntil,
      withdrawn: true,
      _status: 'published',
    } as never,
  });
  expect(await read(`record?kind=proposals&id=${proposal.id}`)).toMatchObject({
    text: 'It is being taken off the site…',
  });
  expect(await read('record?kind=home')).toBeNull();
  expect(await read('record?kind=users&id=1')).toBeNull();
  const wrong = await fetch(`${cms.url}/api/publications/record?kind=talents&id=x`, { headers });
  expect(wrong.status).toBe(400);
  const anonymous = await fetch(`${cms.url}/api/publications/site`, { headers: authorisedBy() });
  expect(anonymous.status).toBe(401);
});
