import type { APIContext } from 'astro';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_LIMITS } from '#contract/uploads.ts';
import { GET as devGet } from '~/pictures/imageEndpoint';
import { GET } from './image';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.example');
  vi.stubGlobal('fetch', answer);
});

/** Requests a picture for which the CMS returns this file; returns the response of the preview. */
async function request(file: Buffer, headers: Record<string, string> = {}): Promise<Response> {
  answer.mockResolvedValueOnce(new Response(new Uint8Array(file), { headers }));
  const url = new URL('http://cms.example/preview/image?w=40&h=40&fit=cover&position=');
  url.searchParams.set('href', 'http://cms.example/api/media/file/a.png?checksum');
  return GET({ url, request: new Request(url) } as APIContext);
}

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#444' } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is cropped', async (format) => {
  const response = await request(await picture(80, 60).toFormat(format).toBuffer());
  expect(response.status).toBe(200);
  const { width, height } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height }).toEqual({ width: 40, height: 40 });
});

test('an SVG is refused, whatever its name and type', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"/>');
  expect((await request(svg, { 'content-type': 'image/png' })).status).toBe(422);
});

test('a picture that the site refuses for its size is refused', async () => {
  expect((await request(await picture(8001, 8000).png().toBuffer())).status).toBe(422);
});

test('a file with more bytes than a picture has is refused before it is read', async () => {
  const file = await picture(80, 60).png().toBuffer();
  const headers = { 'content-length': String(UPLOAD_LIMITS.pictureBytes + 1) };
  expect((await request(file, headers)).status).toBe(422);
});

test('an account is sent to no other host than the CMS', async () => {
  const href = encodeURIComponent('https://elsewhere.example/api/media/file/a.png');
  const url = new URL(`http://cms.example/preview/image?w=40&h=40&href=${href}`);
  answer.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await GET({
    url,
    request: new Request(url, { headers: { authorization: 'JWT a' } }),
  } as APIContext);
  expect(String(answer.mock.lastCall?.[0])).toBe('http://cms.example/api/media/file/a.png');
  expect(answer.mock.lastCall?.[1]).toMatchObject({ headers: { authorization: 'JWT a' } });
});

test('the development server requests pictures with the token', async () => {
  vi.stubEnv('CMS_TOKEN', 's3cret');
  answer.mockResolvedValueOnce(
    new Response(new Uint8Array(await picture(80, 60).png().toBuffer())),
  );
  const href = encodeURIComponent('http://cms.example/api/media/file/a.png?v=1');
  const url = new URL(`http://localhost/_image?w=40&h=40&href=${href}`);
  const response = await devGet({ url, request: new Request(url) } as APIContext);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(answer.mock.lastCall?.[1]).toMatchObject({
    headers: { Authorization: 'users API-Key s3cret' },
  });
});
