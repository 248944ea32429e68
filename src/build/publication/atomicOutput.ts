import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

const sibling = (folder: URL, suffix: string) =>
  new URL(`${folder.href.replace(/\/$/, '')}.${suffix}/`);

const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

/**
 * Builds into a staging folder and replaces the output folder when all integrations are done: a
 * build that fails or is killed leaves the previous site unchanged.
 */
export const atomicOutput = (): AstroIntegration => {
  let outDir: URL;
  // Next to the output folder, on the same file system.
  let staging: URL;
  let backup: URL;
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        outDir = config.outDir;
        staging = sibling(outDir, 'next');
        backup = sibling(outDir, 'last');
        // The last build may have been interrupted while it replaced the output folder.
        if (!existsSync(outDir) && existsSync(backup)) await rename(backup, outDir);
        await Promise.all([remove(backup), remove(staging)]);
        // Astro has already derived these two from outDir.
        const build = { client: new URL('client/', staging), server: new URL('server/', staging) };
        updateConfig({ outDir: staging, build } as object);
      },
      'astro:build:done': async ({ logger }) => {
        // No reader sees a partial site.
        if (existsSync(outDir)) await rename(outDir, backup);
        await rename(staging, outDir);
        await remove(backup);
        logger.info('the new site has replaced the previous one');
      },
    },
  };
};
