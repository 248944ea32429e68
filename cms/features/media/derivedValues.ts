import { createHash } from 'node:crypto';
import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';
import { FILE_TYPES } from '#contract/uploads.ts';
import { contextOf } from '../../runtime/requestContext.ts';

/** Values that the CMS, or Payload, computes from a file. */
const DERIVED = [
  'checksum',
  'colour',
  'durationSeconds',
  'mimeType',
  'filesize',
  'width',
  'height',
] as const;

const isPercent = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100;

interface File {
  data: Buffer;
  mimetype: string;
}

/**
 * Returns the length of a recording in seconds, to a tenth.
 *
 * @returns `undefined` for a file that is no recording, has a picture track, or cannot be read
 */
export async function readDuration({ data, mimetype }: File): Promise<number | undefined> {
  if (!FILE_TYPES.audio.includes(mimetype)) return undefined;
  // Loaded when somebody uploads a recording: builds need no parser.
  const { parseBuffer } = await import('music-metadata');
  const options = { duration: true, skipCovers: true };
  const type = { mimeType: mimetype, size: data.length };
  const parsed = await parseBuffer(data, type, options).catch(() => undefined);
  const { duration, hasAudio, hasVideo } = parsed?.format ?? {};
  if (!duration || !Number.isFinite(duration) || hasAudio === false || hasVideo) return undefined;
  return Math.max(Math.round(duration * 10) / 10, 0.1);
}

/** Side of the analysed thumbnail: small enough to be fast, large enough to find the background. */
const THUMBNAIL_PIXELS = 96;

/**
 * Returns the colour that covers most of a picture, as `#rrggbb`.
 *
 * @returns `undefined` for a picture with transparency, for one that sharp cannot read, and for files
 *   that are not raster pictures
 */
async function dominantColour(file: File): Promise<string | undefined> {
  if (!FILE_TYPES.picture.includes(file.mimetype)) return undefined;
  try {
    const small = await sharp(file.data)
      .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS, { fit: 'inside' })
      .png()
      .toBuffer();
    const { dominant, isOpaque } = await sharp(small).stats();
    const { r, g, b } = dominant;
    return isOpaque ? `#${Buffer.from([r, g, b]).toString('hex')}` : undefined;
  } catch {
    // The upload's own validation reports the problem; the placeholder colour is optional.
    return undefined;
  }
}

/**
 * Computes values from a new file, and keeps those of the stored one otherwise: an editor or an API can
 * change only the file. Keeps the focal point inside the picture, since the site crops around it.
 */
export const deriveValues: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const original = originalDoc as Record<string, unknown> | undefined;
  const values = { ...data } as Record<string, unknown>;
  for (const name of ['focalX', 'focalY']) {
    const isKept = values[name] === undefined || isPercent(values[name]);
    if (!isKept) values[name] = original?.[name] ?? null;
  }
  const { file } = req;
  if (!file) {
    const stored = DERIVED.map((name) => [name, original?.[name] ?? null]);
    return contextOf(req).skipCloudStorage
      ? values
      : { ...values, ...(Object.fromEntries(stored) as object) };
  }
  return {
    ...values,
    checksum: createHash('sha256').update(file.data).digest('hex'),
    colour: (await dominantColour(file)) ?? null,
    durationSeconds: (await readDuration(file)) ?? null,
    // Payload fetches a picture from S3 as a stream when editors crop it again, and stores 0 bytes.
    ...(values.filesize === 0 && { filesize: file.data.length }),
  };
};
