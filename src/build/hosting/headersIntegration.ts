import { GTAG_BASE_URL } from '../../site/analytics/analytics.ts';
import { videoUrls } from '../../lib/videoUrl.ts';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { imageService } from '../../pictures/serviceSettings.ts';
import { sha256 } from '../../lib/hash.ts';

/** What follows a tag's name as browsers parse it: `<` and `>` in quoted attributes are text. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
/** Matches a script with its attributes and its text, and skips comments and other tags. */
const SCRIPT = new RegExp(
  `<!--[^]*?-->|<script(?![\\w-])(${ATTRIBUTES})>([^]*?)(?:</script|$)|<[a-z]${ATTRIBUTES}>`,
  'gi',
);

const EXCERPT_LENGTH = 60;

/** Returns the inline scripts of a page that run; a script with `src` or `type` is a file or data. */
const findInlineScripts = (html: string): string[] =>
  [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text]) =>
    text === undefined || /\s(?:src|type)=/.test(attributes) ? [] : text,
  );

/** Both players are always allowed: an editor can add the first video of either at any time. */
const PLAYER_ORIGINS = (['youtube', 'vimeo'] as const).map(
  (type) => new URL(videoUrls({ type, id: '' }).src).origin,
);

/** Google Analytics uses regional hosts; some browsers send events as image requests. */
const ANALYTICS_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

/**
 * Returns the Content-Security-Policy of all pages. It is one policy because the client router
 * keeps the policy of the first page of a visit. Nothing comes from other origins unless it is listed.
 *
 * @param scripts the inline scripts of all pages
 */
function buildCsp(scripts: Iterable<string>): string {
  const scriptHashes = [...scripts].map((text) => `'sha256-${sha256(text, 'base64')}'`);
  const hasAnalytics = Boolean(process.env.PUBLIC_GA_MEASUREMENT_ID);
  const analytics = hasAnalytics ? ANALYTICS_HOSTS : [];
  const imageOrigin = imageService().origin;
  const directives = {
    // Firefox applies it to prefetched stylesheets.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, ...(hasAnalytics ? [GTAG_BASE_URL] : [])],
    'style-src': ["'self'"],
    // Style attributes set focal points, colours and text lengths; they cannot run scripts.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", ...(imageOrigin ? [imageOrigin] : []), ...analytics],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...analytics],
    'frame-src': PLAYER_ORIGINS,
    // Without script, the answer to a proposal is sent by the e-mail program.
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Pages are revalidated on every request and cannot be embedded by other origins; images can. */
const PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Returns Netlify path patterns for pages: `/`, and one placeholder per folder. No page matches
 * two patterns, since Netlify does not document which value wins.
 */
function pagePatterns(files: readonly string[]): string[] {
  const folders = files.map((file) => path.posix.dirname(file)).filter((folder) => folder !== '.');
  return ['/', '/:page', ...[...new Set(folders)].sort().map((folder) => `/${folder}/:page`)];
}

const rule = (pattern: string, headers: Record<string, string>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
    '\n',
  );

/** Returns the content of `_headers`, the format of Netlify and of some other hosts. */
const hostHeaders = (common: Record<string, string>, files: readonly string[]): string =>
  [rule('/*', common), ...pagePatterns(files).map((pattern) => rule(pattern, PAGE_HEADERS))].join(
    '',
  );

/** Returns the headers of every page and file in the output of {@link hostHeaders}. */
function commonHeaders(headers: string): Record<string, string> {
  const [first = ''] = headers.split(/\n(?=\S)/);
  const lines = first.matchAll(/^ {2}(.+?): (.*)$/gm);
  return Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
}

const FILE = '_headers';

/** Lists the pages of a built site, e.g. `en/actores.html`. */
async function listPages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.split(path.sep).join('/'));
}

/**
 * Builds the policy from the inline scripts of the built pages, and checks those of the rendered ones: a
 * script in the content must not run.
 *
 * @param rendered each inline script of the pages that this build has rendered, with the first such page
 */
async function createPolicy(
  folder: string,
  rendered: ReadonlyMap<string, string>,
): Promise<string> {
  const scriptsOf = async (page: string) =>
    findInlineScripts(await readFile(path.join(folder, page), 'utf8'));
  // Pages without editors' content: one with the scripts of all pages, and one with that of proposals.
  const ofEveryPage = [...(await scriptsOf('404.html')), ...(await scriptsOf('propuesta.html'))];
  // The first script of `/` is on no other page.
  const allowed = new Set([...(await scriptsOf('index.html')).slice(0, 1), ...ofEveryPage]);
  for (const [text, page] of rendered) {
    if (allowed.has(text)) continue;
    const excerpt = text.trim().slice(0, EXCERPT_LENGTH);
    throw new Error(`${page} has an inline script that is not on every page: ${excerpt}`);
  }
  return buildCsp(allowed);
}

/**
 * Writes the headers that depend on the build to `_headers`; constant headers are in `netlify.toml`.
 * `astro preview` sends them too; `astro dev` does not, because it injects scripts of its own.
 */
export const headersFile = (): AstroIntegration => {
  // Pages that are reused were checked by the build that rendered them, with the same code.
  const scripts = new Map<string, string>();
  return {
    name: 'headers-file',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        const file = path.join(fileURLToPath(config.outDir), FILE);
        if (command !== 'preview' || !existsSync(file)) return;
        updateConfig({ server: { headers: commonHeaders(readFileSync(file, 'utf8')) } });
      },
      'incremental:rendered': ({ page, html }) => {
        for (const text of findInlineScripts(html)) if (!scripts.has(text)) scripts.set(text, page);
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const policy = await createPolicy(folder, scripts);
        const file = path.join(folder, FILE);
        // src/pages/[hostRules].ts renders the headers that depend on the content.
        const declared = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
        const common = { 'Content-Security-Policy': policy, ...declared };
        await writeFile(file, hostHeaders(common, await listPages(folder)));
      },
    },
  };
};
