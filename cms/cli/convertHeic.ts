import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { findSizeProblem, MAX_STORED_SIDE } from '#contract/uploads.ts';
import { readColours } from '../features/media/heicFile.ts';
import { JPEG } from '../features/media/normalisePicture.ts';

/** Bytes of a PNG's signature and first chunk, after which the colour profile follows. */
const PNG_START = 33;

/** A HEIC whose picture has more pixels than a camera takes; sides in pixels. */
class TooManyPixels extends Error {
  readonly width: number;
  readonly height: number;

  constructor(width: number, height: number) {
    super(`${width} × ${height} pixels`);
    this.width = width;
    this.height = height;
  }
}

function profileChunk(profile: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)]);
  const chunk = Buffer.alloc(content.length + 8);
  chunk.writeUInt32BE(content.length - 4, 0);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), content.length + 4);
  return chunk;
}

async function findProfile(colours: ReturnType<typeof readColours>): Promise<Buffer | undefined> {
  if (colours !== 'p3') return colours;
  const create = { width: 1, height: 1, channels: 3, background: '#000' } as const;
  const png = await sharp({ create }).withIccProfile('p3').png().toBuffer();
  return (await sharp(png).metadata()).icc;
}

/** Returns pixels with a colour profile; sharp takes one from a file only, so it becomes a PNG. */
async function withProfile(pixels: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await pixels.png({ compressionLevel: 0 }).toBuffer();
  const start = png.subarray(0, PNG_START);
  return sharp(Buffer.concat([start, profileChunk(profile), png.subarray(PNG_START)]));
}

/**
 * Converts a HEIC to a JPEG in sRGB whose longer side has {@link MAX_STORED_SIDE} pixels at most.
 * libheif applies the orientation of the file, and no metadata is kept.
 *
 * @throws {TooManyPixels} before it decodes the pixels
 * @throws {Error} for a file that is damaged or no HEIC
 */
async function decodeHeic(data: Buffer): Promise<Buffer> {
  const [image] = await decode.all({ buffer: data });
  if (!image) throw new Error('The file contains no picture');
  const { width, height } = image;
  if (findSizeProblem({ width, height }) === 'tooLarge') throw new TooManyPixels(width, height);
  const decoded = await image.decode();
  const raw = { width, height, channels: 4 } as const;
  const pixels = sharp(Buffer.from(decoded.data.buffer), { raw }).removeAlpha();
  const profile = await findProfile(readColours(data));
  return (profile ? await withProfile(pixels, profile) : pixels)
    .resize(MAX_STORED_SIDE, MAX_STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .jpeg(JPEG)
    .toBuffer();
}

/*
 * Converts a HEIC from standard input to a JPEG on standard output: `node convertHeic.ts < a.heic >
 * a.jpg`. The CMS runs it as a process of its own, because a hostile file can exhaust the memory of
 * the decoder. Exits with 1 for a file that cannot be read; the two sides of one with too many pixels
 * are on standard error.
 */
try {
  const jpeg = await decodeHeic(await buffer(process.stdin));
  process.stdout.write(jpeg);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof TooManyPixels) process.stderr.write(`${error.width} ${error.height}`);
}
