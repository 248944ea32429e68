import type { AstroIntegration } from 'astro';
import { draftOf, swap, tidy } from './folders.ts';

/**
 * Builds beside the output folder and lets the whole take its place once every integration is done:
 * a build that fails or is killed leaves the last good one as it was. It must be the last of the
 * integrations.
 *
 * @throws {Error} when it is not the last
 */
export const wholeOutput = (): AstroIntegration => {
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
