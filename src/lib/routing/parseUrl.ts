/** Returns the parsed URL, or `undefined` if it is malformed. Safari before 17 has no `URL.canParse`. */
export function parseUrl(href: string): URL | undefined {
  try {
    return new URL(href);
  } catch {
    return undefined;
  }
}
