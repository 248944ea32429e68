import type { GeneratePreviewURL } from 'payload';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Change } from '../../cms/publishing/change.ts';
import type { RunningCms } from '../../cms/runtime/server.ts';
import { getPayload } from 'payload';
import { LISTS } from '../../cms/contract/lists.ts';
import { findLastPublication } from '../../cms/publishing/publication.ts';
import { pagePath, talentPath } from '../../src/lib/routing/routes.ts';
import { startBuildHook } from './support/fakeBuildHook.ts';
import { publish, startEmptyCms } from './support/emptyCms.ts';

let cms: RunningCms;
let site: Awaited<ReturnType<typeof startBuildHook>>;
let preview: Awaited<ReturnType<typeof startBuildHook>>;

beforeAll(async () => {
  site = await startBuildHook();
  preview = await startBuildHook();
  vi.stubEnv('BUILD_HOOK_URL', site.url);
  vi.stubEnv('PREVIEW_HOOK_URL', preview.url);
  vi.stubEnv('PREVIEW_URL', 'https://preview.agencia.example');
  cms = await startEmptyCms();
});
afterAll(async () => {
  await cms.close();
  site.close();
  preview.close();
});

const JOBS = { taskSlug: { equals: 'publish' } } as const;

/** What waits to be built, by the queue that it waits in. */
async function waiting(): Promise<Record<string, string[]>> {
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

describe('what asks for the preview to be built', () => {
  afterEach(() => cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS }));

  it('a draft over a published record does, and asks for nothing public', async () => {
    const { id } = await publish(cms, 'Ana');
    await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: JOBS });
    await saveDraft(id, 170);
    expect(await waiting()).toEqual({ preview: ['Ana'] });
  });

  it('what is published does too, beside the site', async () => {
    await publish(cms, 'Berta');
    expect(await waiting()).toEqual({ default: ['Berta'], preview: ['Berta'] });
  });

  it('the home page, saved as a draft, does', async () => {
    await cms.payload.updateGlobal({ slug: 'home', data: { _status: 'draft' }, draft: true });
    expect(Object.keys(await waiting())).toEqual(['preview']);
  });

  it('nothing does where no preview is set up', async () => {
    vi.stubEnv('PREVIEW_HOOK_URL', '');
    const { id } = await publish(cms, 'Carla');
    await saveDraft(id, 171);
    vi.stubEnv('PREVIEW_HOOK_URL', preview.url);
    expect(await waiting()).toEqual({ default: ['Carla'] });
  });
});

describe('the hook of the preview', () => {
  it('is called for a draft and the public one is not, and editors are told of neither', async () => {
    await getPayload({ config: cms.payload.config, cron: true });
    const { docs } = await cms.payload.find({ collection: 'talents', limit: 1 });
    await saveDraft(docs[0]!.id, 172);
    await vi.waitFor(() => expect(preview.titles).toHaveLength(1), { timeout: 30_000 });
    expect(preview.titles[0]).toMatch(/^POST CMS: \w+$/);
    expect(site.titles).toEqual([]);
    expect(await findLastPublication(cms.payload)).toBeUndefined();
  });
});

describe('the preview button', () => {
  const ask = (of: { preview?: GeneratePreviewURL } | undefined, doc: object, locale = 'es') =>
    of?.preview?.(doc as Record<string, unknown>, { locale, req: {} as never, token: null });
  const talents = () => cms.payload.collections.talents.config.admin;
  const pages = () => cms.payload.collections.pages.config.admin;
  const ofGlobal = (slug: string) =>
    cms.payload.globals.config.find((global) => global.slug === slug)?.admin;

  it.each(LISTS)('opens the page of a talent in the list "%s" where the site has it', (list) => {
    const talent = { list, slug: 'ana' };
    for (const locale of ['es', 'en'] as const) {
      const address = `https://preview.agencia.example${talentPath(locale, talent)}`;
      expect(ask(talents(), talent, locale)).toBe(address);
    }
  });

  it('opens the fixed pages, and for the home page and the agency those that show them', () => {
    expect(ask(pages(), { slug: 'aviso-legal' }, 'en')).toMatch(/example\/en\/aviso-legal$/);
    const home = `https://preview.agencia.example${pagePath('en', 'home')}`;
    expect(ask(ofGlobal('home'), {}, 'en')).toBe(home);
    expect(ask(ofGlobal('home'), {})).toBe('https://preview.agencia.example/');
    expect(ask(ofGlobal('agency'), {})).toMatch(/example\/nosotras$/);
  });

  it('leads nowhere while a draft has no address', () => {
    expect(ask(talents(), { list: 'actresses' })).toBeNull();
    expect(ask(talents(), { slug: 'ana' })).toBeNull();
    expect(ask(pages(), {})).toBeNull();
  });
});
