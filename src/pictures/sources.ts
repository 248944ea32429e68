import type { Picture } from '~/model/media';
import { cssPosition, type Size, cropPoint, croppedSize } from './crop';
import type { PictureFile } from './pictureFile';
import type { Format } from './quality';

type SourcePicture = PictureFile['picture'] & Pick<Picture, 'mimeType' | 'focal'>;

interface PictureSources {
  size: Size;
  /** The files from the narrowest to the widest. */
  avif: PictureFile[];
  /** One file for browsers without AVIF. */
  fallback: PictureFile;
}

/** The fallback's width as a share of the largest, for browsers without AVIF. */
const FALLBACK_SHARE = 0.6;

/**
 * Returns how the files of a picture are made: AVIF in several widths and a fallback, cropped around
 * the focal point.
 *
 * @param wanted the widths in pixels; those above the original's are replaced by its own
 * @param ratio the aspect ratio (width divided by height) to crop to; by default the original's
 */
export function pictureSources(
  picture: SourcePicture,
  wanted: readonly number[],
  ratio?: number,
): PictureSources {
  const original = croppedSize(picture, ratio);
  const point = cropPoint(picture, original, picture.focal);
  const width = Math.min(original.width, Math.max(...wanted));
  const height = Math.round((width * original.height) / original.width);
  const widths = [...wanted.filter((candidate) => candidate < width), width];
  const fallbackWidth = widths.find((candidate) => candidate >= width * FALLBACK_SHARE) ?? width;
  const mayBeTransparent = !picture.colour && picture.mimeType !== 'image/jpeg';
  const toFile = (format: Format, fileWidth: number): PictureFile => ({
    picture,
    ...(point && { position: cssPosition.format(point) }),
    format,
    width: fileWidth,
    height: Math.round((fileWidth * height) / width),
  });
  return {
    size: { width, height },
    avif: widths.map((candidate) => toFile('avif', candidate)),
    fallback: toFile(mayBeTransparent ? 'png' : 'jpg', fallbackWidth),
  };
}

/** Returns what identifies a picture, without the origin: the port of the embedded CMS varies. */
export function pictureKey({ url, focal }: Pick<Picture, 'url' | 'focal'>): string {
  const { pathname, search } = new URL(url);
  return [pathname, search, focal.x, focal.y].join();
}
