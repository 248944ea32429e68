/** Brands of HEIF files whose pictures are compressed with HEVC, as iPhones and Samsung write them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Bytes before the content of a box: its length and its type. */
const BOX_HEADER = 8;
/** Colour primaries of Display P3 in ITU-T H.273. */
const P3_PRIMARIES = 12;

/** Returns the brands that a file of the ISO base media format names, or none for another file. */
function brandsOf(data: Buffer): string[] {
  if (data.toString('latin1', 4, BOX_HEADER) !== 'ftyp') return [];
  const end = Math.min(data.readUInt32BE(0), data.length, 256);
  const names = data.toString('latin1', BOX_HEADER, end).match(/.{4}/gs) ?? [];
  // The second name is the version of the first.
  return names.filter((_, index) => index !== 1);
}

/** Returns whether a file is a HEIC by its content, whatever its name and type. */
export const isHeic = (data: Buffer): boolean =>
  data.length > BOX_HEADER * 2 && brandsOf(data).some((brand) => BRANDS.includes(brand));

/**
 * Returns the ICC profile of a HEIC, Display P3, or `undefined` for sRGB. libheif decodes the pixels without it, and every iPhone since
 * 2016 writes Display P3.
 */
export function readColours(data: Buffer): Buffer | 'p3' | undefined {
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
