import type { APIRoute } from 'astro';
import { getOldAddresses } from '~/content/oldAddresses';
import { netlifyRules } from '~/lib/redirects';

/**
 * Netlify's file of redirects; a page's own file name cannot begin with an underscore. It has no
 * key: every build makes it anew and tells its notes.
 */
export const getStaticPaths = () => [{ params: { rules: '_redirects' } }];

export const GET: APIRoute = async () => {
  const { leaps, notes } = await getOldAddresses();
  for (const note of notes) console.warn(note);
  return new Response(netlifyRules(leaps), { headers: { 'Content-Type': 'text/plain' } });
};
