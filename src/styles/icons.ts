import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
/** Pixels to an inch of an SVG that is drawn at its own size. */
const DENSITY = 72;
const DRAWN_SIZE = 32;

/** A phone may cut a maskable icon to a circle of four fifths: the letter keeps within that. */
const MASKABLE_SHARE = 0.72;

const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
];

const drawn = (svg: Buffer, size: number) =>
  sharp(svg, { density: (DENSITY * size) / DRAWN_SIZE }).resize(size, size);

/** The icon made smaller, its two fields drawn out to the edges. */
async function maskable(svg: string, size: number): Promise<Buffer> {
  const margin = (DRAWN_SIZE / MASKABLE_SHARE - DRAWN_SIZE) / 2;
  const side = DRAWN_SIZE + 2 * margin;
  const lean = (5 / DRAWN_SIZE) * margin;
  const wide = svg
    .replace('0 0 32 32', [-margin, -margin, side, side].join(' '))
    .replace('M0 0h32v32H0z', `M${-margin} ${-margin}h${side}v${side}h-${side}z`)
    .replace(
      'M19 0h13v32H14z',
      `M${19 + lean} ${-margin}H${DRAWN_SIZE + margin}V${DRAWN_SIZE + margin}H${14 - lean}z`,
    );
  return drawn(Buffer.from(wide), size).png({ palette: true }).toBuffer();
}

/** `npm run icons`: makes the icons of home screens from `public/favicon.svg`. */
async function main() {
  const svg = await readFile(path.join(PUBLIC, 'favicon.svg'));
  for (const { file, size } of ICONS) {
    await drawn(svg, size).png({ palette: true }).toFile(path.join(PUBLIC, file));
  }
  const icon = await maskable(svg.toString(), 512);
  await sharp(icon).toFile(path.join(PUBLIC, 'icon-maskable-512.png'));
}

await main();
