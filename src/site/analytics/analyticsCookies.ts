const ANALYTICS_COOKIE = /^_ga(_.*)?$/;

/** Returns the names of the analytics cookies in `document.cookie`. */
const analyticsCookies = (cookies: string): string[] =>
  cookies
    .split('; ')
    .map((pair) => pair.split('=')[0] ?? '')
    .filter((name) => ANALYTICS_COOKIE.test(name));

/**
 * Returns every domain that a cookie visible on a host may belong to: the host and its parents.
 * The last one is a public suffix; browsers ignore cookies for it.
 *
 * @example
 * cookieDomains('www.foco.example') // ['www.foco.example', 'foco.example', 'example']
 */
const cookieDomains = (host: string): string[] => {
  const labels = host.split('.');
  return labels.map((_label, index) => labels.slice(index).join('.'));
};

/**
 * Returns the assignments to `document.cookie` that delete its analytics cookies, each for every domain
 * on which it may have been set.
 */
export const expireAnalytics = (cookies: string, host: string): string[] =>
  analyticsCookies(cookies).flatMap((name) => {
    const expired = `${name}=; Max-Age=0; Path=/`;
    return [expired, ...cookieDomains(host).map((domain) => `${expired}; Domain=${domain}`)];
  });
