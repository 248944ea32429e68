import sharp, { type Metadata } from 'sharp';
import { MAX_STORED_SIDE } from '#contract/uploads.ts';
import { stripJpeg } from './jpegSegments.ts';

/** Compression of JPEGs that are written again. */
export const JPEG = { quality: 90 } as const;

const AVIF = { quality: 70, effort: 2 } as const;

/** The chunks of a PNG and of a WebP that show the picture; all others can hold metadata. */
const PICTURE_CHUNKS: Record<string, RegExp> = {
  png: /^(IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|bKGD|pHYs|sBIT|hIST|acTL|fcTL|fdAT)$/,
  webp: /^(VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/,
};

/** Returns the types of a PNG's or a WebP's chunks, and a last one for what follows them. */
function* chunkTypes(data: Buffer, format: string): Generator<string> {
  const isPng = format === 'png';
  let at = isPng ? 8 : 12;
  while (at + 8 <= data.length) {
    const length = isPng ? data.readUInt32BE(at) : data.readUInt32LE(at + 4);
    const type = data.toString('latin1', at + (isPng ? 4 : 0), at + (isPng ? 8 : 4));
    yield type;
    if (type === 'IEND') return void (yield at + 12 < data.length ? 'rest' : type);
    at += isPng ? length + 12 : 8 + length + (length % 2);
  }
  if (at < data.length) yield 'rest';
}

const hasMetadata = (data: Buffer, { format, exif, iptc, xmp }: Metadata): boolean => {
  const chunks = PICTURE_CHUNKS[format];
  if (chunks) return [...chunkTypes(data, format)].some((type) => !chunks.test(type));
  return Boolean(exif || iptc || xmp);
};

/** Whether the colours are those of the web; the text of a profile can be UTF-16. */
const isSrgb = ({ space, icc }: Metadata): boolean =>
  ['srgb', 'b-w'].includes(space) &&
  (!icc || icc.toString('latin1').replaceAll('\0', '').includes('sRGB'));

/**
 * Returns a picture as it is stored: its longer side has {@link MAX_STORED_SIDE} pixels at most, the
 * orientation is applied, the colours are sRGB, and no metadata is left, so no GPS position. A picture
 * that is so already is returned as it is, and a JPEG that only loses metadata is not compressed again.
 *
 * @param data a JPEG, PNG, WebP or AVIF that sharp can read
 * @throws {Error} when sharp cannot decode it
 */
export async function normalisePicture(data: Buffer): Promise<Buffer> {
  const metadata = await sharp(data).metadata();
  const { width, height, orientation = 1, format } = metadata;
  const isShown =
    Math.max(width, height) <= MAX_STORED_SIDE && orientation === 1 && isSrgb(metadata);
  if (isShown && format === 'jpeg') return stripJpeg(data);
  if (isShown && !hasMetadata(data, metadata)) return data;
  const picture = sharp(data)
    .autoOrient()
    .resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true });
  if (format === 'jpeg') return picture.jpeg(JPEG).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  return (format === 'webp' ? picture.webp(JPEG) : picture.avif(AVIF)).toBuffer();
}
