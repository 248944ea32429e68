import type { AstroIntegration } from 'astro';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanPath } from '../../cms/contract/paths.ts';
import { isStrictBuild } from './environment.ts';
import { reportProblems } from '../lib/buildReport.ts';
import {
  type RuleOmission,
  type SourceRule,
  netlifyRules,
  resolveRedirects,
} from '../lib/routing/redirects.ts';
import { RecordsError } from '../loaders/loaderErrors.ts';

/** Read by Netlify and by some other hosts; src/pages/[hostRules].ts renders what it is made from. */
const FILE = '_redirects';

/** Returns the paths of all files of a built site, without `.html`. */
async function listPaths(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name));
      return cleanPath(`/${file.split(path.sep).join('/')}`);
    }),
  );
}

/**
 * Writes the rules of the host into a built site, and reports every rule that has no effect.
 *
 * @param isStrict whether contradictions end the build
 * @throws {RecordsError} with the records that contradict each other, in a strict build
 */
export async function writeRules(folder: string, isStrict: boolean): Promise<void> {
  const file = path.join(folder, FILE);
  const rules = JSON.parse(await readFile(file, 'utf8')) as SourceRule[];
  const sources = new Map(rules.map(({ rule, source }) => [rule, source]));
  const { redirects, contradictions, ineffective } = resolveRedirects(
    [...sources.keys()],
    await listPaths(folder),
  );
  const problemOf = ({ rule, message }: RuleOmission) => ({
    ...sources.get(rule)!,
    locale: null,
    message,
  });
  if (isStrict && contradictions.length > 0) {
    throw new RecordsError('redirects', contradictions.map(problemOf));
  }
  const omissions = [...contradictions, ...ineffective].map(problemOf);
  reportProblems(omissions.map((problem) => ({ ...problem, fallback: 'omitted' })));
  await writeFile(file, netlifyRules(redirects));
}

/**
 * Redirects are data: a build writes them to `_redirects` for the host when it knows all files of the
 * site, `astro preview` answers that file
 * (src/build/hosting/previewRules.ts), and `astro dev` answers the rules of the CMS.
 */
export const redirectRules = (): AstroIntegration => ({
  name: 'redirect-rules',
  hooks: {
    'astro:config:setup': ({ command, addMiddleware }) => {
      if (command !== 'dev') return;
      const entrypoint = new URL('../loaders/devRedirects.ts', import.meta.url);
      addMiddleware({ entrypoint, order: 'pre' });
    },
    'astro:build:done': ({ dir }) => writeRules(fileURLToPath(dir), isStrictBuild()),
  },
});
