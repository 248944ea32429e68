import type { APIRoute } from 'astro';
import type { FileLink } from '~/model/media';
import { fetchFile } from '~/loaders/fetchMedia';
import { getHome } from '~/loaders/siteQueries';
import { getAllTalents } from '~/loaders/talentQueries';
import { contentAddressed } from '~/session/buildSession';
import { omittedFiles } from '~/session/omittedFiles';

/** Returns the files that pages link to, each once: curricula, videos, voice clips and SVG logos. */
async function findFiles(): Promise<FileLink[]> {
  const talents = await getAllTalents('es');
  const { trustedBy } = await getHome('es');
  const files = [
    ...talents.flatMap(({ curriculum }) => curriculum ?? []),
    ...talents.flatMap(({ videos }) =>
      videos.flatMap(({ source }) => (source.type === 'file' ? source.file : [])),
    ),
    ...talents.flatMap(({ voiceClips }) => voiceClips.map(({ file }) => file)),
    ...trustedBy.flatMap(({ logo }) => (logo && 'sizeBytes' in logo ? logo : [])),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

export async function getStaticPaths() {
  const files = await findFiles();
  return contentAddressed(files.map((file) => ({ params: { file: file.name }, props: { file } })));
}

/** Copies a file from the CMS, so that the built site does not need the CMS; omits a broken one. */
export const GET: APIRoute<{ file: FileLink }> = async ({ props: { file } }) => {
  const content = await fetchFile(file);
  omittedFiles.set(file.url, content === undefined);
  if (!content) return new Response(null, { status: 404 });
  return new Response(content, { headers: { 'Content-Type': file.mimeType } });
};
