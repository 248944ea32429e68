import { buffer } from 'node:stream/consumers';
import { crc32, deflateSync } from 'node:zlib';
import decode from 'heic-decode';
import sharp, { type Sharp } from 'sharp';
import { findSizeProblem } from '#contract/uploads.ts';
import { encodePicture } from '../features/media/encodePicture.ts';

/** Colour primaries of Display P3 in ITU-T H.273. */
const P3_PRIMARIES = 12;

/**
 * Returns the ICC profile of a HEIC, Display P3, or `undefined` for sRGB. libheif decodes the pixels without
 * it, and every iPhone since 2016 writes Display P3.
 */
function readColours(data: Buffer): Buffer | 'p3' | undefined {
  for (let at = data.indexOf('colr'); at >= 4; at = data.indexOf('colr', at + 4)) {
    const length = data.readUInt32BE(at - 4);
    const content = data.subarray(at + 4, at - 4 + length);
    const kind = content.toString('latin1', 0, 4);
    // A profile names its own length, so other bytes that spell "colr" are no profile.
    const isProfile = kind === 'prof' || kind === 'rICC';
    if (isProfile && content.length > 132 && content.readUInt32BE(4) === content.length - 4) {
      return content.subarray(4);
    }
    if (kind === 'nclx' && content.length >= 11) {
      return content.readUInt16BE(4) === P3_PRIMARIES ? 'p3' : undefined;
    }
  }
  return undefined;
}

/** Bytes of a PNG's signature and first chunk, after which the colour profile follows. */
const PNG_START = 33;

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
 * Converts a HEIC to a JPEG as it is stored. libheif applies the orientation of the file.
 *
 * @throws {Error} for a file that is damaged or no HEIC
 */
async function decodeHeic(data: Buffer): Promise<Buffer> {
  const [image] = await decode.all({ buffer: data });
  if (!image) throw new Error('The file contains no picture');
  // The CMS has read the sides of the main picture, which may be another one.
  if (findSizeProblem(image)) throw new Error('The picture has other sides than the main one');
  const decoded = await image.decode();
  const raw = { width: image.width, height: image.height, channels: 4 } as const;
  const pixels = sharp(Buffer.from(decoded.data.buffer), { raw }).removeAlpha();
  const profile = await findProfile(readColours(data));
  const picture = profile ? await withProfile(pixels, profile) : pixels;
  return encodePicture(picture, 'jpeg');
}

/*
 * Converts a HEIC from standard input to a JPEG on standard output: `node convertHeic.ts < a.heic >
 * a.jpg`. The CMS runs it as a process of its own, because a hostile file can exhaust the memory of
 * the decoder. Exits with 1 for a file that cannot be read.
 */
try {
  const jpeg = await decodeHeic(await buffer(process.stdin));
  process.stdout.write(jpeg);
} catch {
  process.exitCode = 1;
}
