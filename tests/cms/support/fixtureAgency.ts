import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { REQUIRED_PAGES } from '../../support/requiredPages.ts';
import type { RunningCms } from '../../../cms/runtime/embedded.ts';

/** Returns a PNG of one colour; sides in pixels. */
export const createPicture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#ffd60a' } })
    .png()
    .toBuffer();

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** Returns a valid PNG of 100 kB that is `side` × `side` pixels large: gigabytes when decoded. */
export function hugePicture(side: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(rows))];
  const end = pngChunk('IEND', Buffer.alloc(0));
  return new Uint8Array(Buffer.concat([signature, ...chunks, end]));
}

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
