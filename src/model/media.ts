import { fileStem } from '~/lib/hash';
import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { isColour } from '#contract/text.ts';
import { cmsSettings } from '~/settings/cmsSettings';
import { LIMITS } from '#contract/limits.ts';
import { optional, recordId, refuse } from './fields';
import { FILE_TYPES, findSizeProblem } from '#contract/uploads.ts';

const EXTENSIONS = new Map<string, string>(
  Object.entries({
    'application/pdf': 'pdf',
    'audio/mp4': 'm4a',
    'audio/mpeg': 'mp3',
    'audio/wav': 'wav',
    'image/svg+xml': 'svg',
    'video/mp4': 'mp4',
    'video/webm': 'webm',
  }),
);

/**
 * Returns the site's name for a file of the CMS, which changes when the file is replaced.
 *
 * @example
 * fileNameOf('CV Inés #2.pdf', 'application/pdf', checksum) // 'cv-ines-2-1a2b3c4d.pdf'
 */
export const fileNameOf = (filename: string, mimeType: string, checksum = ''): string =>
  `${fileStem(filename, checksum)}.${EXTENSIONS.get(mimeType) ?? 'bin'}`;

/** Characters of the checksum in a URL: enough to distinguish the versions of one file. */
const VERSION_LENGTH = 12;

/** Checks the URL of a file: a path of the CMS, or an absolute URL if its storage is elsewhere. */
const isFileUrl = (url: string): boolean =>
  /^https?:$/.test(URL.parse(url, cmsSettings().endpoint)?.protocol ?? '');

const mediaSchema = (locale: Locale) =>
  z.object(
    {
      id: recordId,
      alt: optional.text(locale),
      url: z.string('has no file').refine(isFileUrl, 'is not a URL'),
      filename: z.string('has no file'),
      mimeType: z.string(),
      filesize: z.number(),
      width: z.number().nullish(),
      height: z.number().nullish(),
      focalX: z.number().nullish(),
      focalY: z.number().nullish(),
      checksum: z.string().nullish(),
      colour: z.string().refine(isColour, 'is not a colour like #336699').nullish(),
      credit: optional.string(LIMITS.short),
      shot: optional.keyOf('shots'),
      takenOn: optional.pastDate,
      durationSeconds: optional.number,
      // The loaders compare it: a record changes with the files that it shows.
      updatedAt: z.string().nullish(),
    },
    'is missing, or its file was deleted',
  );

/** A media record of the CMS; sizes are in bytes and pixels, a duration is in seconds, the focal point in percent. */
type Media = z.output<ReturnType<typeof mediaSchema>>;

/** Returns the absolute URL of a file, with its checksum so that a replaced file has a new URL. */
function sourceUrlOf({ url, checksum }: Media): string {
  const sourceUrl = new URL(url, cmsSettings().endpoint);
  if (checksum) sourceUrl.searchParams.set('v', checksum.slice(0, VERSION_LENGTH));
  return sourceUrl.href;
}

const mediaRecordOf = ({ id, filename, mimeType, filesize, checksum }: Media) => ({
  id,
  filename,
  mimeType,
  /** 0 if unknown. */
  sizeBytes: filesize,
  /** SHA-256 of the content. */
  ...(checksum ? { checksum } : {}),
});

/** What the CMS knows about a file, by which the build names and verifies it. */
export type MediaRecord = ReturnType<typeof mediaRecordOf>;

const SIZE_ERRORS = {
  tooLarge: 'is too large to be cropped',
  tooNarrow: 'is too narrow to be cropped',
};
const isRaster = ({ mimeType }: Media) => FILE_TYPES.picture.includes(mimeType);

/** Where the CMS puts the focal point of a picture until an editor moves it, in per cent. */
const UNSET_FOCAL = 50;
/** The focal point's height, as a fraction, with which crops of portraits contain the face. */
const FACE_HEIGHT = 0.2;

/** Returns the editors' focal point; without one, crops of an upright or square picture keep faces. */
function focalOf({ focalX, focalY, width, height }: Media) {
  const [x, y] = [focalX ?? UNSET_FOCAL, focalY ?? UNSET_FOCAL];
  const isUnset = x === UNSET_FOCAL && y === UNSET_FOCAL;
  const isWide = (width ?? 0) > (height ?? 0);
  return { x: x / 100, y: isUnset && !isWide ? FACE_HEIGHT : y / 100 };
}

function toPicture(media: Media, context: z.RefinementCtx) {
  const { width, height, mimeType, alt, colour, credit, shot, takenOn } = media;
  if (!isRaster(media) || !width || !height) {
    return refuse(context, `is not a raster image: ${media.filename} (${mimeType})`);
  }
  const problem = findSizeProblem({ width, height });
  if (problem) {
    const size = `${width} × ${height} pixels`;
    return refuse(context, `${SIZE_ERRORS[problem]}: ${media.filename} (${size})`);
  }
  return {
    /** Absolute URL of the original. */
    url: sourceUrlOf(media),
    width,
    height,
    ...(alt ? { alt } : {}),
    /** The point that every crop keeps, as fractions from the left and the top, 0 to 1. */
    focal: focalOf(media),
    mimeType,
    /** The dominant colour, `#rrggbb`; a picture with transparency has none. */
    ...(colour ? { colour } : {}),
    /** Who made it, and its licence. */
    ...(credit ? { credit } : {}),
    /** Face, full length or in character, as a key of the vocabulary. */
    ...(shot && { shot }),
    ...(takenOn && { takenOn }),
    record: mediaRecordOf(media),
  };
}

/** A raster image in the CMS, which the site crops and compresses. */
export type Picture = ReturnType<typeof toPicture>;

function toFile(media: Media) {
  const { filename, mimeType, checksum, filesize, width, height, durationSeconds } = media;
  const name = fileNameOf(filename, mimeType, checksum ?? '');
  return {
    /** Path on this site. */
    url: `/files/${name}`,
    /** Absolute URL in the CMS. */
    source: sourceUrlOf(media),
    name,
    sizeBytes: filesize,
    mimeType,
    /** The size of an SVG, in pixels; only the ratio matters. */
    ...(width && height ? { width, height } : {}),
    /** Length of a voice clip, in seconds. */
    ...(durationSeconds ? { durationSeconds } : {}),
    record: mediaRecordOf(media),
  };
}

/** A file that the build copies, so that the published site does not depend on the CMS. */
export type FileLink = ReturnType<typeof toFile>;

export const requiredPicture = (locale: Locale) => mediaSchema(locale).transform(toPicture);

/** Parses an optional raster image; a deleted one is `undefined`. */
export const optionalPicture = (locale: Locale) => optional.of(requiredPicture(locale));

/** Parses an optional logo: an SVG, which is copied unchanged, or a raster image. */
export const optionalLogo = (locale: Locale) =>
  optional.of(
    mediaSchema(locale).transform((media, context): Picture | FileLink =>
      media.mimeType === 'image/svg+xml' ? toFile(media) : toPicture(media, context),
    ),
  );

/** Parses an optional file of one of these MIME types. */
export const optionalFile = (locale: Locale, mimeTypes: readonly string[]) =>
  optional.of(
    mediaSchema(locale).transform((media, context): FileLink =>
      mimeTypes.includes(media.mimeType)
        ? toFile(media)
        : refuse(context, `has the wrong type: ${media.mimeType}`),
    ),
  );
