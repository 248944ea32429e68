import sharp from 'sharp';
import type { RunningCms } from '../../../cms/runtime/server.ts';

/** The pages without which there is no site; nothing else has to be in the CMS but a name. */
const REQUIRED_PAGES = {
  nosotras: 'Nosotras',
  representacion: 'Representación',
  'aviso-legal': 'Aviso legal',
  'politica-de-privacidad': 'Política de privacidad',
  'politica-de-cookies': 'Política de cookies',
} as const;

/** A picture of one colour, as large as asked for. */
export const drawing = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffd60a' } })
    .png()
    .toBuffer();

/** Uploads a file as an editor would, with its words in Spanish. */
export const upload = (cms: RunningCms, name: string, mimetype: string, data: Buffer) =>
  cms.payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt: 'Una imagen' },
    file: { name, mimetype, data, size: data.length },
  });

/** Fills in what every site needs: the agency's name, and a title for each page. */
export async function fillEmptyAgency({ payload }: RunningCms, name = 'Foco'): Promise<void> {
  for (const [slug, title] of Object.entries(REQUIRED_PAGES)) {
    const data = { slug, title, _status: 'published' } as never;
    await payload.create({ collection: 'pages', locale: 'es', data });
  }
  await payload.updateGlobal({ slug: 'agency', locale: 'es', data: { name } as never });
  const home = { _status: 'published' } as never;
  await payload.updateGlobal({ slug: 'home', locale: 'es', data: home });
}
