import type { APIRoute } from 'astro';
import { getResolvedRedirects } from '~/content/redirects';
import { netlifyRules } from '~/lib/routing/redirects';

/**
 * Netlify's file of redirects; a page's own file name cannot begin with an underscore. It has no
 * key: every build makes it anew and tells its notes.
 */
export const getStaticPaths = () => [{ params: { rules: '_redirects' } }];

export const GET: APIRoute = async () => {
  const { resolvedRedirects, notes } = await getResolvedRedirects();
  for (const note of notes) console.warn(note);
  return new Response(netlifyRules(resolvedRedirects), {
    headers: { 'Content-Type': 'text/plain' },
  });
};
