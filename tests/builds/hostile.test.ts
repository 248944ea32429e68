import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildReport } from '../../src/session/problemReport.ts';
import { launchOptions } from '../browser/chromium.ts';
import { buildSite, hashFiles } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { serveFolder } from '../site/serve.ts';
import { fillEmptyAgency } from '../cms/support/fixtureAgency.ts';
import { READER_KEY, startTestCms } from '../cms/support/testCms.ts';
import { CROWD, PROPOSED, fillHostileAgency } from '../cms/support/hostileAgency.ts';
import type { RunningCms } from '../../cms/runtime/embedded.ts';

/** Runs in the page: returns what hostile content has done to it. */
function findProblems(): string[] {
  const problems: string[] = [];
  if ('hacked' in globalThis) problems.push('a script of the content ran');
  const all = [...document.querySelectorAll('*')];
  for (const element of all) {
    const handler = element.getAttributeNames().find((name) => name.startsWith('on'));
    if (handler) problems.push(`${element.tagName} has ${handler}`);
    for (const name of ['href', 'src', 'action', 'formaction']) {
      const value = element.getAttribute(name) ?? '';
      if (/^\s*(javascript|data|vbscript):/i.test(value)) problems.push(`${name} is ${value}`);
    }
  }
  if (document.querySelector('base, object, embed, body style, body iframe, body meta[http-equiv]'))
    problems.push('contains a forbidden element');
  const width = document.documentElement.scrollWidth;
  if (width > innerWidth) {
    const wide = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    const names = wide.slice(0, 5).map((one) => `${one.tagName}.${one.className}`);
    problems.push(`is ${width} px wide: ${names.join(', ')}`);
  }
  return problems;
}

/** Widths of small phones, in pixels. */
const WIDTHS = [320, 390];

let cms: RunningCms;
let folder: string;
let browser: Browser;

const runBuild = (...options: string[]) =>
  buildSite(folder, { CMS_URL: cms.url, CMS_TOKEN: READER_KEY }, options);

async function build(): Promise<string[]> {
  const { code, output } = await runBuild();
  expect(code, output).toBe(0);
  const files = Object.keys(await hashFiles(path.join(folder, 'dist')));
  return files.filter((file) => file.endsWith('.html')).toSorted();
}
const read = (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');

beforeAll(async () => {
  cms = await startTestCms();
  await fillEmptyAgency(cms);
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser.close();
  await cms.close();
  await rm(folder, { recursive: true });
});

it('an agency with a name, five page titles, no English texts and no talents is a complete site', async () => {
  const files = await build();
  for (const page of ['actores', 'contacto', 'poc', 'nosotras', 'directores-y-guionistas']) {
    expect(files).toContain(`${page}.html`);
    expect(files).toContain(`en/${page}.html`);
  }
  expect(await read('actores.html')).toContain('Ahora mismo no hay nadie en esta lista');
  expect(await read('en/nosotras.html')).toMatch(/<h1[^>]*lang="es"[^>]*>\s*Nosotras/);
  expect((await read('sitemap.xml')).match(/<loc>/g)).toHaveLength(28);
});

describe('an agency with hostile texts in every field', () => {
  let files: string[];
  let site: Awaited<ReturnType<typeof serveFolder>> | undefined;
  beforeAll(async () => {
    await fillHostileAgency(cms);
    files = await build();
    site = await serveFolder(path.join(folder, 'dist'));
  });
  afterAll(() => site?.close());

  it('has a page for every talent, including two of one name, "..", "index" and "%2f"', () => {
    for (const slug of ['ana-gil', 'ana-gil-2']) expect(files).toContain(`actrices/${slug}.html`);
    const directors = files.filter((file) => file.startsWith('directores-y-guionistas/'));
    const slugs = ['2f', '404-2', 'barra', 'dos-puntos', 'en', 'index-2', 'pagina'];
    expect(directors.toSorted()).toEqual(
      slugs.map((slug) => `directores-y-guionistas/${slug}.html`).toSorted(),
    );
  });

  it('has an indexable second page of a long list, and links to every talent', async () => {
    const pages = await Promise.all(
      ['descubre', 'descubre/pagina/2', 'en/descubre/pagina/2'].map((page) => read(`${page}.html`)),
    );
    const [first = '', second = '', english = ''] = pages;
    const people = [...(first + second).matchAll(/href="\/descubre\/(persona-\d+)"/g)];
    expect(new Set(people.map(([, slug]) => slug)).size).toBe(CROWD);
    expect(first).toMatch(/<a href="\/descubre\/pagina\/2" rel="next"/);
    expect(second).toMatch(/<title>Descubre · Página 2 de 2/);
    expect(english).toMatch(/<title>Discover new talent · Page 2 of 2/);
    for (const [html, own] of [
      [second, '/descubre/pagina/2'],
      [english, '/en/descubre/pagina/2'],
    ] as const) {
      expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]+${own}"`));
      for (const [hreflang, path] of [
        ['es', '/descubre/pagina/2'],
        ['en', '/en/descubre/pagina/2'],
        ['x-default', '/descubre/pagina/2'],
      ]) {
        const link = `<link rel="alternate" hreflang="${hreflang}" href="https://[^/]+${path}"`;
        expect(html).toMatch(new RegExp(link));
      }
      expect(await read('sitemap.xml')).toMatch(new RegExp(`<loc>https://[^/]+${own}</loc>`));
    }
    expect(files).not.toContain('descubre/pagina/1.html');
    expect(files.filter((file) => /\/pagina\/\d/.test(file))).toHaveLength(2);
  });

  it('has a proposal of forty people, of whom one has left', async () => {
    const [file = '', ...others] = files.filter((name) => name.startsWith('propuesta/'));
    expect(others).toEqual([]);
    const html = await read(file);
    expect(html.match(/<li class="person"/g)).toHaveLength(PROPOSED - 1);
    expect(html.match(/<li class="proposed-left"/g)).toHaveLength(1);
    expect(html).toContain('ya no está disponible');
  });

  it('redirects neither to other sites nor from existing pages', async () => {
    const rules = await read('_redirects');
    for (const line of rules.trim().split('\n')) expect(line.split(' ')).toHaveLength(3);
    expect(rules).not.toMatch(/^\/(en|index|\.\.)? .* 30\d/m);
  });

  it('runs no script of the content, requests no other origin and has no horizontal overflow', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (origin !== site!.origin) problems.push(`${page.url()} requests ${request.url()}`);
    });
    for (const file of files) {
      await page.goto(`${site!.origin}/${encodeURI(file.replace(/\.html$/, ''))}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const found = await page.evaluate(findProblems);
        problems.push(...found.map((problem) => `${file} at ${width} px: ${problem}`));
      }
    }
    await page.close();
    expect(problems).toEqual([]);
  });
});

describe('content that the CMS would refuse', () => {
  /** Writes to the database directly, as an import would. */
  const db = () => cms.payload.db;
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await hashFiles(path.join(folder, 'dist'));
    for (const [from, to] of [
      ['/uno', '/dos'],
      ['/dos', '/uno'],
      ['/100%', '/actrices'],
    ]) {
      await db().create({ collection: 'redirects', data: { from, to, status: '301' } });
    }
  });

  it('such as a loop of redirects fails a strict build, which keeps the last good site', async () => {
    const { code, output } = await runBuild('--strict');
    expect(code).toBe(1);
    expect(output).toMatch(/form a loop: redirects › \/(uno|dos) .*redirects › \/(uno|dos) /);
    expect(await hashFiles(path.join(folder, 'dist'))).toEqual(before);
  });

  it('is reported and shown as it was, and the rest of the content is published', async () => {
    const { docs } = await cms.payload.find({
      collection: 'talents',
      where: { slug: { in: ['ana-gil', 'ana-gil-2'] } },
      sort: 'slug',
    });
    const [ana, other] = docs.map(({ id }) => id) as [number, number];
    const updatedAt = new Date().toISOString();
    const data = { website: 'javascript:x', eyes: 'purple', heightCm: 150, updatedAt };
    await db().updateOne({ collection: 'talents', id: ana, data });
    await cms.payload.update({ collection: 'talents', id: other, data: { heightCm: 171 } });
    const files = await build();
    const after = await hashFiles(path.join(folder, 'dist'));
    for (const page of ['actrices/ana-gil.html', 'en/actrices/ana-gil.html']) {
      expect(after[page]).toBe(before[page]);
    }
    expect(await read('actrices/ana-gil-2.html')).toContain('1,71 m');
    expect(files).not.toContain('uno.html');
    const report = path.join(folder, 'node_modules/.astro/build-report.json');
    const { problems } = JSON.parse(await readFile(report, 'utf8')) as BuildReport;
    expect(problems).toEqual([
      ...['es', 'en'].flatMap((locale) =>
        ['eyes', 'website'].map((field) =>
          expect.objectContaining({
            collection: 'talents',
            record: `actresses/ana-gil "Ana Gil" (id ${ana})`,
            recordId: String(ana),
            locale,
            field,
            fallback: 'previousVersion',
          }),
        ),
      ),
      ...['/uno', '/dos'].map((from) =>
        expect.objectContaining({
          collection: 'redirects',
          record: expect.stringContaining(from),
          fallback: 'omitted',
        }),
      ),
    ]);
    const strict = await runBuild('--strict');
    expect(strict.code).toBe(1);
    expect(strict.output).toMatch(/talents › .*ana-gil.* › es, en › website: is not an https URL/);
    expect(await hashFiles(path.join(folder, 'dist'))).toEqual(after);
  });
});
