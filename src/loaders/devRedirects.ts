import type { MiddlewareHandler } from 'astro';
import { canonicalPath } from '../../cms/contract/paths.ts';
import { followRedirects } from '../../cms/contract/redirects.ts';
import { locationOf, mergeChain } from '~/lib/routing/redirects';
import { getRedirectRules } from './publishedRedirects';

/** Answers the redirects in `astro dev`: where there is no page, the rule of the path is followed. */
export const onRequest: MiddlewareHandler = async ({ url }, next) => {
  const response = await next();
  if (response.status !== 404) return response;
  const rules = (await getRedirectRules()).map(({ rule }) => rule);
  const path = canonicalPath(url.pathname);
  const chain = followRedirects(rules).chains.get(path);
  if (!chain) return response;
  const redirect = mergeChain(path, chain);
  const headers = { Location: locationOf(redirect, url.search) };
  return new Response(null, { status: redirect.status, headers });
};
