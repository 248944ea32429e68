import { beforeEach, expect, it, vi } from 'vitest';
import { retryingFetch } from '~/integrations/retryImageFetch';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

/** A fetch that refuses so often before it answers, and tells how often it was asked. */
function impatient(refusals: number) {
  let count = 0;
  const send: typeof fetch = async () => {
    if (count++ < refusals) throw new TypeError('fetch failed');
    return new Response('picture', { headers: { 'cache-control': 'max-age=9' } });
  };
  return { send: retryingFetch(send), count: () => count };
}

const PICTURE = 'https://cms.example/api/media/file/ana.png';

it('a picture is asked for again, and its headers are kept', async () => {
  const { send, count } = impatient(1);
  const answer = await send(PICTURE);
  expect(await answer.text()).toBe('picture');
  expect(answer.headers.get('cache-control')).toBe('max-age=9');
  expect(count()).toBe(2);
});

it.each([
  ['another site', 'https://elsewhere.example/api/media/file/ana.png', {}],
  ['another path', 'https://cms.example/admin', {}],
  ['who persists already', PICTURE, { signal: AbortSignal.timeout(1000) }],
])('%s is asked once', async (_name, url, init) => {
  const { send, count } = impatient(1);
  await expect(send(url, init)).rejects.toThrow('fetch failed');
  expect(count()).toBe(1);
});
