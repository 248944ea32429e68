import type { Original } from '~/lib/images/originals';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryImageFetch } from '~/build/retryImageFetch';
import { hooksOf } from '../support/hooks';
import { originals } from '~/lib/images/originals';
import { problemReport } from '~/lib/buildReport';

const image = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();
const BYTES = new Uint8Array(image);

/** Registers the original of a rendered picture; each test has another URL. */
function register(name: string, colour?: string): Original {
  const original = {
    url: `https://cms.example/api/media/file/${name}.png?v=1`,
    width: 40,
    height: 50,
    colour,
    record: {
      id: '7',
      filename: `${name}.png`,
      mimeType: 'image/png',
      sizeBytes: image.length,
      checksum: createHash('sha256').update(image).digest('hex'),
    },
  };
  originals.register(original);
  return original;
}

/** Returns what the integration puts in the place of a fetch when a build starts. */
function verifyingFetch(originalFetch: typeof fetch): typeof fetch {
  const { fetch } = globalThis;
  globalThis.fetch = originalFetch;
  void hooksOf(retryImageFetch())('astro:build:start');
  const send = globalThis.fetch;
  globalThis.fetch = fetch;
  return send;
}

/** Wraps a fetch that fails so often before it succeeds; `count` returns its number of calls. */
function failingFetch(failures: number) {
  let count = 0;
  const originalFetch: typeof fetch = async () => {
    if (count++ < failures) throw new TypeError('fetch failed');
    return new Response(BYTES, { headers: { 'cache-control': 'max-age=9' } });
  };
  return { send: verifyingFetch(originalFetch), count: () => count };
}
const missing = verifyingFetch(async () => new Response(null, { status: 404 }));

const { argv } = process;
beforeEach(() => {
  vi.stubEnv('CMS_URL', 'https://cms.example');
  problemReport.start();
});
afterEach(() => {
  process.argv = argv;
  problemReport.end();
});

it('an image request is retried, and the response has its headers', async () => {
  const { send, count } = failingFetch(1);
  const response = await send(register('ana').url);
  expect(Buffer.from(await response.arrayBuffer()).equals(image)).toBe(true);
  expect(response.headers.get('cache-control')).toBe('max-age=9');
  // Astro's development endpoint answers 500 where it cannot check the address.
  expect(response.url).toBe('https://cms.example/api/media/file/ana.png?v=1');
  expect(count()).toBe(2);
});

it.each([
  ['another origin', 'https://elsewhere.example/api/media/file/ana.png', {}],
  ['another path', 'https://cms.example/admin', {}],
  ['a request with a signal', register('signal').url, { signal: AbortSignal.timeout(1000) }],
])('%s is not retried', async (_name, url, init) => {
  const { send, count } = failingFetch(1);
  await expect(send(url, init)).rejects.toThrow('fetch failed');
  expect(count()).toBe(1);
});

describe('a broken picture', () => {
  it('is replaced by its colour in its size, and named in the report', async () => {
    const original = register('broken', '#aa0000');
    const response = await missing(original.url);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const placeholder = sharp(await response.arrayBuffer());
    expect(await placeholder.metadata()).toMatchObject({ width: 40, height: 50 });
    expect((await placeholder.stats()).channels.map(({ mean }) => mean)).toEqual([170, 0, 0]);
    expect(originals.isReplaced(original.url)).toBe(true);
    expect(problemReport.end().problems).toMatchObject([
      {
        record: 'broken.png (id 7)',
        message: 'Picture "/api/media/file/broken.png": the CMS responded with status 404',
        fallback: 'placeholder',
      },
    ]);
  });

  it('is an error when it is in the cache, so that Astro uses the cached image', async () => {
    const { url } = register('cached');
    const conditional = { headers: { 'If-None-Match': 'a' } };
    await expect(missing(url, conditional)).rejects.toThrow('status 404');
    expect(originals.isReplaced(url)).toBe(false);
    expect(problemReport.end().problems).toMatchObject([{ fallback: 'previousVersion' }]);
  });

  it('ends a strict build', async () => {
    process.argv = [...argv, '--strict'];
    await expect(missing(register('strict').url)).rejects.toThrow('status 404');
  });
});

it('a picture that no page has registered, as in development, is requested with the token', async () => {
  vi.stubEnv('CMS_TOKEN', 's3cret');
  const requests: RequestInit[] = [];
  const send = verifyingFetch(async (_input, init = {}) => {
    requests.push(init);
    return new Response(BYTES);
  });
  await send('https://cms.example/api/media/file/unknown.png');
  await send('https://elsewhere.example/api/media/file/unknown.png');
  expect(requests[0]).toMatchObject({
    headers: { Authorization: 'users API-Key s3cret' },
    redirect: 'manual',
  });
  expect(requests[1]).toEqual({});
});
