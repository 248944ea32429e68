/** How mail programs encode `#` and `?`, once or several times: `%23`, `%2523`. */
const ENCODED_SIGN = /%(?:25)*(?:23|3f)/i;
const MAX_TIMES = 4;

/**
 * Returns the link that a mail program has rewritten, with the query or hash that it took for a part of the
 * path, or `undefined` if the path has none. What the program adds to a link with a hash is left out.
 *
 * @example
 * findMailedLink('/seleccion%232.1z.Amaia', '?utm_source=mail') // '/seleccion#2.1z.Amaia'
 */
export function findMailedLink(pathname: string, search: string): string | undefined {
  const [sign] = ENCODED_SIGN.exec(pathname) ?? [];
  if (!sign) return undefined;
  let path = pathname;
  for (let times = 0; times < MAX_TIMES && !/%(?:23|3f)/i.test(path); times++) {
    path = path.replace(/%25/g, '%');
  }
  const [, page = '', encoded = '', rest = ''] = /^(.*?)\/?%(23|3f)(.*)$/is.exec(path) ?? [];
  if (encoded === '23') return `${page}#${rest}`;
  const [query = '', hash] = rest.split(/%23/, 2);
  // Its own signs are encoded too.
  const signs = /[=&]/.test(query) ? query : query.replace(/%3d/gi, '=').replace(/%26/g, '&');
  const added = search.slice(1);
  return `${page}?${signs}${added ? `&${added}` : ''}${hash === undefined ? '' : `#${hash}`}`;
}
