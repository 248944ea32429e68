import type { AstroIntegration } from 'astro';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PUBLICATION_FILE } from '#contract/buildReport.ts';
import { problemReport, formatProblems } from '../../session/problemReport.ts';
import { findPublicationId } from '../../settings/environment.ts';

/**
 * Writes what the build reports about invalid content to `build-report.json` in the cache folder,
 * which is not published, and logs it. Also writes the id of the publication that requested the build into
 * a file of the site, by which the CMS recognises that the build is online.
 */
export const buildReport = (): AstroIntegration => {
  let cacheDir: URL;
  return {
    name: 'build-report',
    hooks: {
      'astro:config:setup': ({ command }) => {
        if (command === 'build') problemReport.start();
      },
      'astro:config:done': ({ config }) => {
        cacheDir = config.cacheDir;
      },
      'astro:build:done': async ({ dir, logger }) => {
        const id = findPublicationId();
        if (id) await writeFile(new URL(PUBLICATION_FILE, dir), `${id}\n`);
        const report = problemReport.end();
        const file = new URL('build-report.json', cacheDir);
        await mkdir(cacheDir, { recursive: true });
        await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
        if (report.problems.length === 0) return;
        const lines = formatProblems(report.problems).join('\n');
        logger.warn(
          `The CMS has invalid content, which the site does not show:\n${lines}\n` +
            `  Report: ${fileURLToPath(file)}`,
        );
      },
    },
  };
};
