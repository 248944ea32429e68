import type {
  CollectionBeforeChangeHook,
  PayloadRequest,
  CollectionAfterChangeHook,
} from 'payload';
import sharp from 'sharp';
import { RASTER_TYPES } from '#contract/uploads.ts';

/** Values that the CMS computes from a file; an editor or an API can change only the file. */
const DERIVED = [
  ...['checksum', 'colour', 'durationSeconds'],
  ...['mimeType', 'filesize', 'width', 'height'],
] as const;

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100;

/** Keeps the focal point inside the picture: the site crops around it. */
export const keepFocalPoint: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const original = originalDoc as Record<string, unknown> | undefined;
  const kept = (['focalX', 'focalY'] as const).map((name) => {
    const value: unknown = (data as Record<string, unknown>)[name];
    return [name, value === undefined || isPercent(value) ? value : (original?.[name] ?? null)];
  });
  return { ...data, ...(Object.fromEntries(kept) as object) };
};

const STORING = 'isFileBeingStored';

/** Whether the S3 adapter saves a record again after it has stored the file. */
export const isStorageSave = ({ context }: PayloadRequest): boolean => Boolean(context[STORING]);

/**
 * Keeps the values that are computed from the file when a record is saved without one. Payload
 * itself ignores a file's name, URL and sizes in the request.
 */
export const keepDerivedValues: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (req.file || isStorageSave(req)) return data;
  const original = originalDoc as Record<string, unknown> | undefined;
  const kept = DERIVED.map((name) => [name, original?.[name] ?? null]);
  return { ...data, ...(Object.fromEntries(kept) as object) };
};

/** Side of the analysed thumbnail: small enough to be fast, large enough to find the background. */
const THUMBNAIL_PIXELS = 96;

const hex = (value: number) => value.toString(16).padStart(2, '0');

/**
 * Returns the colour that covers most of a picture, as `#rrggbb`.
 *
 * @returns `undefined` for a picture with transparency, for one that sharp cannot read, and for files
 *   that are not raster pictures
 */
export async function dominantColour(file: {
  data: Buffer;
  mimetype: string;
}): Promise<string | undefined> {
  if (!RASTER_TYPES.includes(file.mimetype)) return undefined;
  try {
    const small = await sharp(file.data)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    return isOpaque ? `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}` : undefined;
  } catch {
    // The upload's own validation reports the problem; the placeholder colour is optional.
    return undefined;
  }
}

/** Marks the saves of the S3 adapter, which saves a record again after it has stored the file. */
export const markStorageSaves =
  (storeFile: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    args.req.context[STORING] = true;
    try {
      return (await storeFile(args)) as unknown;
    } finally {
      delete args.req.context[STORING];
    }
  };
