import { trackedQuery } from '../../lib/dependencies.ts';

type Environment = Record<string, string | undefined>;

/**
 * Returns whether search engines may index this deploy. `SITE_INDEXED` overrides the default: true,
 * except for Netlify's deploy previews and branches, which are copies of the site.
 *
 * @throws {Error} when `SITE_INDEXED` is neither `true` nor `false`
 */
export const isIndexedDeploy = trackedQuery(
  'isIndexedDeploy',
  (environment: Environment = process.env): boolean => {
    const { SITE_INDEXED: setting, NETLIFY: isNetlify, CONTEXT: context } = environment;
    if (setting === 'true' || setting === 'false') return setting === 'true';
    if (setting) throw new Error('SITE_INDEXED must be true or false');
    return !isNetlify || context === 'production';
  },
);

/**
 * Returns the public address of the site: `SITE_URL`, else that of the host (Netlify sets `URL` to the
 * primary domain), else an example.
 *
 * @throws {Error} naming the variable, when it is not an http(s) URL
 */
export function siteUrl({ SITE_URL, URL: netlifyUrl }: Environment = process.env): string {
  const address = SITE_URL || netlifyUrl || 'https://foco-agencia.example';
  if (/^https?:$/.test(globalThis.URL.parse(address)?.protocol ?? '')) return address;
  throw new Error('SITE_URL must be a URL such as https://agencia.example');
}
