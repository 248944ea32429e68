import type { APIRoute } from 'astro';
import script from '~/site/recover.browser.ts?script-text';

/** The script for scripts that cannot be loaded; its address is the same in every deploy. */
export const GET: APIRoute = () =>
  new Response(script, { headers: { 'Content-Type': 'text/javascript' } });
