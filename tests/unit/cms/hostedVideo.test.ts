import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { describeVideo } from '../../../cms/features/videos/videosPlugin.ts';

const youtube = { type: 'youtube', id: 'aqz-KE-bpKQ' } as const;
const vimeo = { type: 'vimeo', id: '76979871', hash: 'ab12' } as const;
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

describe('a video is described by its platform', () => {
  it('with title and poster at YouTube, the smaller poster if there is no large one', async () => {
    answers['www.youtube.com'] = () => json({ title: ' Showreel 2026 ', duration: 'no' });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'] = () =>
      new Response('', { status: 404 });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'] = jpeg;
    const facts = await describeVideo(youtube);
    expect(facts).toMatchObject({ title: 'Showreel 2026', durationSeconds: undefined });
    expect(facts.poster).toEqual({ data: Buffer.from('jpeg'), mimeType: 'image/jpeg' });
    expect(asked[0]!.url.searchParams.get('url')).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    );
  });

  it('with title, duration and poster at Vimeo, also unlisted', async () => {
    const thumbnail_url = 'https://i.vimeocdn.com/video/1-d_1280';
    answers['vimeo.com'] = () => json({ title: 'Reel', duration: 101.6, thumbnail_url });
    answers['i.vimeocdn.com'] = jpeg;
    const facts = await describeVideo(vimeo);
    expect(facts).toMatchObject({ title: 'Reel', durationSeconds: 102 });
    expect(facts.poster?.mimeType).toBe('image/jpeg');
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
    expect((await describeVideo(vimeo)).poster).toBeUndefined();
    expect(asked.map(({ url }) => url.host)).toEqual(['vimeo.com']);
  });

  it('without redirects and with a limit of time', async () => {
    answers['www.youtube.com'] = () => json({ title: 'Reel' });
    answers['i.ytimg.com'] = jpeg;
    await describeVideo(youtube);
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
    await expect(describeVideo(youtube)).rejects.toThrow();
  });

  it('offline', async () => {
    await expect(describeVideo(youtube)).rejects.toThrow('fetch failed');
  });

  it('and a poster that is too large or no picture is left out', async () => {
    answers['www.youtube.com'] = () => json({ title: 'Reel' });
    const headers = { 'content-type': 'image/jpeg' };
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg'] = () =>
      new Response(new Uint8Array(5_000_001), { headers });
    answers['i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg'] = () =>
      new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
    expect((await describeVideo(youtube)).poster).toBeUndefined();
  });
});
