import { expect, test } from 'vitest';
import { sitemapXml } from './sitemap';

const version = (hreflang: string, url: string) => ({
  hreflang,
  url,
  updatedAt: '2026-03-12T10:00:00.000Z',
});

test('an ampersand in a URL is escaped', () => {
  expect(sitemapXml([[version('es', 'https://a.example/?a&b')]])).toContain('?a&amp;b</loc>');
});

test('more entries than a sitemap may have throw an error', () => {
  const pages = Array.from({ length: 50_001 }, () => [version('es', 'https://a.example/')]);
  expect(() => sitemapXml(pages)).toThrow(RangeError);
});
