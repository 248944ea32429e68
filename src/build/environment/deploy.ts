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
