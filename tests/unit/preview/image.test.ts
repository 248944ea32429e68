import type { APIContext } from 'astro';
import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_LIMITS } from '../../../cms/contract/uploads.ts';
import { GET } from '~/preview/pages/image';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubEnv('CMS_URL', 'http://cms.example');
  vi.stubGlobal('fetch', answer);
});

/** Requests a picture for which the CMS returns this file; returns the response of the preview. */
async function request(file: Buffer, headers: Record<string, string> = {}): Promise<Response> {
  answer.mockResolvedValueOnce(new Response(new Uint8Array(file), { headers }));
  const url = new URL('http://cms.example/preview/image?width=40&height=40&position=');
  url.searchParams.set('src', '/api/media/file/a.png?checksum');
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
