import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { READER_KEY, publish, startEmptyCms } from './support/emptyCms.ts';

const run = promisify(execFile);
/** Inside the repository: what Astro builds finds its packages from where it lies. */
const RESULTS = 'test-results';

let cms: RunningCms;
let outDir: string;
let log = '';

const saveDraft = (collection: 'talents' | 'pages', id: number | string, data: object) =>
  cms.payload.update({ collection, id, draft: true, data: { ...data, _status: 'draft' } as never });
const newDraft = (name: string, data: object) =>
  cms.payload.create({
    collection: 'talents',
    draft: true,
    data: { name, ...data, _status: 'draft' } as never,
  });
const idOf = async (slug: string) => {
  const where = { slug: { equals: slug } };
  return (await cms.payload.find({ collection: 'pages', where: where as never })).docs[0]!.id;
};

async function build(environment: Record<string, string>) {
  const env = { ...process.env, CMS_URL: cms.url, CMS_PREVIEW: '1', ...environment };
  return run('node_modules/.bin/astro', ['build', '--outDir', outDir], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
const page = (name: string) => readFile(path.join(outDir, name), 'utf8');

beforeAll(async () => {
  await mkdir(RESULTS, { recursive: true });
  outDir = await mkdtemp(path.join(path.resolve(RESULTS), 'preview-'));
  cms = await startEmptyCms();
  await fillEmptyAgency(cms);
  const { id } = await publish(cms, 'Ana Pública', { heightCm: 160 });
  await saveDraft('talents', id, { heightCm: 177 });
  await newDraft('Berta Borrador', { sections: ['actress'], visibility: 'listed' });
  await newDraft('Carla Sin Sección', {});
  await saveDraft('pages', await idOf('representacion'), { title: 'Representación nueva' });
  await saveDraft('pages', await idOf('nosotras'), {
    title: 'Nosotras, a medias',
    blocks: [{ blockType: 'quote' }],
  });
});
afterAll(async () => {
  await cms.close();
  await rm(outDir, { recursive: true });
});

describe('a preview without a token', () => {
  it('is not built, and says what it needs', async () => {
    const { code, output } = await build({ CMS_TOKEN: '' });
    expect(code).toBe(1);
    expect(output).toContain('CMS_PREVIEW needs CMS_TOKEN, the API key of a user of the CMS');
  });
});

describe('a preview', () => {
  beforeAll(async () => {
    const { code, output } = await build({
      CMS_TOKEN: READER_KEY,
      PUBLIC_GA_MEASUREMENT_ID: 'G-ABC123DEF4',
    });
    log = output;
    expect(code, output).toBe(0);
  });

  it('shows a draft over a published record, and a draft that was never published', async () => {
    expect(await page('actrices/ana-publica.html')).toContain('1,77 m');
    expect(await page('en/actrices/ana-publica.html')).toContain('1.77 m');
    expect(await page('actrices.html')).toContain('Berta Borrador');
    expect(await page('representacion.html')).toContain('Representación nueva');
  });

  it('outlives half-written drafts, and names them', async () => {
    expect(await readdir(path.join(outDir, 'actrices'))).toHaveLength(2);
    expect(log).toMatch(/it is left out:\n +talents › .*"Carla Sin Sección"/);
    expect(await page('nosotras.html')).toMatch(/<h1[^>]*>Nosotras<\/h1>/);
    expect(log).toMatch(/what is published is shown instead:\n +pages › nosotras/);
  });

  it('is marked as one on every page, kept from search engines and not counted', async () => {
    const files = await readdir(outDir, { recursive: true });
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(30);
    for (const file of pages) {
      const html = await page(file);
      expect(html, file).toContain('<meta name="robots" content="noindex">');
      expect(html, file).toMatch(/<aside aria-label="(Vista previa|Preview)"/);
    }
    expect(await page('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await page('sitemap.xml')).not.toContain('<url>');
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(await page(file)).not.toContain('G-ABC123DEF4');
  });
});
