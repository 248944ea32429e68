import { beforeEach, expect, it, vi } from 'vitest';
import { retryingFetch } from '~/integrations/retryImageFetch';

beforeEach(() => vi.stubEnv('CMS_URL', 'https://cms.example'));

/** Wraps a fetch that fails so often before it succeeds; `count` returns its number of calls. */
function failingFetch(failures: number) {
  let count = 0;
  const originalFetch: typeof fetch = async () => {
    if (count++ < failures) throw new TypeError('fetch failed');
    return new Response('image', { headers: { 'cache-control': 'max-age=9' } });
  };
  return { send: retryingFetch(originalFetch), count: () => count };
}

const IMAGE_URL = 'https://cms.example/api/media/file/ana.png';

it('an image request is retried, and the response has its headers', async () => {
  const { send, count } = failingFetch(1);
  const response = await send(IMAGE_URL);
  expect(await response.text()).toBe('image');
  expect(response.headers.get('cache-control')).toBe('max-age=9');
  expect(count()).toBe(2);
});

it.each([
  ['another origin', 'https://elsewhere.example/api/media/file/ana.png', {}],
  ['another path', 'https://cms.example/admin', {}],
  ['a request with a signal', IMAGE_URL, { signal: AbortSignal.timeout(1000) }],
])('%s is not retried', async (_name, url, init) => {
  const { send, count } = failingFetch(1);
  await expect(send(url, init)).rejects.toThrow('fetch failed');
  expect(count()).toBe(1);
});
