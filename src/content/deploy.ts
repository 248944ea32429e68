import { question } from '~/lib/questions';

type Environment = Record<string, string | undefined>;

/**
 * Whether search engines may list this deploy: `SITE_INDEXED` says so, or else Netlify, whose
 * previews and branches are copies of the site.
 *
 * @throws {Error} when `SITE_INDEXED` is neither `true` nor `false`
 */
export const isIndexedDeploy = question('isIndexedDeploy', (
  environment: Environment = process.env,
): boolean => {
  const { SITE_INDEXED: wanted, NETLIFY: isNetlify, CONTEXT: context } = environment;
  if (wanted === 'true' || wanted === 'false') return wanted === 'true';
  if (wanted) throw new Error('SITE_INDEXED must be true or false');
  return !isNetlify || context === 'production';
});
