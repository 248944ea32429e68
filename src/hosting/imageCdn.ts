import type { AstroIntegration } from 'astro';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a build may add to `netlify.toml`, which cannot read the environment. */
const FILE = '.netlify/v1/config.json';

/** Where the CMS keeps its media. */
const MEDIA = '/api/media/';

type Environment = Record<string, string | undefined>;

/**
 * Says of which pictures Netlify's image CDN may make others: those of the CMS, where that service
 * is chosen; else of none, so that nobody uses it for pictures of their own.
 *
 * @returns regular expressions for whole addresses
 */
export function imageSources({ IMAGE_DOMAIN, IMAGE_SERVICE, CMS_URL }: Environment): string[] {
  if (!IMAGE_DOMAIN || IMAGE_SERVICE !== 'netlify' || !CMS_URL) return [];
  const address = new URL(MEDIA, CMS_URL).href;
  return [`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`];
}

/** Tells Netlify of which pictures its image CDN may make others. */
export const netlifyImages = (): AstroIntegration => {
  let file: string;
  return {
    name: 'netlify-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        file = path.join(fileURLToPath(config.root), FILE);
      },
      'astro:build:done': async () => {
        const sources = imageSources(process.env);
        if (sources.length === 0) return rm(file, { force: true });
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify({ images: { remote_images: sources } }));
      },
    },
  };
};
