import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { castingPacks } from '~/features/documents/castingPacks';
import { NOT_CACHED, contentAddressed } from '~/session/buildSession';
import { packPath } from '~/lib/routing/routes';

export async function getStaticPaths() {
  const entries = await castingPacks.entries();
  return contentAddressed(
    entries.map((entry) => {
      // From the path of the file: `/en/fichas/actrices/ines-quiroga.pdf`.
      const path = packPath(entry.talent.locale, entry.talent, entry.file);
      const [file, list, , locale] = path.split('/').toReversed();
      return {
        params: { locale: locale || undefined, list, file },
        props: entry,
        hash: entry.hash,
      };
    }),
  );
}

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** Renders a file of a casting pack; one that cannot be made is left out. */
export const GET: APIRoute<Props> = async ({ props, site }) => {
  const rendered = await castingPacks.render(props.talent, props.file, site);
  if (!rendered) return new Response(null, { status: 404 });
  const headers = new Headers({ 'Content-Type': rendered.mimeType });
  if (!rendered.isComplete) headers.set('Cache-Control', NOT_CACHED);
  return new Response(rendered.content, { headers });
};
