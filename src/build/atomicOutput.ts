import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Builds into a staging folder and replaces the output folder when all integrations are done: a
 * build that fails or is killed leaves the previous site unchanged.
 *
 * @throws {Error} when it is not the last integration
 */
export const atomicOutput = (): AstroIntegration => {
  let outDir: URL;
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        outDir = config.outDir;
        await recover(outDir);
        const staging = stagingDir(outDir);
        // Astro has already derived these two from outDir.
        const build = { client: new URL('client/', staging), server: new URL('server/', staging) };
        updateConfig({ outDir: staging, build } as object);
      },
      'astro:config:done': ({ config }) => {
        if (config.integrations.at(-1)?.name === 'atomic-output') return;
        throw new Error('The integration "atomic-output" must be the last one');
      },
      'astro:build:done': async ({ logger }) => {
        await publish(outDir);
        logger.info('the new site has replaced the previous one');
      },
    },
  };
};

const sibling = (folder: URL, suffix: string) =>
  new URL(`${folder.href.replace(/\/$/, '')}.${suffix}/`);

/** Returns the folder that a build writes to: next to the output folder, on the same file system. */
const stagingDir = (outDir: URL): URL => sibling(outDir, 'next');

const backupDir = (outDir: URL): URL => sibling(outDir, 'last');

const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

/** Restores the output folder if {@link publish} was interrupted, and deletes leftover folders. */
async function recover(outDir: URL): Promise<void> {
  const backup = backupDir(outDir);
  if (!existsSync(outDir) && existsSync(backup)) await rename(backup, outDir);
  await Promise.all([remove(backup), remove(stagingDir(outDir))]);
}

/** Replaces the output folder by the staging folder: no reader sees a partial site. */
async function publish(outDir: URL): Promise<void> {
  const backup = backupDir(outDir);
  if (existsSync(outDir)) await rename(outDir, backup);
  await rename(stagingDir(outDir), outDir);
  await remove(backup);
}
