import type { AstroIntegration } from 'astro';
import type { EmbeddedCms } from './runtime/embedded.ts';

/** One per process: Astro runs the set-up hooks again when its configuration changes in dev. */
let running: Promise<EmbeddedCms> | undefined;

async function start(): Promise<EmbeddedCms> {
  const { startEmbeddedCms } = await import('./runtime/embedded.ts');
  return startEmbeddedCms();
}

async function stop(): Promise<void> {
  const cms = await running;
  running = undefined;
  await cms?.close();
}

/** Pictures are fetched and cut from the CMS, and from nowhere else. */
function picturesOf(cms: string | undefined) {
  if (!cms || !URL.canParse(cms)) return [];
  const { protocol, hostname, port } = new URL(cms);
  return [{ protocol: protocol.replace(':', ''), hostname, port, pathname: '/api/media/**' }];
}

/**
 * Starts the embedded CMS for `astro dev`, `build` and `sync` when `CMS_URL` names no other, and
 * stops it at the end. The site finds it, as any CMS, by `CMS_URL` and `CMS_TOKEN`.
 */
export const embeddedCms = (): AstroIntegration => ({
  name: 'embedded-cms',
  hooks: {
    'astro:config:setup': async ({ command, logger, updateConfig }) => {
      if (command === 'preview') return;
      if (running || !process.env.CMS_URL) {
        const begin = performance.now();
        running ??= start();
        const { url, token } = await running;
        process.env.CMS_URL = url;
        if (token) process.env.CMS_TOKEN = token;
        logger.info(`CMS ready at ${url} in ${Math.round(performance.now() - begin)} ms`);
      }
      updateConfig({ image: { remotePatterns: picturesOf(process.env.CMS_URL) } });
    },
    'astro:build:done': stop,
    'astro:server:done': stop,
  },
});
