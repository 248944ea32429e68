import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { english } from '../support/pages';
import { listOf, sampleTalents } from '../support/sample';
import { type ReadPage, SITE, readPage, sitemapPaths } from '../support/readPage';

const PLACES = [
  ...['/', '/actores', '/actrices', '/directores-y-guionistas', '/descubre', '/nosotras'],
  ...['/representacion', '/contacto', '/aviso-legal', '/politica-de-privacidad'],
  '/politica-de-cookies',
];
const UNFOUND = [
  ...['/poc', '/success', '/no-such-page', '/actrices/ines-quiroga-bassi'].flatMap((path) => [
    path,
    english(path),
  ]),
  ...['/talento', '/en/talent'],
];

const DIST = path.resolve(import.meta.dirname, '../../../dist');

/** What a search result shows whole. */
const TITLE_LIMIT = 65;
const DESCRIPTION = { least: 50, limit: 160 };

const published = async () => (await sampleTalents()).filter(({ _status }) => _status !== 'draft');

async function readSite(request: APIRequestContext): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const path of await sitemapPaths(request)) pages.push(await readPage(request, path));
  return pages;
}

const address = (path: string) => `${SITE}${path}`;

test('the sitemap lists every page that may be found, once in each language, and no other', async ({
  request,
}) => {
  const listed = (await published()).filter(({ visibility }) => visibility !== 'unlisted');
  const paths = [...PLACES, ...listed.map((talent) => `${listOf(talent)}/${talent.slug}`)];
  const found = await sitemapPaths(request);
  expect(found.toSorted()).toEqual([...paths, ...paths.map(english)].toSorted());
});

test('the sitemap says when each page changed, and in which languages it is', async ({
  request,
}) => {
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

test('every page of the sitemap names itself and its pair, which names it back', async ({
  request,
}) => {
  const pages = await readSite(request);
  const byAddress = new Map(pages.map((page) => [address(page.path), page]));
  for (const page of pages) {
    const own = address(page.path);
    expect(page.status, own).toBe(200);
    expect(page.meta('robots'), own).toBeUndefined();
    expect([...page.links('canonical').values()], own).toEqual([own]);
    const versions = page.links('alternate');
    expect([...versions.keys()], own).toEqual(['es', 'en', 'x-default']);
    expect(versions.get(page.lang)).toBe(own);
    expect(versions.get('x-default')).toBe(versions.get('es'));
    for (const version of versions.values()) {
      expect(Object.fromEntries(byAddress.get(version)?.links('alternate') ?? [])).toEqual(
        Object.fromEntries(versions),
      );
    }
  }
});

test('titles and descriptions are of good length, and no two pages of a language share one', async ({
  request,
}) => {
  const pages = await readSite(request);
  for (const what of ['title', 'description'] as const) {
    const texts = pages.map((page) => {
      const text = what === 'title' ? page.title : (page.meta('description') ?? '');
      const least = what === 'title' ? 1 : DESCRIPTION.least;
      expect(text.length, `${page.path}: ${text}`).toBeGreaterThanOrEqual(least);
      const limit = what === 'title' ? TITLE_LIMIT : DESCRIPTION.limit;
      expect(text.length, `${page.path}: ${text}`).toBeLessThanOrEqual(limit);
      return `${page.lang} ${text}`;
    });
    expect(new Set(texts).size, what).toBe(texts.length);
  }
});

test('every page has a card of the right size that says what it shows', async ({ request }) => {
  const cards = new Set<string>();
  for (const page of await readSite(request)) {
    expect(page.meta('og:url')).toBe(address(page.path));
    expect(page.meta('og:locale')).toBe(page.lang === 'es' ? 'es_ES' : 'en_GB');
    expect(page.meta('og:title')).toBeTruthy();
    expect(page.meta('og:description')).toBe(page.meta('description'));
    expect(page.meta('og:image:alt')).toContain('Foco Agencia');
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    const isTalent = page.path.split('/').length > (page.lang === 'es' ? 2 : 3);
    expect(page.meta('og:type'), page.path).toBe(isTalent ? 'profile' : 'website');
    expect(page.meta('og:image:width')).toBe('1200');
    expect(page.meta('og:image:height')).toBe('630');
    cards.add(page.meta('og:image')!.slice(SITE.length));
  }
  expect(cards.size).toBeGreaterThan((await published()).length);
  for (const path of cards) {
    const response = await request.get(path);
    expect(response.headers()['content-type'], path).toBe('image/jpeg');
    const file = await response.body();
    expect(file.length, path).toBeLessThan(100_000);
    const { width, height } = await sharp(file).metadata();
    expect([width, height], path).toEqual([1200, 630]);
  }
});

test('every page tells what it is as data, and nobody’s birth date', async ({ request }) => {
  const births = (await sampleTalents()).flatMap(({ birthDate }) => birthDate ?? []);
  const kinds = new Set<unknown>();
  for (const page of await readSite(request)) {
    const types = page.graph.map((thing) => thing['@type']);
    expect(types, page.path).toContain('Organization');
    expect(types, page.path).toContain('WebSite');
    const own = page.graph.find((thing) => thing['@id'] === address(page.path));
    expect(own, page.path).toMatchObject({ url: address(page.path), inLanguage: page.lang });
    const isHome = page.path === '/' || page.path === '/en';
    expect(types.includes('BreadcrumbList'), page.path).toBe(!isHome);
    types.forEach((type) => kinds.add(type));
    const text = JSON.stringify(page.graph);
    expect(text, page.path).not.toMatch(/birth/i);
    for (const birth of births) expect(text, page.path).not.toContain(birth);
  }
  for (const kind of ['ItemList', 'ProfilePage', 'Person', 'VideoObject', 'ContactPage']) {
    expect(kinds).toContain(kind);
  }
});

test('what may not be found asks for that and has neither card nor data', async ({ request }) => {
  const hidden = (await published()).find(({ visibility }) => visibility === 'unlisted')!;
  const own = `${listOf(hidden)}/${hidden.slug}`;
  for (const path of [...UNFOUND, own, english(own)]) {
    const page = await readPage(request, path);
    expect(page.meta('robots'), path).toContain('noindex');
    expect(page.meta('og:image'), path).toBeUndefined();
    expect(page.graph, path).toEqual([]);
  }
});

test('hidden talents and drafts are named in no file of the site but a hidden one’s own page', async () => {
  const unseen = (await sampleTalents()).filter(
    ({ _status, visibility }) => _status === 'draft' || visibility === 'unlisted',
  );
  expect(unseen.length).toBeGreaterThan(1);
  const files = await Array.fromAsync(glob('**/*.{html,xml,txt,webmanifest,js}', { cwd: DIST }));
  expect(files.length).toBeGreaterThan(100);
  for (const file of [...files, '_redirects']) {
    const text = await readFile(path.join(DIST, file), 'utf8');
    for (const { name, slug } of unseen) {
      if (file.endsWith(`/${slug}.html`)) continue;
      expect(text.includes(name) || text.includes(slug), `${name} in ${file}`).toBe(false);
    }
  }
});

test('the manifest speaks the page’s language, and its icons are there', async ({ request }) => {
  for (const [path, lang] of [
    ['/', 'es'],
    ['/en', 'en'],
  ] as const) {
    const page = await readPage(request, path);
    const [manifestPath] = page.links('manifest').values();
    const manifest = await (await request.get(manifestPath!)).json();
    expect(manifest).toMatchObject({ name: 'Foco Agencia', lang, start_url: path });
    for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
      const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
  }
});
