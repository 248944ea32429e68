import type { AstroConfig } from 'astro';
import type { SitePath } from '~/build/incremental/incrementalBuild.ts';
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { vi } from 'vitest';
import { IncrementalBuild } from '~/build/incremental/incrementalBuild.ts';
import { readManifest } from '~/build/incremental/incrementalBuild.ts';
import { buildTracker, trackedQuery } from '~/lib/dependencies.ts';
import { fakeCms } from '../../loaders/fakeCms.ts';

/** Returns a path as Astro's prerenderer lists it. */
export const sitePath = (name: string, cacheKey: string | undefined, pathname?: string): SitePath =>
  ({
    pathname: `/${name}`,
    cacheKey,
    route: { component: 'src/pages/[slug].astro', type: 'page', pathname },
  }) as SitePath;

const SIZE = { width: 40, height: 50 };
const original = await sharp({ create: { ...SIZE, channels: 3, background: '#123456' } })
  .png()
  .toBuffer();

/** Returns a file of a picture; the CMS has the original of `ana` only. */
const pictureFile = (origin: string, name: string) => ({
  picture: {
    ...{ url: `${origin}/api/media/file/${name}.png`, ...SIZE, colour: '#aa0000' },
    record: { id: '7', filename: `${name}.png`, mimeType: 'image/png', sizeBytes: 0 },
  },
  ...{ ...SIZE, format: 'png' as const },
});

/** Creates a temporary project that can be built several times with one cache. */
export async function createFixture() {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'incremental-'))}/`);
  const folder = (name: string) => new URL(`${name}/`, root);
  for (const name of ['0', '1', '2']) await mkdir(folder(name), { recursive: true });
  const manifestFile = new URL('site/manifest.json', root);
  let count = 0;
  const cms = await fakeCms(({ url = '' }, response) =>
    url.includes('ana') ? response.end(original) : response.writeHead(404).end(),
  );
  vi.stubEnv('CMS_URL', cms.origin);

  /** Builds these paths, whose pages show the result of one query and a picture; returns the rendered paths. */
  async function build(
    paths: SitePath[],
    query: () => unknown,
    { source = 'a', picture = '', type = 'text/html; charset=utf-8' } = {},
  ) {
    const outDir = folder(String(count++));
    const pages = new Map<string, string>();
    const incremental = await IncrementalBuild.open({
      config: { root, cacheDir: root, outDir, build: { assets: '_astro' } } as AstroConfig,
      sources: new Map([['src/pages/[slug].astro', source]]),
      onPage: ({ page, html }) => pages.set(page, html),
    });
    await incremental.start();
    const tracked = trackedQuery('shown', query);
    const rest = await incremental.restore(paths);
    for (const { pathname } of rest) {
      await incremental.render(new Request(`https://a.example${pathname}.html`), async () => {
        if (picture) buildTracker.find()?.addPicture(pictureFile(cms.origin, picture));
        return new Response(String(tracked()), { headers: { 'content-type': type } });
      });
    }
    await incremental.createPictures();
    await incremental.saveCache();
    return {
      pages,
      rendered: rest.map(({ pathname }) => pathname),
      outDir,
      manifest: await readManifest(manifestFile),
    };
  }
  return { build, root, manifestFile };
}
