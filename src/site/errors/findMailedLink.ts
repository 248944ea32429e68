/** How mail programs encode `#` and `?`, once or several times: `%23`, `%2523`. */
const ENCODED_SIGN = /%(?:25)*(?:23|3f)/i;
const MAX_TIMES = 4;

/** What programs take for the end of a link although it follows it: `>`, `).`, a quote, a space, also encoded. */
const FOLLOWING =
  /(?:[.,;:!?'")>\]}*_]|&(?:amp|gt|lt|quot|nbsp);|%(?:0a|0d|20|22|27|29|2a|2c|2e|3[a-e]|5d|7d|c2%a0|c2%bb|e2%80%9[9d]|e2%80%a6)){1,12}$/i;

/**
 * Returns the link that a mail program has rewritten, with the query or hash that it took for a part of the
 * path, or `undefined` if the path has none. What the program adds to a link with a hash is left out.
 *
 * Also returns a link without what followed it in a message.
 *
 * @example
 * findMailedLink('/seleccion%232.1z.Amaia', '?utm_source=mail') // '/seleccion#2.1z.Amaia'
 */
export function findMailedLink(pathname: string, search: string): string | undefined {
  const [sign] = ENCODED_SIGN.exec(pathname) ?? [];
  if (!sign) {
    const path = pathname.replace(FOLLOWING, '');
    return path === pathname || path === '' ? undefined : path + search;
  }
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
