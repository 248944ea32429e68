import type { APIRoute } from 'astro';
import type { FileLink } from '~/model/media';
import { fetchFile, getFiles } from '~/loaders/publishedFiles';
import { contentAddressed } from '~/lib/dependencies';

/** Returns the paths of the files that pages link to. */
export async function getStaticPaths() {
  const files = await getFiles();
  return contentAddressed(files.map((file) => ({ params: { file: file.name }, props: { file } })));
}

/** Copies a file from the CMS, so that the built site does not need the CMS; omits a broken one. */
export const GET: APIRoute<{ file: FileLink }> = async ({ props: { file } }) => {
  const content = await fetchFile(file);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, { headers: { 'Content-Type': file.mimeType } });
};
