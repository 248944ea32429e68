import type { APIRoute } from 'astro';
import { getRedirectRules } from '~/loaders/publishedRedirects';
import { getAgency } from '~/loaders/siteQueries';
import { DEFAULT_LOCALE } from '~/lib/i18n/locale';
import { AI_DECLARATIONS } from '~/lib/seo/crawlers';

/** What each file of rules is made from. */
const RULES: Record<string, () => Promise<unknown>> = {
  _redirects: getRedirectRules,
  _headers: async () => AI_DECLARATIONS[(await getAgency(DEFAULT_LOCALE)).aiCrawlers].headers,
};

/**
 * Returns the paths of Netlify's files of rules; Astro ignores page files whose name starts with an
 * underscore. They have no cache key: every build replaces the files.
 */
export const getStaticPaths = () =>
  Object.keys(RULES).map((hostRules) => ({ params: { hostRules } }));

/**
 * Renders what the CMS says about redirects and headers as JSON, from which
 * src/build/redirectRules.ts and src/build/hosting/headersIntegration.ts write the host's rules.
 */
export const GET: APIRoute = async ({ params }) =>
  Response.json(await RULES[params.hostRules ?? '']?.());
