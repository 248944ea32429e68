import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { type Size, cropAround, parsePosition } from '~/lib/images/crop';
import { cmsUrl, sessionOf } from '~/preview/cms';

export const prerender = false;

/** The file of a media record, with the checksum that the site's URLs contain. */
const SOURCE = /^\/api\/media\/file\/[^/?#]+(\?[^#]*)?$/;
const MAX_PIXELS = 4000;
const QUALITY = 75;

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_PIXELS;

/** Crops and shrinks a picture as the site does, but to WebP, which is faster to encode than AVIF. */
async function resize(original: Buffer, frame: Size, position: string | null): Promise<Buffer> {
  const image = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient } = await image.metadata();
  const cropped =
    position === null
      ? image
      : image.extract(cropAround(autoOrient, frame, parsePosition(position)));
  return cropped
    .resize({ ...frame, fit: 'fill' })
    .webp({ quality: QUALITY, effort: 0 })
    .toBuffer();
}

/** Returns a picture of the CMS in the size that a page shows, to the editor's own browser only. */
export const GET: APIRoute = async ({ request, url: { searchParams } }) => {
  const source = searchParams.get('src') ?? '';
  const frame = {
    width: Number(searchParams.get('width')),
    height: Number(searchParams.get('height')),
  };
  if (!SOURCE.test(source) || !isSide(frame.width) || !isSide(frame.height)) {
    return new Response(null, { status: 400 });
  }
  const { authorization } = sessionOf(request);
  const file = await fetch(cmsUrl(source), { headers: { authorization }, redirect: 'manual' });
  if (!file.ok) return new Response(null, { status: file.status === 404 ? 404 : 502 });
  try {
    const original = Buffer.from(await file.arrayBuffer());
    const picture = await resize(original, frame, searchParams.get('position'));
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=31536000' },
    });
  } catch {
    return new Response(null, { status: 422 });
  }
};
