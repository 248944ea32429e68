import type { AstroIntegration } from 'astro';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Builds beside the output folder and lets the whole take its place once every integration is done:
 * a build that fails or is killed leaves the last good one as it was. It must be the last of the
 * integrations.
 *
 * @throws {Error} when it is not the last
 */
export const atomicOutput = (): AstroIntegration => {
  let target: URL;
  return {
    name: 'whole-output',
    hooks: {
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        target = config.outDir;
        await tidy(target);
        const draft = draftOf(target);
        // Astro has worked these two out from the folder already.
        const build = { client: new URL('client/', draft), server: new URL('server/', draft) };
        updateConfig({ outDir: draft, build } as object);
      },
      'astro:config:done': ({ config }) => {
        if (config.integrations.at(-1)?.name === 'whole-output') return;
        throw new Error('The integration "whole-output" must be the last one');
      },
      'astro:build:done': async ({ logger }) => {
        await swap(target);
        logger.info('the new site has taken its place');
      },
    },
  };
};

const beside = (folder: URL, name: string) => new URL(`${folder.href.replace(/\/$/, '')}.${name}/`);

/** Where a build writes until it is whole: beside the folder that it is to become. */
export const draftOf = (target: URL): URL => beside(target, 'next');

const formerOf = (target: URL): URL => beside(target, 'last');

const remove = (folder: URL) => rm(folder, { recursive: true, force: true });

/** Puts back what a swap that was killed halfway took away, and clears what a broken build left. */
export async function tidy(target: URL): Promise<void> {
  const former = formerOf(target);
  if (!existsSync(target) && existsSync(former)) await rename(former, target);
  await Promise.all([remove(former), remove(draftOf(target))]);
}

/** Lets the draft take the place of the folder, in two renames: no reader sees half of either. */
export async function swap(target: URL): Promise<void> {
  const former = formerOf(target);
  if (existsSync(target)) await rename(target, former);
  await rename(draftOf(target), target);
  await remove(former);
}
