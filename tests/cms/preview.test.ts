import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { buildSite } from '../site/build.ts';
import { copySite } from '../site/copy.ts';
import { fillEmptyAgency } from './support/fixtureAgency.ts';
import { READER_KEY, publish, startTestCms } from './support/testCms.ts';

let cms: RunningCms;
let folder: string;
let log = '';

const saveDraft = (collection: 'talents' | 'pages', id: number | string, data: object) =>
  cms.payload.update({ collection, id, draft: true, data: { ...data, _status: 'draft' } as never });
const createDraft = (name: string, data: object) =>
  cms.payload.create({
    collection: 'talents',
    draft: true,
    data: { name, ...data, _status: 'draft' } as never,
  });
const findPageId = async (slug: string) => {
  const where = { slug: { equals: slug } };
  return (await cms.payload.find({ collection: 'pages', where: where as never })).docs[0]!.id;
};

const build = (environment: Record<string, string>) =>
  buildSite(folder, { CMS_URL: cms.url, CMS_PREVIEW: '1', ...environment });
const dist = () => path.join(folder, 'dist');
const readPage = (name: string) => readFile(path.join(dist(), name), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-'));
  await copySite(folder);
  cms = await startTestCms();
  await fillEmptyAgency(cms);
  const { id } = await publish(cms, 'Ana Pública', { heightCm: 160 });
  await saveDraft('talents', id, { heightCm: 177 });
  await createDraft('Berta Borrador', { sections: ['actress'], visibility: 'listed' });
  await createDraft('Carla Sin Sección', {});
  await saveDraft('pages', await findPageId('representacion'), { title: 'Representación nueva' });
  await saveDraft('pages', await findPageId('nosotras'), {
    title: 'Nosotras, a medias',
    blocks: [{ blockType: 'quote' }],
  });
});
afterAll(async () => {
  await cms.close();
  await rm(folder, { recursive: true });
});

describe('a preview without a token', () => {
  it('fails and names the missing variable', async () => {
    const { code, output } = await build({ CMS_TOKEN: '' });
    expect(code).toBe(1);
    expect(output).toContain('CMS_TOKEN is not set: it must be the API key of a user of the CMS');
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

  it('shows drafts of published records and drafts that were never published', async () => {
    expect(await readPage('actrices/ana-publica.html')).toContain('1,77 m');
    expect(await readPage('en/actrices/ana-publica.html')).toContain('1.77 m');
    expect(await readPage('actrices.html')).toContain('Berta Borrador');
    expect(await readPage('representacion.html')).toContain('Representación nueva');
  });

  it('skips incomplete drafts and names them', async () => {
    const files = await readdir(path.join(dist(), 'actrices'));
    expect(files.filter((file) => file.endsWith('.html'))).toHaveLength(2);
    expect(log).toMatch(/talents › .*"Carla Sin Sección".*\n +→ it is omitted/);
    expect(await readPage('nosotras.html')).toMatch(/<h1[^>]*>Nosotras<\/h1>/);
    expect(log).toMatch(/pages › nosotras .*\n +→ the published version is shown instead/);
  });

  it('is marked on every page, excluded from search engines and from analytics', async () => {
    const files = await readdir(dist(), { recursive: true });
    // The consent dialog is a file without a document.
    const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('_astro/'));
    expect(pages.length).toBeGreaterThan(30);
    for (const file of pages) {
      const html = await readPage(file);
      expect(html, file).toContain('<meta name="robots" content="noindex">');
      expect(html, file).toMatch(/<aside aria-label="(Vista previa|Preview)"/);
    }
    expect(await readPage('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    expect(await readPage('sitemap.xml')).not.toContain('<url>');
    for (const file of files.filter((name) => name.endsWith('.js')))
      expect(await readPage(file)).not.toContain('G-ABC123DEF4');
  });
});
