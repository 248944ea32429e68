import { describe, expect, test, vi } from 'vitest';
import locale, { config } from '~/edge/locale';
import { CRAWLERS, ORIGIN, SPOKEN, STORED } from '../lib/i18n/visitor.fixture';

const page = () =>
  new Response('<h1>Hola</h1>', {
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate', Vary: 'Accept-Encoding' },
  });
const next = vi.fn(async (_options: object) => page());

const ask = (headers: Record<string, string>, path = '/') =>
  locale(new Request(ORIGIN + path, { headers }), { next });

/** Where a visitor ends; who is not redirected gets the page itself. */
async function endOf(headers: Record<string, string>): Promise<string> {
  const response = await ask(headers);
  if (response.status === 200) expect(await response.text()).toBe('<h1>Hola</h1>');
  else expect(response.status).toBe(302);
  return response.headers.get('Location')?.replace(ORIGIN, '') ?? '/';
}

const homeOf = (found: string | undefined) => (found === 'en' ? '/en' : '/');

test.each(SPOKEN)('a browser that speaks %j is met in %s', async (languages, found) => {
  const header = languages
    .map((tag, index) => `${tag};q=${(1 - index / 10).toFixed(1)}`)
    .join(', ');
  expect(await endOf(header ? { 'Accept-Language': header } : {})).toBe(homeOf(found));
});

test.each(STORED)('the cookie %s stores %s', async (Cookie, found) => {
  expect(await endOf({ Cookie })).toBe(homeOf(found));
});

test.each([
  ['es;q=0.5, en;q=0.9', '/en'],
  ['de, es ; q=0.3,en ;q=0.2', '/'],
  ['en;q=0, de', '/'],
  ['*', '/'],
])('%s leads to %s', async (header, home) => {
  expect(await endOf({ 'Accept-Language': header })).toBe(home);
});

test.each(CRAWLERS)('the crawler %s stays', async (userAgent) => {
  expect(await endOf({ 'User-Agent': userAgent, 'Accept-Language': 'en-US' })).toBe('/');
});

test('who comes from a page of this site stays, who comes from elsewhere is met', async () => {
  const english = { 'Accept-Language': 'en', Cookie: 'i18n_redirected=en' };
  expect(await endOf({ ...english, Referer: `${ORIGIN}/en` })).toBe('/');
  expect(await endOf({ ...english, Referer: 'https://search.example/' })).toBe('/en');
});

test('a redirect keeps the query, and no cache keeps the redirect', async () => {
  const response = await ask({ 'Accept-Language': 'en' }, '/?utm=a&b=%C3%B1');
  expect(response.headers.get('Location')).toBe(`${ORIGIN}/en?utm=a&b=%C3%B1`);
  expect(response.headers.get('Vary')).toBe('Cookie, Accept-Language');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  expect(response.headers.get('Set-Cookie')).toBeNull();
});

describe('the page itself', () => {
  test('keeps its headers and tells what it depends on', async () => {
    const response = await ask({ 'Accept-Language': 'es' });
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding, Cookie, Accept-Language');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  test('that the browser has already is not sent again', async () => {
    next.mockResolvedValueOnce(new Response(null, { status: 304 }));
    expect((await ask({ 'If-None-Match': '"a"' })).status).toBe(304);
    expect(next).toHaveBeenLastCalledWith({ sendConditionalRequest: true });
  });
});

test('it runs for the home page alone, and a fault in it costs the visitor nothing', () => {
  expect(config).toEqual({ path: '/', method: ['GET', 'HEAD'], onError: 'bypass' });
});
