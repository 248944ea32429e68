const ANALYTICS_COOKIE = /^_ga(_[^=]*)?(?==|$)/;

/**
 * Returns the assignments to `document.cookie` that delete its analytics cookies, each for every domain
 * on which it may have been set: the host and its parents. Browsers ignore the last one, a public suffix.
 *
 * @param cookies `document.cookie`
 */
export const expireAnalytics = (cookies: string, host: string): string[] =>
  cookies.split('; ').flatMap((pair) => {
    const name = ANALYTICS_COOKIE.exec(pair)?.[0];
    if (!name) return [];
    const expired = `${name}=; Max-Age=0; Path=/`;
    const domains = host.split('.').map((_, at, labels) => labels.slice(at).join('.'));
    return [expired, ...domains.map((domain) => `${expired}; Domain=${domain}`)];
  });
