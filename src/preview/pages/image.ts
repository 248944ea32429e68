import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { UPLOAD_LIMITS, findSizeProblem } from '../../../cms/contract/uploads.ts';
import { type Size, cropAround, cssPosition } from '~/lib/images/crop';
import { cmsUrl, sessionOf } from '~/preview/cms';

export const prerender = false;

/** The file of a media record, with the checksum that the site's URLs contain. */
const SOURCE = /^\/api\/media\/file\/[^/?#]+(\?[^#]*)?$/;
const MAX_PIXELS = 4000;
const QUALITY = 75;

/**
 * The formats of the pictures that the site crops, as sharp names them; `heif` is AVIF. An SVG's filters
 * can take minutes, and sharp cannot interrupt them; the site copies SVGs unchanged.
 */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** The largest picture takes about 2 s; the rest is for busy machines. */
const TIMEOUT_SECONDS = 20;

const isSide = (pixels: number) => Number.isInteger(pixels) && pixels > 0 && pixels <= MAX_PIXELS;

/**
 * Crops and shrinks a picture as the site does, but to WebP, which is faster to encode than AVIF.
 *
 * @throws {Error} for a file that the site does not crop, and after {@link TIMEOUT_SECONDS}
 */
async function resize(original: Buffer, frame: Size, position: string | null): Promise<Buffer> {
  const image = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient, format } = await image.metadata();
  if (!FORMATS.includes(format) || findSizeProblem(autoOrient)) {
    throw new Error('not a picture that the site crops');
  }
  const cropped =
    position === null
      ? image
      : image.extract(cropAround(autoOrient, frame, cssPosition.parse(position)));
  return cropped
    .resize({ ...frame, fit: 'fill' })
    .webp({ quality: QUALITY, effort: 0 })
    .timeout({ seconds: TIMEOUT_SECONDS })
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
  if (Number(file.headers.get('content-length')) > UPLOAD_LIMITS.pictureBytes) {
    void file.body?.cancel();
    return new Response(null, { status: 422 });
  }
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
