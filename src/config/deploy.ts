import { trackedQuery } from '../lib/incremental/dependencies.ts';

type Environment = Record<string, string | undefined>;

/**
 * Returns whether this build shows drafts, from `CMS_PREVIEW`. It is not a tracked query: previews
 * have a cache of their own.
 *
 * @throws {Error} when `CMS_PREVIEW` is not `1`, `true`, `0` or `false`
 */
export function isPreviewDeploy({ CMS_PREVIEW: setting }: Environment = process.env): boolean {
  if (!setting || setting === '0' || setting === 'false') return false;
  if (setting === '1' || setting === 'true') return true;
  throw new Error('CMS_PREVIEW must be 1 or 0');
}

/**
 * Returns whether search engines may index this deploy. `SITE_INDEXED` overrides the default: true,
 * except for Netlify's deploy previews and branches, which are copies of the site. A preview of
 * drafts is never indexed.
 *
 * @throws {Error} when `SITE_INDEXED` is neither `true` nor `false`
 */
export const isIndexedDeploy = trackedQuery(
  'isIndexedDeploy',
  (environment: Environment = process.env): boolean => {
    if (isPreviewDeploy(environment)) return false;
    const { SITE_INDEXED: setting, NETLIFY: isNetlify, CONTEXT: context } = environment;
    if (setting === 'true' || setting === 'false') return setting === 'true';
    if (setting) throw new Error('SITE_INDEXED must be true or false');
    return !isNetlify || context === 'production';
  },
);
