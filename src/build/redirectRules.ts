import type { AstroIntegration } from 'astro';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { canonicalPath, cleanPath } from '../../cms/contract/paths.ts';
import { followRedirects } from '../../cms/contract/redirects.ts';
import { isStrictBuild } from './environment.ts';
import { reportProblems } from '../lib/buildReport.ts';
import {
  type RuleOmission,
  type SourceRule,
  locationOf,
  mergeChain,
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

/** Marks the request by which the development server asks itself whether a path has a page. */
const PAGE_CHECK = 'x-page-check';
/** What never has a redirect: modules of Vite, and what a page loads (`Sec-Fetch-Dest`). */
const INTERNAL_PATH = /^\/([@_]|node_modules\/|src\/)/;
const LOADED_BY_PAGE = /^(audio|font|image|manifest|script|style|track|video|worker)$/;

/** Answers the redirects of the CMS in `astro dev`, where a path has no page. */
const answerRedirects =
  ({ httpServer }: ViteDevServer): Connect.NextHandleFunction =>
  async ({ url = '/', headers }, response, next) => {
    const { pathname, search } = new URL(`http://localhost${url}`);
    if (headers[PAGE_CHECK] || INTERNAL_PATH.test(pathname)) return next();
    if (LOADED_BY_PAGE.test(String(headers['sec-fetch-dest']))) return next();
    const address = httpServer?.address();
    if (!address || typeof address === 'string') return next();
    const ask = (path: string) =>
      fetch(`http://localhost:${address.port}${path}`, { headers: { [PAGE_CHECK]: '1' } });
    const path = canonicalPath(pathname);
    const rules = await ask(`/${FILE}`);
    // The page itself says that the CMS cannot be read.
    if (!rules.ok) return next();
    const records = (await rules.json()) as SourceRule[];
    const chain = followRedirects(records.map(({ rule }) => rule)).chains.get(path);
    if (!chain || (await ask(path)).status !== 404) return next();
    const redirect = mergeChain(path, chain);
    response.writeHead(redirect.status, { Location: locationOf(redirect, search) }).end();
  };

/** Comes before Astro's own handlers, which refuse a path with a final slash and drop the query. */
const devRedirects = (): Plugin => ({
  name: 'dev-redirects',
  enforce: 'post',
  configureServer: (server) => () => {
    server.middlewares.stack.unshift({ route: '', handle: answerRedirects(server) });
  },
});

/**
 * Redirects are data: a build writes them to `_redirects` for the host when it knows all files of the
 * site, `astro preview` answers that file
 * (src/build/hosting/previewRules.ts), and `astro dev` answers the rules of the CMS.
 */
export const redirectRules = (): AstroIntegration => ({
  name: 'redirect-rules',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [devRedirects()] } });
    },
    'astro:build:done': ({ dir }) => writeRules(fileURLToPath(dir), isStrictBuild()),
  },
});
