import { trackedQuery } from '../lib/incremental/trackedQuery.ts';

type Environment = Record<string, string | undefined>;

/**
 * Whether this build shows what editors have saved and not published: `CMS_PREVIEW` says so. What is
 * kept of such a build is kept apart, so that no page has to ask.
 *
 * @throws {Error} when `CMS_PREVIEW` is anything but `1` or `true`, `0` or `false`
 */
export function isPreviewDeploy({ CMS_PREVIEW: wanted }: Environment = process.env): boolean {
  if (!wanted || wanted === '0' || wanted === 'false') return false;
  if (wanted === '1' || wanted === 'true') return true;
  throw new Error('CMS_PREVIEW must be 1 or 0');
}

/**
 * Whether search engines may list this deploy: `SITE_INDEXED` says so, or else Netlify, whose
 * previews and branches are copies of the site. A preview of drafts is never listed.
 *
 * @throws {Error} when `SITE_INDEXED` is neither `true` nor `false`
 */
export const isIndexedDeploy = trackedQuery(
  'isIndexedDeploy',
  (environment: Environment = process.env): boolean => {
    if (isPreviewDeploy(environment)) return false;
    const { SITE_INDEXED: wanted, NETLIFY: isNetlify, CONTEXT: context } = environment;
    if (wanted === 'true' || wanted === 'false') return wanted === 'true';
    if (wanted) throw new Error('SITE_INDEXED must be true or false');
    return !isNetlify || context === 'production';
  },
);
