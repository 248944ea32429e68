import sharp, { type Metadata, type Sharp } from 'sharp';
import { UPLOAD_LIMITS } from '#contract/uploads.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const APPLICATION_0 = 0xe0;
const APPLICATION_2 = 0xe2;
const ADOBE = 0xee;
const COMMENT = 0xfe;

/** Whether the bytes after 0xff belong to the compressed pixels: a stuffed byte or a restart. */
const isInScan = (marker: number): boolean =>
  marker === 0x00 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);

/** Whether a segment is needed to show the picture in its colours. */
function isNeeded(marker: number, segment: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APPLICATION_0 || marker > 0xef) return true;
  if (marker === APPLICATION_2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE';
  return marker === APPLICATION_0 || marker === ADOBE;
}

/** Returns where the compressed pixels that start at an offset end. */
function findScanEnd(data: Buffer, start: number): number {
  let at = data.indexOf(0xff, start);
  while (at >= 0 && at + 1 < data.length && isInScan(data[at + 1]!)) {
    at = data.indexOf(0xff, at + (data[at + 1] === 0xff ? 1 : 2));
  }
  return at < 0 ? data.length : at;
}

/**
 * Removes from a JPEG everything that is not needed to show it, without compressing it again: EXIF
 * with its GPS position, XMP, IPTC, comments, and what follows its end, such as a second picture or a
 * video.
 *
 * @param data a JPEG that sharp has read
 */
function stripJpeg(data: Buffer): Buffer {
  const parts = [data.subarray(0, 2)];
  for (let at = 2; at + 4 <= data.length;) {
    const marker = data[at + 1]!;
    // A marker can follow any number of 0xff.
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (data[at] !== 0xff || marker === END_OF_IMAGE) break;
    let end = at + 2 + data.readUInt16BE(at + 2);
    const segment = data.subarray(at, end);
    if (isNeeded(marker, segment)) parts.push(segment);
    if (marker === START_OF_SCAN) {
      const scanEnd = findScanEnd(data, end);
      parts.push(data.subarray(end, scanEnd));
      end = scanEnd;
    }
    at = end;
  }
  return Buffer.concat([...parts, Buffer.from([0xff, END_OF_IMAGE])]);
}

/** Compression of JPEGs and WebPs that are written again. */
const JPEG = { quality: 90 } as const;

const AVIF = { quality: 70, effort: 2 } as const;

/** Compresses a picture as it is stored; another format than the named ones becomes AVIF. */
export function encode(picture: Sharp, format: string): Promise<Buffer> {
  if (format === 'jpeg') return picture.jpeg(JPEG).toBuffer();
  if (format === 'png') return picture.png().toBuffer();
  return (format === 'webp' ? picture.webp(JPEG) : picture.avif(AVIF)).toBuffer();
}

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
 * Returns a picture as it is stored: its longer side has {@link UPLOAD_LIMITS.pictureSide} pixels at most, the
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
    Math.max(width, height) <= UPLOAD_LIMITS.pictureSide && orientation === 1 && isSrgb(metadata);
  if (isShown && format === 'jpeg') return stripJpeg(data);
  if (isShown && !hasMetadata(data, metadata)) return data;
  const picture = sharp(data)
    .autoOrient()
    .resize(UPLOAD_LIMITS.pictureSide, UPLOAD_LIMITS.pictureSide, {
      fit: 'inside',
      withoutEnlargement: true,
    });
  return encode(picture, format);
}
