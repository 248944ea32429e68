import type { Config, PayloadRequest } from 'payload';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { videos } from './videosPlugin.ts';

const YOUTUBE = 'https://youtu.be/aqz-KE-bpKQ';
const VIMEO = 'https://vimeo.com/76979871/ab12';
const jpeg = () => new Response('jpeg', { headers: { 'content-type': 'image/jpeg' } });
const json = (body: object) => Response.json(body);

let asked: { url: URL; init: RequestInit | undefined }[];
let answers: Record<string, () => Response>;

beforeEach(() => {
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', async (url: URL, init?: RequestInit) => {
    asked.push({ url, init });
    const answer = answers[url.host + url.pathname] ?? answers[url.host];
    if (!answer) throw new TypeError('fetch failed');
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Asks the CMS about a video, as its form does; `stored` is the poster among the files. */
async function describeVideo(url: string) {
  let stored: { data: Buffer; mimetype: string } | undefined;
  const create = async ({ file }: { file: typeof stored }) => {
    stored = file;
    return { id: 7 };
  };
  const request = {
    user: { role: 'editor' },
    i18n: { language: 'es' },
    json: async () => ({ url }),
    payload: { create, logger: { warn: () => undefined } },
  } as unknown as PayloadRequest;
  const { endpoints } = await videos({} as Config);
  const response = await endpoints![0]!.handler(request);
  return { status: response.status, facts: (await response.json()) as object, stored };
}

describe('a video is described by its platform', () => {
  it('with title and poster at YouTube, the smaller poster if there is no large one', async () => {
    answers['www.youtube.com'] = () => json({ title: ' Showreel 2026 ', duration: 'no' });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'] = () =>
      new Response('', { status: 404 });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'] = jpeg;
    const { facts, stored } = await describeVideo(YOUTUBE);
    expect(facts).toEqual({ title: 'Showreel 2026', poster: 7 });
    expect(stored).toMatchObject({ data: Buffer.from('jpeg'), mimetype: 'image/jpeg' });
    expect(asked[0]!.url.searchParams.get('url')).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });

  it('with title, duration and poster at Vimeo, also unlisted', async () => {
    const thumbnail_url = 'https://i.vimeocdn.com/video/1-d_1280';
    answers['vimeo.com'] = () => json({ title: 'Reel', duration: 101.6, thumbnail_url });
    answers['i.vimeocdn.com'] = jpeg;
    const { facts } = await describeVideo(VIMEO);
    expect(facts).toEqual({ title: 'Reel', durationSeconds: 102, poster: 7 });
    expect(asked[0]!.url.searchParams.get('url')).toBe('https://vimeo.com/76979871/ab12');
  });
});

describe('only the platforms are asked', () => {
  it.each([
    'http://169.254.169.254/latest/meta-data',
    'https://localhost/poster.jpg',
    'http://i.vimeocdn.com/video/1',
    'https://i.vimeocdn.com.evil.example/1',
    'https://i.vimeocdn.com:8443/1',
    'file:///etc/passwd',
    'no address',
  ])('and no poster at %s', async (thumbnail_url) => {
    answers['vimeo.com'] = () => json({ title: 'Reel', thumbnail_url });
    const { facts, stored } = await describeVideo(VIMEO);
    expect(facts).toEqual({ title: 'Reel' });
    expect(stored).toBeUndefined();
    expect(asked.map(({ url }) => url.host)).toEqual(['vimeo.com']);
  });

  it('without redirects and with a limit of time', async () => {
    answers['www.youtube.com'] = () => json({ title: 'Reel' });
    answers['i.ytimg.com'] = jpeg;
    await describeVideo(YOUTUBE);
    expect(asked.length).toBeGreaterThan(0);
    for (const { init } of asked) {
      expect(init?.redirect).toBe('error');
      expect(init?.signal).toBeInstanceOf(AbortSignal);
    }
  });
});

describe('a video is not described', () => {
  it.each<[string, () => Response]>([
    ['a refusal', () => new Response('', { status: 401 })],
    ['no JSON', () => new Response('<html>')],
    ['no title', () => json({ title: '' })],
    ['an answer that is too long', () => json({ title: 'x'.repeat(200_000) })],
  ])('after %s', async (_case, answer) => {
    answers['www.youtube.com'] = answer;
    expect((await describeVideo(YOUTUBE)).status).toBe(502);
  });

  it('offline', async () => {
    expect((await describeVideo(YOUTUBE)).status).toBe(502);
  });

  it('and a poster that is too large or no picture is left out', async () => {
    answers['www.youtube.com'] = () => json({ title: 'Reel' });
    const headers = { 'content-type': 'image/jpeg' };
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'] = () =>
      new Response(new Uint8Array(5_000_001), { headers });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'] = () =>
      new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    const { status, stored } = await describeVideo(YOUTUBE);
    expect([status, stored]).toEqual([200, undefined]);
  });
});
