import type { AstroIntegration } from 'astro';
import { writeFile } from 'node:fs/promises';
import { PUBLICATION_FILE } from '../../cms/contract/buildReport.ts';
import { findPublicationId } from './environment.ts';

/**
 * Writes the id of the publication that requested the build into a file of the site, by which the CMS
 * recognises that the build is online. Other builds write none.
 */
export const publicationFile = (): AstroIntegration => ({
  name: 'publication-file',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const id = findPublicationId();
      if (id) await writeFile(new URL(PUBLICATION_FILE, dir), `${id}\n`);
    },
  },
});
