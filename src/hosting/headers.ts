import path from 'node:path';

/** The header that holds the policy. */
export const POLICY_HEADER = 'Content-Security-Policy';

/** Pages are asked for anew each time, and are nobody else's to load; pictures may be shown anywhere. */
const PAGE_HEADERS = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * The paths of pages as Netlify's rules know them: `/`, and a placeholder for what lies in a folder.
 * No page matches two: Netlify does not say which of two values would win.
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
 * Writes the headers that only a build knows in the format of Netlify and other hosts.
 *
 * @param files the built pages: `en/actores.html`
 */
export const hostHeaders = (policy: string, files: readonly string[]): string =>
  [
    rule('/*', { [POLICY_HEADER]: policy }),
    ...pagePatterns(files).map((pattern) => rule(pattern, PAGE_HEADERS)),
  ].join('');

/** Finds the policy in what {@link hostHeaders} wrote. */
export const findPolicy = (headers: string): string | undefined =>
  headers
    .split('\n')
    .find((line) => line.includes(`${POLICY_HEADER}: `))
    ?.replace(`${POLICY_HEADER}: `, '')
    .trim();
