import type { APIRoute } from 'astro';
import { getResolvedRedirects } from '~/content/redirects';
import { netlifyRules } from '~/lib/routing/redirects';

/**
 * Returns the path of Netlify's redirect file; Astro ignores page files whose name starts with an
 * underscore. It has no cache key, so that every build renders it and logs its warnings.
 */
export const getStaticPaths = () => [{ params: { hostRules: '_redirects' } }];

/** Renders the redirect rules. */
export const GET: APIRoute = async () => {
  const { redirects, warnings } = await getResolvedRedirects();
  for (const warning of warnings) console.warn(warning);
  return new Response(netlifyRules(redirects), {
    headers: { 'Content-Type': 'text/plain' },
  });
};
