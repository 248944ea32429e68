import path from 'node:path';

/** Name of the header that carries the policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

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

/**
 * Returns the content of `_headers`, the format of Netlify and of some other hosts.
 *
 * @param files the built pages: `en/actores.html`
 */
export const hostHeaders = (policy: string, files: readonly string[]): string =>
  [
    rule('/*', { [POLICY_HEADER]: policy }),
    ...pagePatterns(files).map((pattern) => rule(pattern, PAGE_HEADERS)),
  ].join('');

/** Returns the policy in the output of {@link hostHeaders}. */
export const findPolicy = (headers: string): string | undefined =>
  headers
    .split('\n')
    .find((line) => line.includes(`${POLICY_HEADER}: `))
    ?.replace(`${POLICY_HEADER}: `, '')
    .trim();
