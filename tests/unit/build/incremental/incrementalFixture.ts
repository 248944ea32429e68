import type { AstroConfig } from 'astro';
import type { SitePath } from '~/build/incremental/incrementalBuild.ts';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { IncrementalBuild } from '~/build/incremental/incrementalBuild.ts';
import { readManifest } from '~/build/incremental/incrementalBuild.ts';
import { trackedQuery } from '~/lib/dependencies.ts';

/** Returns a path as Astro's prerenderer lists it. */
export const sitePath = (name: string, cacheKey: string | undefined, pathname?: string): SitePath =>
  ({
    pathname: `/${name}`,
    cacheKey,
    route: { component: 'src/pages/[slug].astro', type: 'page', pathname },
  }) as SitePath;

/** Creates a temporary project that can be built several times with one cache. */
export async function createFixture() {
  const root = pathToFileURL(`${await mkdtemp(path.join(tmpdir(), 'incremental-'))}/`);
  const folder = (name: string) => new URL(`${name}/`, root);
  for (const name of ['assets', '0', '1', '2']) await mkdir(folder(name), { recursive: true });
  const manifestFile = new URL('site/manifest.json', root);
  let count = 0;

  /** Builds these paths, whose pages show the result of one query; returns the rendered paths. */
  async function build(
    paths: SitePath[],
    query: () => unknown,
    { source = 'a', image = '', type = 'text/html; charset=utf-8' } = {},
  ) {
    const outDir = folder(String(count++));
    const pages = new Map<string, string>();
    const incremental = await IncrementalBuild.open({
      config: { root, cacheDir: root, outDir, build: { assets: '_astro' } } as AstroConfig,
      sources: new Map([['src/pages/[slug].astro', source]]),
      transform: (html: string) => html.replace('raw', 'final'),
      onPage: ({ page, html }) => pages.set(page, html),
    });
    await incremental.start();
    const tracked = trackedQuery('shown', query);
    const rest = await incremental.restore(paths);
    for (const { pathname } of rest) {
      await incremental.render(new Request(`https://a.example${pathname}.html`), async () => ({
        response: new Response(String(tracked()), {
          headers: { 'content-type': type },
        }),
        metadata: {
          staticImages: image ? [{ finalPath: `/_astro/${image}`, originalPath: image }] : [],
        } as never,
      }));
    }
    await incremental.images.evictStale();
    const generated = new URL(`assets/${image}`, root);
    // Astro's image generation.
    if (image && !existsSync(generated)) {
      await writeFile(generated, 'pixels');
      await writeFile(new URL(`${generated.href}.json`), '{"expires":1}');
    }
    incremental.complete();
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
