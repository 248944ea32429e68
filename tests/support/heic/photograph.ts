import { readFileSync } from 'node:fs';

/**
 * A photograph as an iPhone writes it: HEVC, Display P3, taken upright (a rotation of 90°), with EXIF
 * that contains a GPS position. Shown upright it has 320 × 480 pixels, the upper half red, the lower
 * half blue.
 *
 * Our own content: the picture was drawn with sharp and compressed with `heif-enc` of Debian's
 * libheif-examples 1.15.1; the rotation (an `irot` property) was added by a script.
 */
export const HEIC: Buffer = readFileSync(new URL('photograph.heic', import.meta.url));

/** Returns the photograph with other sides, in pixels, in its header. */
export function heicOfSize(width: number, height: number): Buffer {
  const data = Buffer.from(HEIC);
  const at = data.indexOf('ispe') + 8;
  data.writeUInt32BE(width, at);
  data.writeUInt32BE(height, at + 4);
  return data;
}
