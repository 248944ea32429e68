import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { startFakeS3 } from './fakeS3.ts';
import { startAdminServer } from './adminServer.ts';
import { startProxy } from './proxy.ts';
import { ensureBuilt, ensureInstalled } from '../../cms/cli/steps/upToDate.ts';

/** The temporary PostgreSQL cluster that `pg_virtualenv` starts. */
const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE = 'postgres' } = process.env;
const PORT = process.env.CMS_ADMIN_PORT || '3124';
const PROXY_PORT = String(Number(PORT) + 1);
const CMS_ORIGIN = `http://localhost:${PORT}`;
const ADMIN = { email: 'admin@agencia.example', password: 'a long enough password' };
const SECRET = 'a-secret-for-the-test-that-is-long-enough';

async function signIn(): Promise<string> {
  const response = await fetch(`${CMS_ORIGIN}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Sends a media form like the admin and returns the record. */
async function sendMediaForm(
  method: 'POST' | 'PATCH' | 'DELETE',
  pathAndQuery: string,
  headers: Record<string, string>,
  form?: FormData,
) {
  const response = await fetch(`${CMS_ORIGIN}/api/media${pathAndQuery}`, {
    method,
    headers,
    ...(form ? { body: form } : {}),
  });
  const text = await response.text();
  assert.ok(response.ok, text);
  return (JSON.parse(text) as { doc: { id: number; url: string; filesize: number } }).doc;
}

/** Uploads a picture to S3, downloads it whole and in part, crops it and deletes it. */
async function testUploads(token: string, objects: Map<string, { body: Buffer<ArrayBufferLike> }>) {
  const headers = { Authorization: `JWT ${token}` };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 900, height: 1200, channels: 3, background: '#ffd60a', noise } as const;
  const picture = await sharp({ create: size }).jpeg().toBuffer();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Un campo amarillo' }));
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'campo.jpg');
  const { id, url } = await sendMediaForm('POST', '', headers, form);

  assert.deepEqual([...objects.keys()].sort(), ['/media/campo-320x427.webp', '/media/campo.jpg']);
  assert.equal(url, '/api/media/file/campo.jpg');
  const stored = objects.get('/media/campo.jpg')!.body;
  assert.equal((await sharp(stored).metadata()).width, 900);

  assert.equal((await fetch(CMS_ORIGIN + url)).status, 401);
  const whole = await fetch(CMS_ORIGIN + url, { headers });
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(stored));
  assert.match(whole.headers.get('cache-control') ?? '', /max-age=31536000/);
  const part = await fetch(CMS_ORIGIN + url, { headers: { ...headers, Range: 'bytes=0-99' } });
  assert.equal(part.status, 206);
  assert.equal((await part.arrayBuffer()).byteLength, 100);

  // The CMS fetches the picture from itself, with the account of the request: a token or a session.
  const session = { Cookie: `payload-token=${token}`, Origin: CMS_ORIGIN };
  for (const [x, account] of [headers, session].entries()) {
    const focal = `?uploadEdits[focalPoint][x]=${x + 20}&uploadEdits[focalPoint][y]=10`;
    const texts = new FormData();
    texts.set('_payload', JSON.stringify({ alt: 'Un campo amarillo' }));
    const cropped = await sendMediaForm('PATCH', `/${id}${focal}`, account, texts);
    assert.equal(cropped.filesize, stored.length);
    // A new focal point does not write the picture again.
    assert.ok(objects.get('/media/campo.jpg')!.body.equals(stored));
  }

  const bin = new FormData();
  bin.set('_payload', JSON.stringify({ deletedAt: new Date().toISOString() }));
  await sendMediaForm('PATCH', `/${id}`, headers, bin);
  await sendMediaForm('DELETE', `/${id}?trash=true`, headers);
  assert.equal(objects.size, 0);
  console.log('Uploads are stored in S3 and served by the CMS.');
}

const run = promisify(execFile);

/** Returns the answer of the database, run as the owner of the cluster. */
const askDatabase = async (uri: string, query: string): Promise<string> =>
  (await run('psql', ['--dbname', uri, '-Atc', query])).stdout.trim();

/** Returns the files of the database's tables and indexes that contain a text. */
async function findInTables(uri: string, text: string): Promise<string[]> {
  await askDatabase(uri, 'CHECKPOINT');
  const tables = path.join(await askDatabase(uri, 'SHOW data_directory'), 'base');
  const args = ['-rlaiF', text, tables];
  const { stdout } = await run('grep', args).catch((error: { code: number; stdout: string }) => {
    // Nothing was found.
    if (error.code === 1) return error;
    throw error;
  });
  return stdout.split('\n').filter(Boolean);
}

/** Erases a person: no byte of the name is left in the tables, and no file in the bucket. */
async function testErasure(token: string, objects: Map<string, unknown>, uri: string) {
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const call = async (method: string, pathAndQuery: string, body: object = {}) => {
    const init = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${CMS_ORIGIN}/api${pathAndQuery}`, init);
    const text = await response.text();
    assert.ok(response.ok, text);
    return JSON.parse(text) as { doc: { id: number } };
  };
  const [name, file] = ['Úrsula Marañón', 'ursula-maranon'];
  const size = { width: 900, height: 1200, channels: 3, background: '#325ab4' } as const;
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: `Retrato de ${name}` }));
  const picture = new Uint8Array(await sharp({ create: size }).jpeg().toBuffer());
  form.set('file', new Blob([picture], { type: 'image/jpeg' }), `${file}.jpg`);
  const account = { Authorization: `JWT ${token}` };
  const { id: photo } = await sendMediaForm('POST', '', account, form);
  const sheet = { sections: ['actress'], visibility: 'listed', _status: 'published' };
  for (const other of ['Ada Ruiz', 'Bea Soto', 'Cruz Vega']) {
    await call('POST', '/talents?locale=es', { ...sheet, name: other });
  }
  const { doc } = await call('POST', '/talents?locale=es', { ...sheet, name, photo });
  await call('PATCH', `/talents/${doc.id}?locale=es`, { biography: `${name} rueda en marzo` });
  // The statistics of a column contain values of it.
  await askDatabase(uri, 'ANALYZE');
  assert.ok((await findInTables(uri, name)).length > 0);
  assert.equal(objects.size, 2);

  await call('POST', `/talents/${doc.id}/erasure`);
  for (const text of [name, file]) assert.deepEqual(await findInTables(uri, text), []);
  assert.equal(objects.size, 0);
  console.log('A person is erased from PostgreSQL and from S3.');
}

/** Sends what the embedded server refuses too: both use the same handler. */
async function testRefusals(token: string) {
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const statusOf = async (address: string, init: RequestInit = { headers }) =>
    (await fetch(CMS_ORIGIN + address, init)).status;
  const query = (text: string) =>
    statusOf('/api/graphql', { method: 'POST', headers, body: JSON.stringify({ query: text }) });
  const aliases = Array.from({ length: 200 }, (_, i) => `a${i}: Talents(limit: 500) { totalDocs }`);
  assert.equal(await query('{ Talents { totalDocs } }'), 200);
  const refused = await fetch(`${CMS_ORIGIN}/api/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: `{ ${aliases.join(' ')} }` }),
  });
  assert.match(await refused.text(), /"errors":\[/);
  assert.equal(await statusOf("/api/talents/abc'"), 400);
  for (const address of ['/api/talents/%E0%A4%A', '/api/talents/%E0%80', '/admin/%E0%A4%A']) {
    assert.equal(await statusOf(address, {}), 400, address);
  }
  for (const target of ['*', '//', 'talents']) {
    const request = http.request(CMS_ORIGIN, { method: 'OPTIONS', path: target }).end();
    const [{ statusCode }] = (await once(request, 'response')) as [http.IncomingMessage];
    assert.equal(statusCode, 400, `OPTIONS ${target}`);
  }
  assert.equal(await statusOf('/api/talents', {}), 401);
  assert.equal(await statusOf('/api/health', {}), 200);

  const page = await fetch(`${CMS_ORIGIN}/admin/login`);
  const policy = page.headers.get('content-security-policy') ?? '';
  assert.match(policy, /script-src 'self' 'nonce-[^']+' 'strict-dynamic'/);
  assert.match(policy, /frame-ancestors 'self'/);
  assert.equal(page.headers.get('x-content-type-options'), 'nosniff');
  console.log('Hostile requests are refused, and pages have a Content-Security-Policy.');
}

/**
 * Asks a person for a check of their sheet, opens the link through the documented proxy without a mail server,
 * sends an answer and takes it.
 */
async function testProfileUpdate(token: string, cmsLog: () => string) {
  const proxy = await startProxy(PROXY_PORT, PORT);
  if (!proxy) return console.log('nginx is not installed: the documented proxy is not tested.');
  const call = async <T>(path: string, body: object, headers: Record<string, string>) => {
    const response = await fetch(`${proxy.origin}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    assert.ok(response.ok, text);
    return JSON.parse(text) as T;
  };
  try {
    const page = await fetch(`${proxy.origin}/ficha`, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(page.headers.get('content-encoding'), 'gzip');
    assert.match(await page.text(), /^<!doctype html>.*<\/html>\s*$/s);
    assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/);
    const editor = { Authorization: `JWT ${token}` };
    const sheet = { sections: ['actress'], visibility: 'listed', _status: 'published' };
    const person = { ...sheet, name: 'Nerea Soto', heightCm: 168 };
    const { doc } = await call<{ doc: { id: number } }>('/talents?locale=es', person, editor);
    const { people } = await call<{ people: { link: string; mail: string }[] }>(
      '/profile-updates/ask',
      { ids: [doc.id] },
      editor,
    );
    const [{ link, mail } = { link: '', mail: '' }] = people;
    assert.equal(mail, 'noServer');
    const [address = '', secret = ''] = link.split('#');
    assert.equal(address, `${CMS_ORIGIN}/ficha`);
    const own = { 'X-Profile-Token': secret, 'Accept-Encoding': 'gzip' };
    const read = () =>
      call<{ id: number; revision: string; html: string }>('/profile-updates/mine/sheet', {}, own);
    const { id, revision, html } = await read();
    assert.match(html, /Hola, Nerea/);
    const sent = { revision, submission: 'one', form: { heightCm: '170' } };
    await call('/profile-updates/mine/send', sent, own);
    assert.match((await read()).html, /value="170"/);
    const stored = await fetch(`${proxy.origin}/api/talents/${doc.id}?draft=true`, {
      headers: editor,
    });
    const { updatedAt } = (await stored.json()) as { updatedAt: string };
    const decision = { take: ['heightCm'], seen: `${updatedAt}/1`, publish: true };
    assert.deepEqual(await call(`/profile-updates/${id}/decide`, decision, editor), {
      taken: 1,
      told: 'noServer',
    });
    for (const log of [cmsLog(), await proxy.log()]) assert.ok(!log.includes(secret));
    const guess = (from: string) =>
      fetch(`${proxy.origin}/api/profile-updates/mine/sheet`, {
        method: 'POST',
        headers: { 'X-Profile-Token': '1'.repeat(22), 'X-Forwarded-For': from },
      });
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n++) statuses.add((await guess(`198.51.100.${n}`)).status);
    assert.deepEqual([...statuses], [404, 429], 'a made-up X-Forwarded-For must not help');
    assert.match((await read()).html, /value="170"/);
  } finally {
    await proxy.stop();
  }
  console.log('A person answers through nginx, without a mail server; no log contains the link.');
}

/** Runs the nightly backup while the CMS runs, and lists the tables of the saved database. */
async function testBackup(environment: Record<string, string>) {
  const folder = path.join(environment.CMS_DATA_DIR ?? '', 'backups');
  await run('cms/hosting/backup.sh', {
    env: { ...process.env, ...environment, BACKUP_DIR: folder },
  });
  const [backup = '', ...others] = await readdir(folder);
  assert.deepEqual(others, []);
  assert.match(backup, /^\d{4}-\d\d-\d\dT\d{6}Z$/);
  const { stdout } = await run('pg_restore', ['--list', path.join(folder, backup, 'cms.dump')]);
  assert.match(stdout, /TABLE DATA public users /);
  const secret = await readFile(path.join(folder, backup, 'secret.env'), 'utf8');
  assert.equal(secret, `PAYLOAD_SECRET=${SECRET}\n`);
  console.log('The backup contains the database and the secret.');
}

/** Starts the built admin with an empty PostgreSQL database and a fake S3, and uses both. */
async function testHostedAdmin() {
  await ensureInstalled(path.resolve('cms'));
  await ensureBuilt(path.resolve('cms'));
  const s3 = await startFakeS3();
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const environment = {
    PAYLOAD_SECRET: SECRET,
    CMS_PUBLIC_URL: CMS_ORIGIN,
    CMS_ADMIN_PORT: PORT,
    CMS_ADMIN_EMAIL: ADMIN.email,
    CMS_ADMIN_PASSWORD: ADMIN.password,
    CMS_DATA_DIR: folder,
    DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${PGDATABASE}`,
    BUILD_HOOK_URL: '',
    NETLIFY_WEBHOOK_SECRET: '',
    S3_BUCKET: 'media',
    S3_REGION: 'eu-south-2',
    S3_ENDPOINT: s3.url,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'the-secret-of-the-bucket',
  };
  const admin = await startAdminServer(environment, CMS_ORIGIN);
  try {
    console.log('The admin runs with an empty PostgreSQL database.');
    const token = await signIn();
    await testUploads(token, s3.objects);
    await testErasure(token, s3.objects, environment.DATABASE_URI);
    await testRefusals(token);
    await testProfileUpdate(token, admin.log);
    await testBackup(environment);
    for (const secret of [token, SECRET, ADMIN.password, 'the-secret-of-the-bucket'])
      assert.ok(!admin.log().includes(secret), 'the log contains a secret');
  } catch (error) {
    console.error(admin.log());
    throw error;
  } finally {
    assert.equal(await admin.stop(), 0);
    s3.close();
    await rm(folder, { recursive: true });
  }
  console.log('The admin exited on SIGTERM, and its log contains no secret.');
}

await testHostedAdmin();
