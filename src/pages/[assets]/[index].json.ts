import type { APIRoute } from 'astro';
import { getFinderFiles } from '~/features/finder/finderFile';
import { contentAddressed } from '~/lib/dependencies';

export async function getStaticPaths() {
  const { contents } = await getFinderFiles();
  const paths = Object.keys(contents).map((path) => {
    const [, assets, file = ''] = path.split('/');
    return { params: { assets, index: file.replace(/\.json$/, '') }, props: { path } };
  });
  return contentAddressed(paths);
}

export const GET: APIRoute<{ path: string }> = async ({ props: { path } }) =>
  new Response((await getFinderFiles()).contents[path], {
    headers: { 'Content-Type': 'application/json' },
  });
