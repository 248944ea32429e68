import type { AstroConfig, AstroIntegration } from 'astro';
import type { Parts, Finishing } from './pageCache.ts';
import type { KeptPicture } from './manifest.ts';
import type { Assembled } from './prerenderer.ts';
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { CONTENT_FILE } from './dataStoreEnv.ts';
import { guardOf } from './inputsHash.ts';
import { Keep } from './outputStore.ts';
import { checkLoaded, forgetLoaded, sealLoaded, storeOf } from './dataStoreCache.ts';
import { readManifest, writeManifest, summarise } from './manifest.ts';
import { mark, timed } from './measure.ts';
import { Pictures } from './imageCache.ts';
import { incremental } from './prerenderer.ts';

/** Whether `astro build --force` asks for everything to be loaded and made anew. */
const isForced = () => process.argv.includes('--force');

/** Pages take what was loaded from the disk. */
const CONTENT = {
  'astro:data-layer-content': fileURLToPath(new URL('./dataStoreModule.ts', import.meta.url)),
};

const folderOf = ({ cacheDir }: AstroConfig) => new URL('site/', cacheDir);
const manifestOf = (config: AstroConfig) => new URL('manifest.json', folderOf(config));

async function prepare(config: AstroConfig, finishing: Finishing): Promise<Parts> {
  const { outDir, cacheDir } = config;
  await mkdir(folderOf(config), { recursive: true });
  if (isForced()) await rm(manifestOf(config), { force: true });
  const last = await readManifest(manifestOf(config));
  const keep = new Keep(new URL('pages/', folderOf(config)));
  const pictures = new Pictures({ cache: new URL('assets/', cacheDir), outDir }, last.pictures);
  return { last, keep, pictures, finishing, outDir, guard: await guardOf(config) };
}

/** Leaves what the next build must know, and no more. */
async function leave(
  config: AstroConfig,
  { assembly, parts }: Assembled,
  pictures: Record<string, KeptPicture>,
): Promise<void> {
  const manifest = await summarise(assembly, parts.guard, pictures);
  await writeManifest(manifestOf(config), manifest);
  await parts.pictures.retain(pictures);
  await parts.keep.retain(Object.values(manifest.pages).map(({ file }) => file));
}

/**
 * Makes only the pages that changed or that show what changed; the others, with their pictures, are
 * taken from the last build. It comes out as a build from nothing would, file for file.
 */
export const incrementalPages = (finishing: Finishing): AstroIntegration => {
  let config: AstroConfig;
  let assembled: Assembled;
  let pictures: Record<string, KeptPicture> = {};
  return {
    name: 'incremental-pages',
    hooks: {
      'astro:config:setup': async ({ command, config: found, updateConfig }) => {
        if (command !== 'build' && command !== 'sync') return;
        if (command === 'build') updateConfig({ vite: { resolve: { alias: CONTENT } } });
        await (isForced() ? forgetLoaded(found) : checkLoaded(found));
      },
      'astro:config:done': ({ config: done }) => {
        if (done.build.format !== 'file') throw new Error('build.format must be "file"');
        config = done;
      },
      'astro:build:start': async ({ logger, setPrerenderer }) => {
        mark('loaded');
        await sealLoaded(config);
        process.env[CONTENT_FILE] = fileURLToPath(storeOf(config));
        const begin = (found: Assembled) => {
          assembled = found;
          mark('bundled');
        };
        setPrerenderer((standard) =>
          incremental(standard, logger, () => prepare(config, finishing), begin),
        );
      },
      'astro:build:generated': () => {
        mark('pictures', assembled.picturesBegin);
        pictures = assembled.parts.pictures.finish();
        assembled.assembly.tell();
      },
      'astro:build:done': () => timed('leave', () => leave(config, assembled, pictures)),
    },
  };
};
