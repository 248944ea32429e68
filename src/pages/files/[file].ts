import type { APIRoute } from 'astro';
import type { FileLink } from '~/loaders/schemas/media';
import { fetchFile, getFiles } from '~/content/files';
import { contentAddressed } from '~/lib/incremental/cacheKey';

/** Every file that the site offers is copied into it: it needs no CMS once it is built. */
export async function getStaticPaths() {
  const files = await getFiles();
  return contentAddressed(files.map((file) => ({ params: { file: file.name }, props: { file } })));
}

export const GET: APIRoute<{ file: FileLink }> = async ({ props: { file } }) =>
  new Response(await fetchFile(file), { headers: { 'Content-Type': file.mimeType } });
