import type { AstroIntegration } from 'astro';
import { mkdir, rm, writeFile } from 'node:fs/promises';

/** Netlify merges this file with `netlify.toml`, which cannot read the environment. */
const FILE = '.netlify/v1/config.json';

/**
 * Returns the sources that Netlify's image CDN may transform: only the media of the CMS, or third parties
 * could use it for their own images.
 */
function imageSources(): string[] {
  const { IMAGE_DOMAIN, IMAGE_SERVICE, CMS_URL } = process.env;
  if (!IMAGE_DOMAIN || IMAGE_SERVICE !== 'netlify' || !CMS_URL) return [];
  const url = new URL('/api/media/', CMS_URL).href;
  return [`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}.*`];
}

/** Writes the {@link imageSources} to Netlify's configuration, or deletes the file if there are none. */
export const netlifyImages = (): AstroIntegration => {
  let file: URL;
  return {
    name: 'netlify-images',
    hooks: {
      'astro:config:done': ({ config }) => {
        file = new URL(FILE, config.root);
      },
      'astro:build:done': async () => {
        const sources = imageSources();
        if (sources.length === 0) return rm(file, { force: true });
        await mkdir(new URL('.', file), { recursive: true });
        await writeFile(file, JSON.stringify({ images: { remote_images: sources } }));
      },
    },
  };
};
