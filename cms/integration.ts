import type { AstroIntegration } from 'astro';
import type { startEmbeddedCms } from './runtime/embedded.ts';

/** One per process: in dev, Astro runs the setup hook again when its configuration changes. */
let running: ReturnType<typeof startEmbeddedCms> | undefined;

async function stop(): Promise<void> {
  const cms = await running;
  running = undefined;
  await cms?.close();
}

/**
 * Starts the embedded CMS for `astro dev`, `build` and `sync` unless `CMS_URL` is set, and stops it at
 * the end. Sets `CMS_URL` and `CMS_TOKEN`, by which the site finds any CMS.
 */
export const embeddedCms = (): AstroIntegration => ({
  name: 'embedded-cms',
  hooks: {
    'astro:config:setup': async ({ command, logger }) => {
      if (command === 'preview') return;
      if (running || !process.env.CMS_URL) {
        const startMs = performance.now();
        running ??= import('./runtime/embedded.ts').then((embedded) => embedded.startEmbeddedCms());
        const { url, token } = await running;
        process.env.CMS_URL = url;
        process.env.CMS_TOKEN = token;
        logger.info(`CMS ready at ${url} in ${Math.round(performance.now() - startMs)} ms`);
      }
    },
    'astro:build:done': stop,
    'astro:server:done': stop,
  },
});
