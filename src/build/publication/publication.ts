import type { AstroIntegration } from 'astro';
import { incrementalPages } from '../incremental/incrementalPages.ts';
import { atomicOutput } from './atomicOutput.ts';
import { buildLock } from './buildLock.ts';
import { buildReport } from './writeBuildReport.ts';

/**
 * Returns the integrations of a site that is published as a whole: before all parts one that ends a second
 * build in the same folder, and after them those that keep pages for the next build, report what the CMS has to
 * know, and replace the output folder.
 *
 * @param parts what makes the site, in any order
 */
export const publication = (
  ...parts: (AstroIntegration | AstroIntegration[])[]
): AstroIntegration[] => [
  buildLock(),
  ...parts.flat(),
  incrementalPages(),
  buildReport(),
  atomicOutput(),
];
