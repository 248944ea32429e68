import type { APIRoute } from 'astro';
import { getFinderIndex, getFinderPath } from '~/features/finder/finderFile';
import { contentAddressed } from '~/lib/dependencies';

/** Returns the path of the finder's index. */
export async function getStaticPaths() {
  const [, assets, file = ''] = (await getFinderPath()).split('/');
  return contentAddressed([{ params: { assets, index: file.replace(/\.json$/, '') }, props: {} }]);
}

/** Renders the finder's index. */
export const GET: APIRoute = async () =>
  new Response(await getFinderIndex(), { headers: { 'Content-Type': 'application/json' } });
