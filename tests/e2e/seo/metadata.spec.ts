import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { BRAND } from '../../../cms/contract/brand.ts';
import { BUILT_SITE } from '../../support/ownFolders';
import { FACET_PAGES } from '../support/facetPages';
import { english } from '../support/pages';
import { type ParsedPage, SITE, parsePage, sitemapPaths } from '../support/parsePage';
import { listPath, sampleTalents } from '../support/sample';

const INDEXED = [
  '/',
  '/actores',
  '/actrices',
  '/directores-y-guionistas',
  '/descubre',
  '/nosotras',
  '/representacion',
  '/contacto',
  '/aviso-legal',
  '/politica-de-privacidad',
  '/politica-de-cookies',
  '/uso-de-las-imagenes',
  '/accesibilidad',
  '/buscar',
];
const UNINDEXED = ['/poc', '/success', '/no-such-page'].flatMap((path) => [path, english(path)]);

/** The lengths in characters that a search result shows without truncation. */
const TITLE_MAX = 65;
const DESCRIPTION = { min: 50, max: 160 };

const published = async () => (await sampleTalents()).filter(({ _status }) => _status !== 'draft');

let site: Promise<ParsedPage[]> | undefined;

async function parseAll(request: APIRequestContext): Promise<ParsedPage[]> {
  const pages: ParsedPage[] = [];
  for (const path of await sitemapPaths(request)) pages.push(await parsePage(request, path));
  return pages;
}

// In one worker, so that the pages are parsed once.
test.describe.configure({ mode: 'default' });

/** Parses every page of the sitemap, once for all tests of a worker. */
const parseSite = (request: APIRequestContext) => (site ??= parseAll(request));

const publicUrl = (path: string) => `${SITE}${path}`;

test('the sitemap lists exactly the indexed pages, once in each language', async ({ request }) => {
  const listed = (await published()).filter(({ visibility }) => visibility !== 'unlisted');
  const talents = listed.map((talent) => `${listPath(talent)}/${talent.slug}`);
  const paths = [...INDEXED, ...FACET_PAGES, ...talents];
  const found = await sitemapPaths(request);
  expect(found.toSorted()).toEqual([...paths, ...paths.map(english)].toSorted());
});

test('the sitemap contains the date and the languages of each page', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  const entries = xml.split('<url>').slice(1);
  for (const entry of entries) {
    const [, changed] = /<lastmod>([^<]+)<\/lastmod>/.exec(entry) ?? [];
    const age = Date.now() - new Date(changed!).getTime();
    expect(age, entry).toBeGreaterThan(0);
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(links.map(([, hreflang]) => hreflang)).toEqual(['es', 'en', 'x-default']);
    expect(links[2]![2]).toBe(links[0]![2]);
  }
});

test('every page links its canonical URL and its translation, which links back', async ({
  request,
}) => {
  const pages = await parseSite(request);
  const byUrl = new Map(pages.map((page) => [publicUrl(page.path), page]));
  for (const page of pages) {
    const own = publicUrl(page.path);
    expect(page.status, own).toBe(200);
    expect(page.meta('robots'), own).toBeUndefined();
    expect([...page.links('canonical').values()], own).toEqual([own]);
    const versions = page.links('alternate');
    expect([...versions.keys()], own).toEqual(['es', 'en', 'x-default']);
    expect(versions.get(page.lang)).toBe(own);
    expect(versions.get('x-default')).toBe(versions.get('es'));
    for (const version of versions.values()) {
      expect(Object.fromEntries(byUrl.get(version)?.links('alternate') ?? [])).toEqual(
        Object.fromEntries(versions),
      );
    }
  }
});

test('titles and descriptions have a valid length, and are unique in a language', async ({
  request,
}) => {
  const pages = await parseSite(request);
  for (const kind of ['title', 'description'] as const) {
    const texts = pages.map((page) => {
      const text = kind === 'title' ? page.title : (page.meta('description') ?? '');
      const min = kind === 'title' ? 1 : DESCRIPTION.min;
      expect(text.length, `${page.path}: ${text}`).toBeGreaterThanOrEqual(min);
      const max = kind === 'title' ? TITLE_MAX : DESCRIPTION.max;
      expect(text.length, `${page.path}: ${text}`).toBeLessThanOrEqual(max);
      return `${page.lang} ${text}`;
    });
    expect(new Set(texts).size, kind).toBe(texts.length);
  }
});

test('every page has an Open Graph image of the right size, and its metadata', async ({
  request,
}) => {
  const images = new Set<string>();
  const portraits: string[] = [];
  for (const page of await parseSite(request)) {
    expect(page.meta('og:url')).toBe(publicUrl(page.path));
    expect(page.meta('og:locale')).toBe(page.lang === 'es' ? 'es_ES' : 'en_GB');
    expect(page.meta('og:title')).toBeTruthy();
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('og:image:alt')).toContain(BRAND.name);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    const isTalent = page.path.split('/').length === (page.lang === 'es' ? 3 : 4);
    expect(page.meta('og:type'), page.path).toBe(isTalent ? 'profile' : 'website');
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:height')).toBe('630');
    const image = page.meta('og:image')!.slice(SITE.length);
    images.add(image);
    if (isTalent) portraits.push(image);
  }
  expect(images.size).toBeGreaterThan((await published()).length);
  // Both languages of a talent show the same one.
  expect(new Set(portraits).size * 2).toBe(portraits.length);
  for (const path of images) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toBe('image/jpeg');
    const file = await response.body();
    expect(file.length, path).toBeLessThan(100_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
});

test('every page has JSON-LD of its type', async ({ request }) => {
  const allTypes = new Set<unknown>();
  for (const page of await parseSite(request)) {
    const types = page.graph.map((node) => node['@type']);
    expect(types, page.path).toContain('Organization');
    expect(types, page.path).toContain('WebSite');
    const own = page.graph.find((node) => node['@id'] === publicUrl(page.path));
    expect(own, page.path).toMatchObject({ url: publicUrl(page.path), inLanguage: page.lang });
    const isHome = page.path === '/' || page.path === '/en';
    expect(types.includes('BreadcrumbList'), page.path).toBe(!isHome);
    for (const type of types) allTypes.add(type);
    expect(JSON.stringify(page.graph), page.path).not.toMatch(/birth/i);
  }
  for (const type of ['ItemList', 'ProfilePage', 'Person', 'VideoObject', 'ContactPage']) {
    expect(allTypes).toContain(type);
  }
});

test('pages outside the index have noindex, no Open Graph image and no JSON-LD', async ({
  request,
}) => {
  const hidden = (await published()).find(({ visibility }) => visibility === 'unlisted')!;
  const own = `${listPath(hidden)}/${hidden.slug}`;
  for (const path of [...UNINDEXED, own, english(own)]) {
    const page = await parsePage(request, path);
    expect(page.meta('robots'), path).toContain('noindex');
    expect(page.meta('og:image'), path).toBeUndefined();
    expect(page.graph, path).toEqual([]);
  }
});

test('only its own pages, casting pack and proposals name an unlisted talent, and no file names a draft', async () => {
  const unnamed = (await sampleTalents()).filter(
    ({ _status, visibility }) => _status === 'draft' || visibility === 'unlisted',
  );
  expect(unnamed.length).toBeGreaterThan(1);
  const files = await Array.fromAsync(
    glob('**/*.{html,xml,txt,webmanifest,js}', { cwd: BUILT_SITE }),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of [...files, '_redirects']) {
    const text = await readFile(path.join(BUILT_SITE, file), 'utf8');
    const isProposal = /(^|\/)propuesta\//.test(file);
    for (const { name, slug, _status } of unnamed) {
      if (isProposal && _status !== 'draft') continue;
      const own = ['.html', '.txt'].map((end) => `/${slug}${end}`);
      if (own.some((end) => file.endsWith(end))) continue;
      expect(text.includes(name) || text.includes(slug), `${name} in ${file}`).toBe(false);
    }
  }
});

test('the manifest has the page’s language, and its icons exist', async ({ request }) => {
  for (const [path, lang] of [
    ['/', 'es'],
    ['/en', 'en'],
  ] as const) {
    const page = await parsePage(request, path);
    const [manifestPath] = page.links('manifest').values();
    const manifest = await (await request.get(manifestPath!)).json();
    expect(manifest).toMatchObject({ name: BRAND.name, lang, start_url: path });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
});
