import type { APIRoute } from 'astro';
import { getFinderFiles } from '~/features/finder/finderFile';
import { contentAddressed } from '~/session/buildSession';

export async function getStaticPaths() {
  const { contents } = await getFinderFiles();
  const paths = Object.entries(contents).map(([path, content]) => {
    const [, assets, file = ''] = path.split('/');
    const params = { assets, index: file.replace(/\.json$/, '') };
    return { params, props: { content } };
  });
  return contentAddressed(paths);
}

export const GET: APIRoute<{ content: string }> = ({ props: { content } }) =>
  new Response(content, { headers: { 'Content-Type': 'application/json' } });
