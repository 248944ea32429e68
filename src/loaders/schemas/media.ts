import type { Locale } from '~/lib/i18n/locale';
import { z } from 'astro/zod';
import { findSizeFault } from '~/lib/images/limits';
import { fileNameOf } from './fileName';
import { cmsSettings } from '~/loaders/config';
import { type Text, optionalText } from './fields';

/** A raster picture in the CMS, to be cut and compressed by the site. */
export interface Picture {
  /** Absolute address of the original. */
  url: string;
  /** Pixels of the original. */
  width: number;
  height: number;
  alt?: Text | undefined;
  /** The point that no crop may lose, from the left and from the top, 0 to 1. */
  focal: { x: number; y: number };
  mimeType: string;
  /** The colour that fills most of it, `#rrggbb`; a picture with transparent parts has none. */
  colour?: string | undefined;
}

/** A file that the site copies, so that it needs no CMS once it is built. */
export interface FileLink {
  /** Path on this site. */
  url: string;
  /** Absolute address in the CMS. */
  source: string;
  name: string;
  sizeBytes: number;
  mimeType: string;
  /** Pixels of a drawing, which has no others: its shape. */
  width?: number | undefined;
  height?: number | undefined;
}

const RASTER = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Characters of the checksum that go into an address: enough to tell versions of one file apart. */
const VERSION_LENGTH = 12;

/** The CMS gives a path, or the whole address where its files lie elsewhere. */
const isAddress = (url: string): boolean =>
  URL.canParse(url, cmsSettings().endpoint) &&
  /^https?:$/.test(new URL(url, cmsSettings().endpoint).protocol);

const mediaSchema = (locale: Locale) =>
  z.object(
    {
      alt: optionalText(locale),
      url: z.string('has no file').refine(isAddress, 'is no address'),
      filename: z.string('has no file'),
      mimeType: z.string(),
      filesize: z.number(),
      width: z.number().nullish(),
      height: z.number().nullish(),
      focalX: z.number().nullish(),
      focalY: z.number().nullish(),
      checksum: z.string().nullish(),
      colour: z
        .string()
        .regex(/^#[\da-f]{6}$/, 'is no colour like #12120f')
        .nullish(),
    },
    'is missing, or its file was deleted',
  );

type Media = z.output<ReturnType<typeof mediaSchema>>;

/** The CMS answers with paths; the checksum makes a replaced file a new address. */
function addressOf({ url, checksum }: Media): string {
  const address = new URL(url, cmsSettings().endpoint);
  if (checksum) address.searchParams.set('v', checksum.slice(0, VERSION_LENGTH));
  return address.href;
}

const isRaster = ({ mimeType }: Media) => RASTER.includes(mimeType);

function toPicture(media: Media, context: z.RefinementCtx): Picture {
  const { width, height, mimeType, alt, focalX, focalY } = media;
  if (!isRaster(media) || !width || !height) {
    context.addIssue({
      code: 'custom',
      message: `is no picture to be cut: ${media.filename} (${mimeType})`,
    });
    return z.NEVER;
  }
  const fault = findSizeFault({ width, height });
  if (fault) {
    const message = `${fault}: ${media.filename} (${width} × ${height} pixels)`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
  const focal = { x: (focalX ?? 50) / 100, y: (focalY ?? 50) / 100 };
  return {
    url: addressOf(media),
    width,
    height,
    ...(alt ? { alt } : {}),
    focal,
    mimeType,
    ...(media.colour ? { colour: media.colour } : {}),
  };
}

function toFile(media: Media): FileLink {
  const { filename, mimeType, checksum, filesize, width, height } = media;
  const name = fileNameOf(filename, mimeType, checksum ?? '');
  return {
    url: `/files/${name}`,
    source: addressOf(media),
    name,
    sizeBytes: filesize,
    mimeType,
    ...(width && height ? { width, height } : {}),
  };
}

/** A raster picture. */
export const requiredPicture = (locale: Locale) => mediaSchema(locale).transform(toPicture);

/** A raster picture, or nothing where there is none or it was deleted. */
export const optionalPicture = (locale: Locale) =>
  requiredPicture(locale)
    .nullish()
    .transform((picture) => picture ?? undefined);

/** A logo: a drawing that is copied as it is, or a raster picture. */
export const optionalLogo = (locale: Locale) =>
  mediaSchema(locale)
    .nullish()
    .transform((media, context): Picture | FileLink | undefined => {
      if (!media) return undefined;
      return media.mimeType === 'image/svg+xml' ? toFile(media) : toPicture(media, context);
    });

/** A file of one of these types, or nothing where there is none. */
export const optionalFile = (locale: Locale, mimeTypes: string[]) =>
  mediaSchema(locale)
    .nullish()
    .transform((media, context): FileLink | undefined => {
      if (!media) return undefined;
      if (mimeTypes.includes(media.mimeType)) return toFile(media);
      context.addIssue({ code: 'custom', message: `is of the wrong type: ${media.mimeType}` });
      return z.NEVER;
    });
