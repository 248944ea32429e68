const NAME = /^_ga(_.*)?$/;

/** Returns the names of the analytics cookies in `document.cookie`. */
export const analyticsCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => NAME.test(name));

/**
 * Returns the domains a cookie that a page of this host sees can belong to: the host and every
 * parent. The highest may be no site's own; no browser keeps a cookie there, nor minds the try.
 *
 * @example
 * cookieDomains('www.foco.example') // ['www.foco.example', 'foco.example', 'example']
 */
export const cookieDomains = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
};

/** Returns what to write to `document.cookie` so that a cookie is gone wherever it was set. */
export const expireCookie = (name: string, host: string): string[] => {
  const gone = `${name}=; Max-Age=0; Path=/`;
  return [gone, ...cookieDomains(host).map((domain) => `${gone}; Domain=${domain}`)];
};
