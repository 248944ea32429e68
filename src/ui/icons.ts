import sharp from 'sharp';
import { BRAND } from '#contract/brand.ts';

const SIDE = 32;
/** Pixels per inch at which sharp renders an SVG in its own size. */
const DENSITY = 72;
/** Fraction of a maskable icon that the mark fills; phones may crop it to a circle of 80 %. */
const MASKABLE_FRACTION = 0.72;

const svgOf = (margin: number) => {
  const side = SIDE + 2 * margin;
  const box = `${-margin} ${-margin} ${side} ${side}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${BRAND.mark}</svg>`;
};

const render = (size: number, margin = 0): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(margin)), { density: (DENSITY * size) / (SIDE + 2 * margin) })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** Returns an ICO file with one picture, for programs that ask for `/favicon.ico`. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  // One icon of 32 × 32 pixels, with 32 bits each.
  [0, 1, 1].forEach((value, index) => header.writeUInt16LE(value, 2 * index));
  header.set([SIDE, SIDE], 6);
  [1, 32].forEach((value, index) => header.writeUInt16LE(value, 10 + 2 * index));
  [png.length, header.length].forEach((value, index) =>
    header.writeUInt32LE(value, 14 + 4 * index),
  );
  return Buffer.concat([header, png]);
}

/** Returns the icons of browsers and phones, by their path in the repository. */
export async function createIcons(): Promise<Map<string, Buffer>> {
  const margin = (SIDE / MASKABLE_FRACTION - SIDE) / 2;
  return new Map([
    ['public/favicon.svg', Buffer.from(`${svgOf(0)}\n`)],
    ['public/favicon.ico', icoOf(await render(SIDE))],
    ['public/icon-192.png', await render(192)],
    ['public/icon-512.png', await render(512)],
    ['public/apple-touch-icon.png', await render(180)],
    ['public/icon-maskable-512.png', await render(512, margin)],
  ]);
}
