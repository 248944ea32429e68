import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
/** Pixels per inch at which sharp renders an SVG in its own size. */
const DENSITY = 72;
/** Width and height of `favicon.svg`, in pixels. */
const SVG_SIZE = 32;

/** Fraction of a maskable icon that the drawing fills; phones may crop it to a circle of 80 %. */
const MASKABLE_FRACTION = 0.72;

const ICONS = [
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
];

const renderIcon = (svg: Buffer, size: number) =>
  sharp(svg, { density: (DENSITY * size) / SVG_SIZE }).resize(size, size);

/** Renders the icon at a smaller scale, with its two coloured areas extended to the edges. */
async function renderMaskable(svg: string, size: number): Promise<Buffer> {
  const margin = (SVG_SIZE / MASKABLE_FRACTION - SVG_SIZE) / 2;
  const side = SVG_SIZE + 2 * margin;
  const slant = (5 / SVG_SIZE) * margin;
  const extended = svg
    .replace('0 0 32 32', [-margin, -margin, side, side].join(' '))
    .replace('M0 0h32v32H0z', `M${-margin} ${-margin}h${side}v${side}h-${side}z`)
    .replace(
      'M19 0h13v32H14z',
      `M${19 + slant} ${-margin}H${SVG_SIZE + margin}V${SVG_SIZE + margin}H${14 - slant}z`,
    );
  return renderIcon(Buffer.from(extended), size).png({ palette: true }).toBuffer();
}

/** Generates the app icons from `public/favicon.svg` (`npm run icons`). */
async function main() {
  const svg = await readFile(path.join(PUBLIC, 'favicon.svg'));
  for (const { file, size } of ICONS) {
    await renderIcon(svg, size).png({ palette: true }).toFile(path.join(PUBLIC, file));
  }
  const icon = await renderMaskable(svg.toString(), 512);
  await sharp(icon).toFile(path.join(PUBLIC, 'icon-maskable-512.png'));
}

await main();
