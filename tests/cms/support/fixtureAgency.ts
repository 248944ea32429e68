import type { RunningCms } from '../../../cms/runtime/server.ts';
import sharp from 'sharp';
import { REQUIRED_PAGES } from '../../support/requiredPages.ts';

/** Returns a PNG of one colour; sides in pixels. */
export const createPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffd60a' } })
    .png()
    .toBuffer();

/** Uploads a file with a Spanish alternative text. */
export const upload = (cms: RunningCms, name: string, mimetype: string, data: Buffer) =>
  cms.payload.create({
    collection: 'media',
    locale: 'es',
    data: { alt: 'Una imagen' },
    file: { name, mimetype, data, size: data.length },
  });

/** Creates what every site needs: the agency's name and the required pages. */
export async function fillEmptyAgency({ payload }: RunningCms, name = 'Foco'): Promise<void> {
  for (const [slug, title] of Object.entries(REQUIRED_PAGES)) {
    const data = { slug, title, _status: 'published' } as never;
    await payload.create({ collection: 'pages', locale: 'es', data });
  }
  await payload.updateGlobal({ slug: 'agency', locale: 'es', data: { name } as never });
  const home = { _status: 'published' } as never;
  await payload.updateGlobal({ slug: 'home', locale: 'es', data: home });
}
