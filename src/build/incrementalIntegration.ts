import type { AstroConfig, AstroIntegration } from 'astro';
import type { KeptFile } from './manifest.ts';
import type { SitePath } from './pages.ts';
import { mkdir, rm } from 'node:fs/promises';
import { Assembly } from './assembly.ts';
import { guardOf } from './guard.ts';
import { Keep } from './keep.ts';
import { checkLoaded, forgetLoaded, sealLoaded } from './loaded.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { Pictures } from './pictures.ts';
import { summarise } from './summary.ts';

/** Whether `astro build --force` asks for everything to be loaded and made anew. */
const isForced = () => process.argv.includes('--force');

const folderOf = ({ cacheDir }: AstroConfig) => new URL('site/', cacheDir);
const manifestOf = (config: AstroConfig) => new URL('manifest.json', folderOf(config));

/** All that a build needs before its first page. */
async function prepare(config: AstroConfig) {
  const { outDir, cacheDir } = config;
  const last = await readManifest(manifestOf(config));
  const keep = new Keep(new URL('pages/', folderOf(config)));
  const pictures = new Pictures({ cache: new URL('assets/', cacheDir), outDir }, last.pictures);
  const guard = await guardOf(config);
  return { last, keep, pictures, outDir, guard };
}

/**
 * Makes only the pages that changed or that show what changed; the others, with their pictures, are
 * taken from the last build. It comes out as a build from nothing would, file for file.
 */
export const incrementalPages = (): AstroIntegration => {
  let config: AstroConfig;
  let parts: Awaited<ReturnType<typeof prepare>>;
  let assembly: Assembly;
  let pictures: Record<string, KeptFile> = {};
  return {
    name: 'incremental-pages',
    hooks: {
      'astro:config:setup': async ({ command, config: found }) => {
        if (command !== 'build' && command !== 'sync') return;
        await (isForced() ? forgetLoaded(found) : checkLoaded(found));
      },
      'astro:config:done': ({ config: done }) => {
        if (done.build.format !== 'file') throw new Error('build.format must be "file"');
        config = done;
      },
      'astro:build:start': async ({ logger, setPrerenderer }) => {
        await mkdir(folderOf(config), { recursive: true });
        if (isForced()) await rm(manifestOf(config), { force: true });
        await sealLoaded(config);
        setPrerenderer((standard) => ({
          ...standard,
          name: 'incremental',
          setup: async () => {
            parts = await prepare(config);
            assembly = new Assembly(parts);
            await standard.setup?.();
          },
          getStaticPaths: async () => {
            const paths: SitePath[] = await standard.getStaticPaths();
            const rest = await assembly.restore(paths);
            logger.info(`${paths.length - rest.length} of ${paths.length} paths stand`);
            return rest;
          },
          render: (request, options) =>
            assembly.make(request, () =>
              standard.render(request, { ...options, collectMetadata: true }),
            ),
          teardown: async () => {
            await standard.teardown?.();
            await parts.pictures.discardDoubtful();
          },
        }));
      },
      'astro:build:generated': () => {
        pictures = parts.pictures.finish();
      },
      'astro:build:done': async () => {
        const manifest = await summarise(assembly, parts.guard, pictures);
        await writeManifest(manifestOf(config), manifest);
        await parts.keep.retain(Object.values(manifest.pages).map(({ file }) => file));
      },
    },
  };
};
