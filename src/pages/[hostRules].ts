import type { APIRoute } from 'astro';
import { getRedirectRules } from '~/loaders/publishedRedirects';

/**
 * Returns the path of Netlify's redirect file; Astro ignores page files whose name starts with an
 * underscore. It has no cache key: every build replaces the file.
 */
export const getStaticPaths = () => [{ params: { hostRules: '_redirects' } }];

/** Renders the rules as JSON, from which src/build/redirectRules.ts writes those of the host. */
export const GET: APIRoute = async () => Response.json(await getRedirectRules());
