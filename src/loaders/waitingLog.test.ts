import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithRetry } from './fetchWithRetry';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const URL_OF_CMS = new URL('https://cms.example/api/graphql');
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

it('requests that are retried log one line every ten seconds, until they end', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
  const options = { patienceSeconds: 120, timeoutSeconds: 5, sleep, random: () => 1 };
  const requests = ['Talents', 'Pages', 'Home'].map((operation) =>
    fetchWithRetry(operation, URL_OF_CMS, {}, options),
  );
  await vi.advanceTimersByTimeAsync(30_500);
  expect(warn.mock.calls.map(([line]) => String(line))).toEqual([
    'Retrying for 10 s: Talents: status 503, and 2 more',
    'Retrying for 20 s: Talents: status 503, and 2 more',
    'Retrying for 30 s: Talents: status 503, and 2 more',
  ]);
  await vi.advanceTimersByTimeAsync(100_000);
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([503, 503, 503]);
  const lines = warn.mock.calls.length;
  expect(lines).toBe(12);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn).toHaveBeenCalledTimes(lines);
});

it('a request that succeeds at once logs nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('ok'));
  await fetchWithRetry('Talents', URL_OF_CMS, {}, { patienceSeconds: 9, timeoutSeconds: 5 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(warn).not.toHaveBeenCalled();
});
