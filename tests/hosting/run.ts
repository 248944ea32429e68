import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { ensureBuilt } from '../../cms/cli/steps/build.ts';
import { ensureInstalled } from '../../cms/cli/steps/install.ts';
import { startS3 } from './s3.ts';
import { startHosted } from './adminServer.ts';

/** What `pg_virtualenv` tells of its throw-away cluster. */
const { PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE = 'postgres' } = process.env;
const PORT = process.env.CMS_ADMIN_PORT || '3124';
const URL_OF_CMS = `http://localhost:${PORT}`;
const ADMIN = { email: 'admin@agencia.example', password: 'a long enough password' };
const SECRET = 'a-secret-for-the-test-that-is-long-enough';

async function signIn(): Promise<string> {
  const response = await fetch(`${URL_OF_CMS}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

/** Sends a form to the media, as the admin does, and gives the record. */
async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  where: string,
  token: string,
  form?: FormData,
) {
  const response = await fetch(`${URL_OF_CMS}/api/media${where}`, {
    method,
    headers: { Authorization: `JWT ${token}` },
    ...(form ? { body: form } : {}),
  });
  const text = await response.text();
  assert.ok(response.ok, text);
  return (JSON.parse(text) as { doc: { id: number; url: string; filesize: number } }).doc;
}

/** A picture goes through S3: up, down, whole and in part, cut anew, and away. */
async function tryUploads(token: string, objects: Map<string, { body: Buffer<ArrayBufferLike> }>) {
  const size = { width: 900, height: 1200, channels: 3, background: '#ffd60a' } as const;
  const picture = await sharp({ create: size }).jpeg().toBuffer();
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'Un campo amarillo' }));
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'campo.jpg');
  const { id, url } = await send('POST', '', token, form);

  assert.equal(url, '/api/media/file/campo.jpg');
  assert.deepEqual([...objects.keys()].sort(), ['/media/campo-320x427.webp', '/media/campo.jpg']);
  assert.ok(objects.get('/media/campo.jpg')?.body.equals(picture));

  const whole = await fetch(URL_OF_CMS + url);
  assert.ok(Buffer.from(await whole.arrayBuffer()).equals(picture));
  assert.match(whole.headers.get('cache-control') ?? '', /max-age=31536000/);
  const part = await fetch(URL_OF_CMS + url, { headers: { Range: 'bytes=0-99' } });
  assert.equal(part.status, 206);
  assert.equal((await part.arrayBuffer()).byteLength, 100);

  const focal = '?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=10';
  const texts = new FormData();
  texts.set('_payload', JSON.stringify({ alt: 'Un campo amarillo' }));
  assert.equal((await send('PATCH', `/${id}${focal}`, token, texts)).filesize, picture.length);

  await send('DELETE', `/${id}`, token);
  assert.equal(objects.size, 0);
  console.log('Uploads lie in S3 and are answered by the CMS.');
}

/** Starts the built admin over an empty PostgreSQL and an S3 of its own, and uses both. */
async function main() {
  await ensureInstalled(path.resolve('cms'));
  await ensureBuilt(path.resolve('cms'));
  const s3 = await startS3();
  const folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  const hosted = await startHosted(
    {
      PAYLOAD_SECRET: SECRET,
      CMS_PUBLIC_URL: URL_OF_CMS,
      CMS_ADMIN_PORT: PORT,
      CMS_ADMIN_EMAIL: ADMIN.email,
      CMS_ADMIN_PASSWORD: ADMIN.password,
      CMS_DATA_DIR: folder,
      DATABASE_URI: `postgres://${PGUSER}:${PGPASSWORD}@${PGHOST}:${PGPORT}/${PGDATABASE}`,
      S3_BUCKET: 'media',
      S3_REGION: 'eu-south-2',
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'the-secret-of-the-bucket',
    },
    URL_OF_CMS,
  );
  try {
    console.log('The admin is up over an empty PostgreSQL.');
    const token = await signIn();
    await tryUploads(token, s3.objects);
    for (const kept of [token, SECRET, ADMIN.password, 'the-secret-of-the-bucket'])
      assert.ok(!hosted.log().includes(kept), 'the log holds a secret');
  } finally {
    assert.equal(await hosted.stop(), 0);
    s3.close();
    await rm(folder, { recursive: true });
  }
  console.log('It ended when it was told to, and its log holds no secret.');
}

await main();
