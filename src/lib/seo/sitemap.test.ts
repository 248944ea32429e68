import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap';

const version = (hreflang: string, url: string) => ({
  hreflang,
  url,
  updatedAt: '2026-03-12T10:00:00.000Z',
});

test('each language version lists all versions and the default', () => {
  const xml = sitemapXml([
    [version('es', 'https://a.example/'), version('en', 'https://a.example/en')],
  ]);
  expect(xml.match(/<loc>[^<]+/g)).toEqual([
    '<loc>https://a.example/',
    '<loc>https://a.example/en',
  ]);
  const links = xml.match(/hreflang="[^"]+" href="[^"]+"/g) ?? [];
  const expected = [
    'hreflang="es" href="https://a.example/"',
    'hreflang="en" href="https://a.example/en"',
    'hreflang="x-default" href="https://a.example/"',
  ];
  expect(links).toEqual([...expected, ...expected]);
  expect(xml).toContain('<lastmod>2026-03-12T10:00:00.000Z</lastmod>');
});

test('an ampersand in a URL is escaped', () => {
  expect(sitemapXml([[version('es', 'https://a.example/?a&b')]])).toContain('?a&amp;b</loc>');
});

test('more entries than a sitemap may have throw an error', () => {
  const pages = Array.from({ length: 50_001 }, () => [version('es', 'https://a.example/')]);
  expect(() => sitemapXml(pages)).toThrow(RangeError);
});
