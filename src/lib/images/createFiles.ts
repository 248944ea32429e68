import { getImage, imageConfig } from 'astro:assets';
import type { Picture } from '~/model/media';
import { URL_BUILDERS } from './cdnUrl';
import { cssPosition } from './crop';
import { originals } from './originals';
import { type FileOptions, pictureSources } from './sources';

/** Returns the URLs of an image service for the same files, or `undefined` without one. */
function cdnUrls(options: FileOptions, { service }: typeof imageConfig): string[] | undefined {
  const { service: name, origin } = service.config as {
    service?: keyof typeof URL_BUILDERS;
    origin?: string;
  };
  if (!name || origin === undefined) return undefined;
  const { src, width, height, format, fit, position } = options;
  return (options.widths ?? [width]).map((each) =>
    URL_BUILDERS[name](origin, {
      ...{ original: src, format, width: each, height: Math.round((each * height) / width) },
      focal: fit ? cssPosition.parse(position) : undefined,
    }),
  );
}

/**
 * Returns the URLs of a picture's files, one for each of `widths`, or one. The build generates those that
 * carry XMP, because image services remove it (decision 41), and without an image service all of them.
 */
export async function createFiles(options: FileOptions, config = imageConfig): Promise<string[]> {
  const urls = options.xmp ? undefined : cdnUrls(options, config);
  if (urls) return urls;
  const { src, srcSet } = await getImage(options);
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}

/**
 * Returns what the elements of a picture need: the `srcset` of its AVIF source, the `src` for browsers
 * without AVIF, and the focal point as an `object-position`, unless it is the centre.
 *
 * @param widths in pixels; those above the original's are replaced by its own
 * @param ratio the aspect ratio to crop to; by default the original's
 */
export async function pictureFiles(
  picture: Picture,
  { widths, ratio, xmp }: { widths: readonly number[]; ratio?: number; xmp?: string },
) {
  originals.register(picture);
  const { size, avif, fallback } = pictureSources(picture, widths, ratio);
  const [[src = ''], urls] = await Promise.all([
    createFiles({ ...fallback, xmp }),
    createFiles({ ...avif, xmp }),
  ]);
  const { focal } = picture;
  const isCentred = focal.x === 0.5 && focal.y === 0.5;
  return {
    avif: urls.map((url, at) => `${url} ${avif.widths[at]}w`).join(', '),
    fallback: src,
    ...size,
    focal: isCentred ? undefined : cssPosition.format(focal),
  };
}
