const BASE = 'https://site.invalid';

/** Returns a path without `.html`, `/index` and trailing slash; `/` for the home page. */
export const cleanPath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.html)?\/*$/, '') || '/';

/** Returns one form for all spellings of a path: decoded, without `.html` and trailing slash. */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(path, BASE);
  try {
    return cleanPath(decodeURI(pathname));
  } catch {
    return cleanPath(pathname);
  }
}
