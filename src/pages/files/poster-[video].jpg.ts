import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { getThumbnailFiles } from '~/features/video/videoThumbnails';
import { loadThumbnail } from '~/loaders/fetchThumbnail';
import { contentAddressed } from '~/session/buildSession';

export async function getStaticPaths() {
  const files = await getThumbnailFiles();
  return contentAddressed(files.map((file) => ({ params: { video: file.name }, props: { file } })));
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Writes a thumbnail, which the build has fetched: visitors ask the provider for nothing. */
export const GET: APIRoute<Props> = async ({ props: { file } }) => {
  const jpeg = await loadThumbnail(file.video);
  if (!jpeg) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
};
