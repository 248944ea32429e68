import type { ImageTransform, LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp, { type Sharp } from 'sharp';
import { type Size, cropAround, cssPosition } from './crop';
import { type Format, QUALITY } from './quality';

/** What a file is made from, with the XMP that it carries; thumbnails have none. */
type RightsTransform = ImageTransform & { xmp?: string | undefined };

/**
 * The lowest effort. A portrait of 720 px takes 80 ms at 0, 360 ms at 2 and 3.6 s at 4; the sizes
 * differ by less than 3 %.
 */
const AVIF_EFFORT = 0;

const ENCODERS: Record<Format, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: QUALITY.avif, effort: AVIF_EFFORT }),
  jpg: (image) => image.jpeg({ quality: QUALITY.jpg, progressive: true }),
  png: (image) => image.png({ quality: QUALITY.png, palette: true }),
};

const isFormat = (format: string | undefined): format is Format => Object.hasOwn(ENCODERS, format!);

/** Returns what identifies a picture, without the origin: the port of the embedded CMS varies. */
function sourceKey(src: ImageTransform['src']): string {
  if (typeof src !== 'string' || !URL.canParse(src)) return String(src);
  const { pathname, search } = new URL(src);
  return pathname + search;
}

/** Returns the encoder settings, which are hashed into the file name. */
const encodingKey = (format: string | undefined) =>
  [format, QUALITY[format as Format], AVIF_EFFORT].join();

async function crop(image: Sharp, frame: Size, position: string | undefined): Promise<Sharp> {
  const { autoOrient } = await image.metadata();
  return image.extract(cropAround(autoOrient, frame, cssPosition.parse(position)));
}

/**
 * Astro image service that generates files at build time with sharp. Unlike Astro's own, it crops
 * exactly around the focal point, encodes fast, and derives file names (the cache keys) neither from
 * the port of the embedded CMS nor from Astro's defaults.
 */
const sharpService: LocalImageService = {
  ...baseService,
  propertiesToHash: ['key', 'encoding', 'width', 'height', 'fit', 'position', 'xmp'],
  async validateOptions(options, config, logger) {
    const valid = (await baseService.validateOptions?.(options, config, logger)) ?? options;
    return { ...valid, key: sourceKey(valid.src), encoding: encodingKey(valid.format) };
  },
  async transform(input, { width, height, format, fit, position, xmp }: RightsTransform) {
    if (!isFormat(format)) throw new Error(`The image format "${format}" is not supported`);
    const frame = { width: width ?? 0, height: height ?? 0 };
    const original = sharp(input, { failOn: 'none' }).autoOrient();
    const image = fit ? await crop(original, frame, position) : original;
    const resized = image.resize({ ...frame, fit: 'fill' });
    const data = await ENCODERS[format](xmp ? resized.withXmp(xmp) : resized).toBuffer();
    return { data, format };
  },
};

export default sharpService;
