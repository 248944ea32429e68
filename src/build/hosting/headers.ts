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
 * @param common the headers of every page and file
 * @param files the built pages: `en/actores.html`
 */
export const hostHeaders = (common: Record<string, string>, files: readonly string[]): string =>
  [rule('/*', common), ...pagePatterns(files).map((pattern) => rule(pattern, PAGE_HEADERS))].join(
    '',
  );

/** Returns the headers of every page and file in the output of {@link hostHeaders}. */
export function commonHeaders(headers: string): Record<string, string> {
  const [first = ''] = headers.split(/\n(?=\S)/);
  const lines = first.split('\n').slice(1).filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.trim().split(': ');
      return [name, value.join(': ')];
    }),
  );
}
