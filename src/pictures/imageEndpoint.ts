import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { UPLOAD_LIMITS, findSizeProblem } from '#contract/uploads.ts';
import { authorisation, cmsSettings } from '~/settings/cmsSettings';
import { type Size, cropAround, cssPosition } from './crop';

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
async function resize(original: Buffer, frame: Size, position?: string): Promise<Buffer> {
  const image = sharp(original, { failOn: 'none' }).autoOrient();
  const { autoOrient, format } = await image.metadata();
  if (!FORMATS.includes(format) || findSizeProblem(autoOrient)) {
    throw new Error('not a picture that the site crops');
  }
  const cropped =
    position === undefined
      ? image
      : image.extract(cropAround(autoOrient, frame, cssPosition.parse(position)));
  return cropped
    .resize({ ...frame, fit: 'fill' })
    .webp({ quality: QUALITY, effort: 0 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .toBuffer();
}

/**
 * Creates the endpoint that makes the pictures of pages which no build renders: in `astro dev`, and in the
 * live preview, for the editor's own browser only.
 *
 * @param authorise returns the headers with which the original is requested from the CMS
 */
export const imageEndpoint =
  (authorise: (request: Request) => Record<string, string>): APIRoute =>
  async ({ request, url: { searchParams } }) => {
    // As src/pictures/pictureUrl.ts writes them.
    const names = ['href', 'w', 'h', 'position'];
    const [href, width, height, position] = names.map((name) => searchParams.get(name));
    const { pathname = '', search } = URL.parse(href ?? '') ?? {};
    const frame = { width: Number(width), height: Number(height) };
    if (!SOURCE.test(pathname + search) || !isSide(frame.width) || !isSide(frame.height)) {
      return new Response(null, { status: 400 });
    }
    // The path alone: an account is sent to no other host.
    const source = new URL(pathname + search, cmsSettings().endpoint);
    const file = await fetch(source, { headers: authorise(request), redirect: 'manual' });
    if (!file.ok) return new Response(null, { status: file.status === 404 ? 404 : 502 });
    if (Number(file.headers.get('content-length')) > UPLOAD_LIMITS.pictureBytes) {
      void file.body?.cancel();
      return new Response(null, { status: 422 });
    }
    try {
      const original = Buffer.from(await file.arrayBuffer());
      const picture = await resize(original, frame, position ?? undefined);
      return new Response(new Uint8Array(picture), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=31536000' },
      });
    } catch {
      return new Response(null, { status: 422 });
    }
  };

/** The endpoint of `astro dev`; Astro's own has no token. */
export const GET = imageEndpoint(() => authorisation(cmsSettings()));
