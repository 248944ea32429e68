import type { Locale } from '~/lib/i18n/locale';
import type { MediaRecord } from '~/lib/media/mediaRecord';
import type { Text } from './fields';
import { z } from 'astro/zod';
import { RASTER_TYPES, findSizeProblem } from '../../../cms/contract/uploads.ts';
import { fileNameOf } from './fileName';
import { type Media, mediaRecordOf, mediaSchema, sourceUrlOf } from './cmsMedia';

/** A raster image in the CMS, which the site crops and compresses. */
export interface Picture {
  /** Absolute URL of the original. */
  url: string;
  /** Width of the original, in pixels. */
  width: number;
  /** Height of the original, in pixels. */
  height: number;
  alt?: Text | undefined;
  /** The point that every crop keeps, as fractions from the left and the top, 0 to 1. */
  focal: { x: number; y: number };
  mimeType: string;
  /** The dominant colour, `#rrggbb`; a picture with transparency has none. */
  colour?: string | undefined;
  /** Who made it, and its licence. */
  credit?: string | undefined;
  record: MediaRecord;
}

/** A file that the build copies, so that the published site does not depend on the CMS. */
export interface FileLink {
  /** Path on this site. */
  url: string;
  /** Absolute URL in the CMS. */
  source: string;
  name: string;
  sizeBytes: number;
  mimeType: string;
  /** Width of an SVG, in pixels; only its ratio to the height matters. */
  width?: number | undefined;
  /** Height of an SVG, in pixels. */
  height?: number | undefined;
  /** Length of a voice clip, in seconds. */
  durationSeconds?: number | undefined;
  record: MediaRecord;
}

const SIZE_ERRORS = {
  tooLarge: 'is too large to be cropped',
  tooNarrow: 'is too narrow to be cropped',
};
const isRaster = ({ mimeType }: Media) => RASTER_TYPES.includes(mimeType);

function toPicture(media: Media, context: z.RefinementCtx): Picture {
  const { width, height, mimeType, alt, focalX, focalY } = media;
  if (!isRaster(media) || !width || !height) {
    context.addIssue({
      code: 'custom',
      message: `is not a raster image: ${media.filename} (${mimeType})`,
    });
    return z.NEVER;
  }
  const problem = findSizeProblem({ width, height });
  if (problem) {
    const message = `${SIZE_ERRORS[problem]}: ${media.filename} (${width} × ${height} pixels)`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const focal = { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 };
  return {
    url: sourceUrlOf(media),
    width,
    height,
    ...(alt ? { alt } : {}),
    focal,
    mimeType,
    ...(media.colour ? { colour: media.colour } : {}),
    ...(media.credit ? { credit: media.credit } : {}),
    record: mediaRecordOf(media),
  };
}

function toFile(media: Media): FileLink {
  const { filename, mimeType, checksum, filesize, width, height, durationSeconds } = media;
  const name = fileNameOf(filename, mimeType, checksum ?? '');
  return {
    url: `/files/${name}`,
    source: sourceUrlOf(media),
    name,
    sizeBytes: filesize,
    mimeType,
    ...(width && height ? { width, height } : {}),
    ...(durationSeconds ? { durationSeconds } : {}),
    record: mediaRecordOf(media),
  };
}

/** Parses a raster image. */
export const requiredPicture = (locale: Locale) => mediaSchema(locale).transform(toPicture);

/** Parses an optional raster image; a deleted one is `undefined`. */
export const optionalPicture = (locale: Locale) =>
  requiredPicture(locale)
    .nullish()
    .transform((picture) => picture ?? undefined);

/** Parses an optional logo: an SVG, which is copied unchanged, or a raster image. */
export const optionalLogo = (locale: Locale) =>
  mediaSchema(locale)
    .nullish()
    .transform((media, context): Picture | FileLink | undefined => {
      if (!media) return undefined;
      return media.mimeType === 'image/svg+xml' ? toFile(media) : toPicture(media, context);
    });

/** Parses an optional file of one of these MIME types. */
export const optionalFile = (locale: Locale, mimeTypes: readonly string[]) =>
  mediaSchema(locale)
    .nullish()
    .transform((media, context): FileLink | undefined => {
      if (!media) return undefined;
      if (mimeTypes.includes(media.mimeType)) return toFile(media);
      context.addIssue({ code: 'custom', message: `has the wrong type: ${media.mimeType}` });
      return z.NEVER;
    });
