import assert from 'node:assert/strict';
import type { RunningCms } from '../../../cms/runtime/server.ts';
import { checkShareIds } from './checkShareIds.ts';

/** The API key of the site in the earlier database. */
export const SITE_KEY = 'the-key-of-the-site';

async function checkContent({ payload }: RunningCms) {
  const talents = await payload.find({ collection: 'talents', locale: 'es', sort: 'id' });
  const summary = talents.docs.map(({ name, heightCm, _status }) => ({ name, heightCm, _status }));
  assert.deepEqual(summary, [
    { name: 'Nerea Sotomayor', heightCm: 179, _status: 'published' },
    { name: 'Inés Quiroga', heightCm: null, _status: 'published' },
  ]);
  const id = talents.docs[0]!.id;
  const draft = await payload.findByID({ collection: 'talents', id, draft: true, locale: 'es' });
  assert.equal(draft.homeBase, 'Lugo');
  assert.equal(draft._status, 'draft');
  const versions = await payload.countVersions({ collection: 'talents' });
  assert.equal(versions.totalDocs, 4);

  const { docs: media } = await payload.find({ collection: 'media', locale: 'es' });
  assert.deepEqual(
    media.map(({ filename, alt, width, checksum }) => [filename, alt, width, checksum?.length]),
    [['campo.png', 'Un campo amarillo', 40, 64]],
  );
  const { docs: redirects } = await payload.find({ collection: 'redirects', sort: 'id' });
  assert.deepEqual(
    redirects.map(({ from, to, status }) => `${from} ${to} ${status}`),
    ['/antigua /actrices 301', '/uno /dos 301', '/dos /uno 301'],
  );
  assert.equal((await payload.findGlobal({ slug: 'agency' })).name, 'Foco');
}

async function signIn({ url }: RunningCms, email: string, password: string) {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(response.status, 200, `${email} signs in with the earlier password`);
  return ((await response.json()) as { token: string }).token;
}

async function checkAccounts(cms: RunningCms) {
  // A password that the rule would refuse today.
  const token = await signIn(cms, 'admin@agencia.example', 'corta');
  await signIn(cms, 'editor@agencia.example', 'la de siempre');
  const get = async (path: string, authorization: string) => {
    const headers = { Authorization: authorization, 'Accept-Language': 'es' };
    return (await fetch(`${cms.url}/api${path}`, { headers })).json();
  };
  const { user } = await get('/users/me', `users API-Key ${SITE_KEY}`);
  assert.equal(user.email, 'build@agencia.example');
  const log = await get('/audit-log?limit=2', `JWT ${token}`);
  assert.deepEqual(
    log.docs.map(({ who, action }: { who: string; action: string }) => [who, action]),
    [
      ['editor@agencia.example', 'signIn'],
      ['admin@agencia.example', 'signIn'],
    ],
  );
}

/** Saves a filter of a table, whose collection the earlier database did not have. */
async function checkSavedFilters({ payload }: RunningCms) {
  const { docs } = await payload.find({ collection: 'users', limit: 1, sort: 'id' });
  const data = { title: 'Sin revisar', relatedCollection: 'talents', where: {}, isShared: true };
  const options = {
    collection: 'payload-query-presets',
    user: docs[0]!,
    overrideAccess: false,
  } as const;
  await payload.create({ ...options, data: data as never });
  const saved = await payload.find(options);
  assert.deepEqual(
    saved.docs.map(({ title, isShared }) => [title, isShared]),
    [['Sin revisar', true]],
  );
}

/**
 * Checks that a CMS over the earlier database has kept its accounts and content, and that what is
 * new works. The CMS must have migrated the database.
 *
 * @throws {assert.AssertionError} naming what differs
 */
export async function checkUpgrade(cms: RunningCms): Promise<void> {
  await checkContent(cms);
  await checkShareIds(cms.payload);
  await checkAccounts(cms);
  await checkSavedFilters(cms);
}
