type ObjectValue = Record<string, unknown>;

const isFile = ({ url, source, name }: ObjectValue): boolean =>
  typeof source === 'string' && typeof name === 'string' && url === `/files/${name}`;

const pathOf = (source: unknown): string => {
  const { pathname, search } = new URL(String(source));
  return pathname + search;
};

/**
 * Returns data whose files have their paths in the CMS: the site's build copies files to `/files`, and
 * the preview is served from the CMS's own origin.
 */
export function withCmsPaths<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(withCmsPaths) as T;
  const copy = Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, withCmsPaths(value)]),
  );
  return (isFile(copy) ? { ...copy, url: pathOf(copy.source) } : copy) as T;
}
