import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { findPublications } from '../../../cms/features/publishing/reports/store.ts';
import { startTestCms } from '../support/testCms.ts';
import {
  NETLIFY_SECRET,
  createSent,
  notify,
  publicationsById,
  report,
  signNotification,
} from '../support/publications.ts';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startTestCms({
    PAYLOAD_LOG_LEVEL: 'silent',
    NETLIFY_WEBHOOK_SECRET: NETLIFY_SECRET,
  });
});
afterAll(() => cms.close());
afterEach(() => cms.payload.db.deleteMany({ collection: 'publications', where: {} }));

const find = async (id: string) => (await publicationsById(cms))[id]!;

/** A notification as Netlify sends it, with what the CMS reads of it. */
const deploy = (values: object) =>
  JSON.stringify({
    id: '5ebc34bf4fea0b01f02efa3a',
    state: 'building',
    deploy_ssl_url: 'https://5ebc34bf4fea0b01f02efa3a--foco.netlify.app',
    created_at: '2026-11-22T17:56:15.346Z',
    error_message: null,
    title: null,
    published_at: null,
    context: 'production',
    ...values,
  });
const send = async (values: object) => {
  const body = deploy(values);
  return (await notify(cms, body, await signNotification(body))).status;
};
const titleOf = (id: string) => `CMS: Nerea Soto [${id}]`;
const PUBLISHED = { state: 'ready', published_at: '2026-11-22T17:58:56.634Z' };

describe('a signed notification', () => {
  it('says that the deploy of a publication has begun, and since when it is online', async () => {
    const id = await createSent(cms);
    expect(await send({ title: titleOf(id) })).toBe(200);
    expect(await find(id)).toMatchObject({
      state: 'building',
      deployId: '5ebc34bf4fea0b01f02efa3a',
      deployUrl: 'https://5ebc34bf4fea0b01f02efa3a--foco.netlify.app/',
    });
    await send({ ...PUBLISHED });
    expect(await find(id)).toMatchObject({ state: 'online', onlineAt: PUBLISHED.published_at });
  });

  it('says why a build failed before its own code ran', async () => {
    const id = await createSent(cms);
    const error = 'Build script returned non-zero exit code: 2';
    await send({ title: titleOf(id), state: 'error', error_message: error });
    expect(await find(id)).toMatchObject({ state: 'failed', error });
  });

  it('leaves the better reason that the build itself has reported', async () => {
    const id = await createSent(cms);
    await report(cms, id, { state: 'failed', message: 'The CMS has no home page' });
    await send({ title: titleOf(id), state: 'error', error_message: 'exit code: 2' });
    expect(await find(id)).toMatchObject({ state: 'failed', error: 'The CMS has no home page' });
  });

  it('decides when a build is online, not the end of the build', async () => {
    const id = await createSent(cms);
    await report(cms, id, { state: 'built', deploy: { id: '5ebc34bf4fea0b01f02efa3a' } });
    expect(await find(id)).toMatchObject({ state: 'building', builtAt: expect.any(String) });
    await send(PUBLISHED);
    expect((await find(id)).state).toBe('online');
  });

  it('of a deploy that is not published is a failure', async () => {
    const id = await createSent(cms);
    await send({ title: titleOf(id), state: 'ready' });
    expect(await find(id)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('not published'),
    });
  });

  it('that is replayed changes nothing, also that of a publication of long ago', async () => {
    const id = await createSent(cms);
    await send({ title: titleOf(id) });
    await send(PUBLISHED);
    const before = await find(id);
    await send({ title: titleOf(id) });
    await send({ title: titleOf(id), state: 'error', error_message: 'old' });
    expect(await find(id)).toMatchObject({ state: 'online', onlineAt: before.onlineAt });
    await send({ id: 'long-ago', state: 'error', created_at: '2020-05-13T17:56:15.346Z' });
    expect((await findPublications(cms.payload))[0]?.id).toBe(id);
  });

  it('of a push is a publication of the host; that of a deploy preview is ignored', async () => {
    await send({ title: 'Correct a typo' });
    await send({ id: 'preview', context: 'deploy-preview' });
    const all = await findPublications(cms.payload);
    expect(all.map(({ source, state }) => [source, state])).toEqual([['host', 'building']]);
  });
});

describe('a notification that is refused', () => {
  const body = deploy({ state: 'error' });
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  it.each([
    ['no signature', () => undefined],
    ['another secret', () => signNotification(body, { secret: 'wrong' })],
    ['an altered body', () => signNotification(deploy({ state: 'ready' }))],
    ['another issuer', () => signNotification(body, { issuer: 'somebody' })],
    ['no hash', () => signNotification(body, { sha256: '' })],
    ['the algorithm "none"', () => `${encode({ alg: 'none' })}.${encode({ iss: 'netlify' })}.`],
    ['nonsense', () => 'nonsense'],
  ])('has %s', async (_name, sign) => {
    expect((await notify(cms, body, await sign())).status).toBe(401);
    expect(await findPublications(cms.payload)).toEqual([]);
  });

  it('reaches a CMS without a secret', async () => {
    vi.stubEnv('NETLIFY_WEBHOOK_SECRET', '');
    const response = await notify(cms, body, await signNotification(body, { secret: 'x' }));
    vi.unstubAllEnvs();
    expect(response.status).toBe(401);
  });
});
