import type { GeneratePreviewURL } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../cms/publishing/change.ts';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { getPayload } from 'payload';
import { LISTS } from '../../cms/contract/lists.ts';
import { findLastPublication } from '../../cms/publishing/publication.ts';
import { pagePath, talentPath } from '../../src/lib/routing/routes.ts';
import { startFakeBuildHook } from './support/fakeBuildHook.ts';
import { publish, startTestCms } from './support/testCms.ts';

let cms: RunningCms;
let site: Awaited<ReturnType<typeof startFakeBuildHook>>;
let preview: Awaited<ReturnType<typeof startFakeBuildHook>>;

beforeAll(async () => {
  site = await startFakeBuildHook();
  preview = await startFakeBuildHook();
  cms = await startTestCms({
    BUILD_HOOK_URL: site.url,
    PREVIEW_HOOK_URL: preview.url,
    PREVIEW_URL: 'https://preview.agencia.example',
  });
});
afterAll(async () => {
  await cms.close();
  site.close();
  preview.close();
});

const JOBS = { taskSlug: { equals: 'publish' } } as const;

/** Returns the titles of the queued changes by queue. */
async function queuedTitles(): Promise<Record<string, string[]>> {
  const { docs } = await cms.payload.find({ collection: 'payload-jobs', where: JOBS, limit: 0 });
  return Object.fromEntries(
    docs.map(({ queue, input }) => [
      queue ?? '',
      (input as { changes: Change[] }).changes.map(({ title }) => title),
    ]),
  );
}
const saveDraft = (id: number | string, heightCm: number) =>
  cms.payload.update({
    collection: 'talents',
    id,
    draft: true,
    data: { heightCm, _status: 'draft' },
  });

describe('the queue of the preview', () => {
  afterEach(() => cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS }));

  it('receives a draft of a published record; the queue of the site does not', async () => {
    const { id } = await publish(cms, 'Ana');
    await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS });
    await saveDraft(id, 170);
    expect(await queuedTitles()).toEqual({ preview: ['Ana'] });
  });

  it('receives a published record, as does the queue of the site', async () => {
    await publish(cms, 'Berta');
    expect(await queuedTitles()).toEqual({ default: ['Berta'], preview: ['Berta'] });
  });

  it('receives a draft of the home page', async () => {
    await cms.payload.updateGlobal({ slug: 'home', data: { _status: 'draft' }, draft: true });
    expect(Object.keys(await queuedTitles())).toEqual(['preview']);
  });

  it('receives nothing without PREVIEW_HOOK_URL', async () => {
    vi.stubEnv('PREVIEW_HOOK_URL', '');
    const { id } = await publish(cms, 'Carla');
    await saveDraft(id, 171);
    vi.unstubAllEnvs();
    expect(await queuedTitles()).toEqual({ default: ['Carla'] });
  });
});

describe('the hook of the preview', () => {
  it('is called for a draft; the hook of the site is not, and no publication is recorded', async () => {
    await getPayload({ config: cms.payload.config, cron: true });
    const { docs } = await cms.payload.find({ collection: 'talents', limit: 1 });
    await saveDraft(docs[0]!.id, 172);
    const data = { waitUntil: new Date(0).toISOString() };
    await cms.payload.update({ collection: 'payload-jobs', where: JOBS, data });
    await vi.waitFor(() => expect(preview.titles).toHaveLength(1), { timeout: 30_000 });
    expect(preview.titles[0]).toMatch(/^POST CMS: \w+$/);
    expect(site.titles).toEqual([]);
    expect(await findLastPublication(cms.payload)).toBeUndefined();
  });
});

describe('the preview button', () => {
  const previewUrl = (
    admin: { preview?: GeneratePreviewURL } | undefined,
    doc: object,
    locale = 'es',
  ) => admin?.preview?.(doc as Record<string, unknown>, { locale, req: {} as never, token: null });
  const talents = () => cms.payload.collections.talents.config.admin;
  const pages = () => cms.payload.collections.pages.config.admin;
  const globalAdmin = (slug: string) =>
    cms.payload.globals.config.find((global) => global.slug === slug)?.admin;

  it.each(LISTS)('opens the URL that the site uses for a talent of the list "%s"', (list) => {
    const talent = { list, slug: 'ana' };
    for (const locale of ['es', 'en'] as const) {
      const address = `https://preview.agencia.example${talentPath(locale, talent)}`;
      expect(previewUrl(talents(), talent, locale)).toBe(address);
    }
  });

  it('opens the fixed pages, the home page, and the about page for the agency', () => {
    expect(previewUrl(pages(), { slug: 'aviso-legal' }, 'en')).toMatch(/example\/en\/aviso-legal$/);
    const home = `https://preview.agencia.example${pagePath('en', 'home')}`;
    expect(previewUrl(globalAdmin('home'), {}, 'en')).toBe(home);
    expect(previewUrl(globalAdmin('home'), {})).toBe('https://preview.agencia.example/');
    expect(previewUrl(globalAdmin('agency'), {})).toMatch(/example\/nosotras$/);
  });

  it('opens nothing while a draft has no slug', () => {
    expect(previewUrl(talents(), { list: 'actresses' })).toBeNull();
    expect(previewUrl(talents(), { slug: 'ana' })).toBeNull();
    expect(previewUrl(pages(), {})).toBeNull();
  });
});
