import type { APIRoute } from 'astro';
import { type PackEntry, getPackEntries, renderPackFile } from '~/features/documents/castingPacks';
import { NOT_CACHED, contentAddressed } from '~/lib/dependencies';
import { packPath } from '~/lib/routing/routes';

/** Returns the parameters of a file from its path: `/en/fichas/actrices/ines-quiroga.pdf`. */
function paramsOf({ talent, file }: PackEntry) {
  const [name, list, , locale] = packPath(talent.locale, talent, file).split('/').toReversed();
  return { locale: locale || undefined, list, file: name };
}

/** Returns the paths of the files of all casting packs. */
export async function getStaticPaths() {
  const entries = await getPackEntries();
  return contentAddressed(
    entries.map((entry) => ({ params: paramsOf(entry), props: entry, hash: entry.hash })),
  );
}

/** Renders a file of a casting pack; one that cannot be made is left out. */
export const GET: APIRoute<PackEntry> = async ({ props, site }) => {
  const rendered = await renderPackFile(props.talent, props.file, site);
  if (!rendered) return new Response(null, { status: 404 });
  const headers = new Headers({ 'Content-Type': rendered.mimeType });
  if (!rendered.isComplete) headers.set('Cache-Control', NOT_CACHED);
  return new Response(rendered.content, { headers });
};
