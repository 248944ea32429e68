import { describe, expect, test, vi } from 'vitest';
import locale, { config } from '~/edge/locale';
import { CRAWLER_USER_AGENTS, ORIGIN } from '../lib/i18n/visitor.fixture';

const page = () =>
  new Response('<h1>Hola</h1>', {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Accept-Encoding' },
  });
const next = vi.fn(async (_options: object) => page());

const request = (headers: Record<string, string>, path = '/') =>
  locale(new Request(ORIGIN + path, { headers }), { next });

/** Returns the path of the redirect, or `/` if the page itself is served. */
async function destinationOf(headers: Record<string, string>): Promise<string> {
  const response = await request(headers);
  if (response.status === 200) expect(await response.text()).toBe('<h1>Hola</h1>');
  else expect(response.status).toBe(302);
  return response.headers.get('Location')?.replace(ORIGIN, '') ?? '/';
}

// Whom `detectLocale` leads where is tested with it.
test('the cookie decides, then the languages of the browser', async () => {
  const spanish = { 'Accept-Language': 'es' };
  expect(await destinationOf(spanish)).toBe('/');
  expect(await destinationOf({ ...spanish, Cookie: 'i18n_redirected=en' })).toBe('/en');
  expect(await destinationOf({})).toBe('/');
});

test.each([
  ['es;q=0.5, en;q=0.9', '/en'],
  ['de, es ; q=0.3,en ;q=0.2', '/'],
  ['en-US,en;q=0.9,es;q=0.8', '/en'],
  ['es;q=0.4, en;q=0.9, fr', '/en'],
  [' es ; q=0.5 ,\ten ; Q = 0.6 ', '/en'],
  ['en;q=0.5,es;q=0.5', '/en'],
  ['es;q=0.5,en;q=0.5', '/'],
  ['en;q=0, de', '/'],
  ['en;q=0, es;q=0.1', '/'],
  ['es;q=0.0, en;q=0.001', '/en'],
  ['*', '/'],
  ['de, *;q=0.5', '/'],
  ['en;level=1;q=0.3, es;q=0.4', '/'],
  ['en;q=, de', '/'],
  ['en;q=high', '/'],
  ['en;q=2', '/'],
  ['en;q=-1', '/'],
  ['en;q=0.8.1', '/'],
  [',,;q=1, ;', '/'],
  [[...Array.from({ length: 10_000 }, (_, at) => `x-${at};q=0.5`), 'en'].join(), '/en'],
])('Accept-Language %j leads to %s', async (header, home) => {
  expect(await destinationOf({ 'Accept-Language': header })).toBe(home);
});

test('a crawler is not redirected', async () => {
  const headers = { 'User-Agent': CRAWLER_USER_AGENTS[0]!, 'Accept-Language': 'en-US' };
  expect(await destinationOf(headers)).toBe('/');
});

test.each(['max-age=0', 'no-cache'])(
  'a reload (Cache-Control: %s) is left to the script of the page, which reads the history entry',
  async (value) => {
    const headers = { 'Accept-Language': 'en-US', 'Cache-Control': value };
    expect(await destinationOf(headers)).toBe('/');
  },
);

test('a visitor from another page of the site is not redirected, a visitor from another site is', async () => {
  const english = { 'Accept-Language': 'en', Cookie: 'i18n_redirected=en' };
  expect(await destinationOf({ ...english, Referer: `${ORIGIN}/en` })).toBe('/');
  expect(await destinationOf({ ...english, Referer: 'https://search.example/' })).toBe('/en');
});

test('a redirect preserves the query string and is not cached', async () => {
  const response = await request({ 'Accept-Language': 'en' }, '/?utm=a&b=%C3%B1');
  expect(response.headers.get('Location')).toBe(`${ORIGIN}/en?utm=a&b=%C3%B1`);
  expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

describe('the page itself', () => {
  test('keeps its headers and varies on the headers of the decision', async () => {
    const response = await request({ 'Accept-Language': 'es' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('is revalidated with a conditional request', async () => {
    next.mockResolvedValueOnce(new Response(null, { status: 304 }));
    expect((await request({ 'If-None-Match': '"a"' })).status).toBe(304);
    expect(next).toHaveBeenLastCalledWith({ sendConditionalRequest: true });
  });
});

test('the function runs for / only, and an error falls back to the static page', () => {
  expect(config).toEqual({ path: '/', method: ['GET', 'HEAD'], onError: 'bypass' });
});
