import sharp, { type Sharp } from 'sharp';
import type { Figure, Ground, Person } from './entries.ts';
import { CANVAS, GROUNDS, HEM, TRUNK, drawFigure } from './figure.ts';

interface Size {
  width: number;
  height: number;
}

const PORTRAIT = { width: 1200, height: 1500 };
const SQUARE = { width: 1080, height: 1080 };
const STILL = { width: 1280, height: 720 };
const GROUP = { width: 1920, height: 1080 };
const CUTOUT = { width: 1400, height: 1600 };

const ZOOM = { portrait: 1.14, square: 1, still: 1.1, group: 0.86, cutout: 1.24 };

type People = Record<string, Person>;

/** One figure of a picture: trunk in the middle unless shifted, cut by the bottom edge. */
function placed(figure: Figure, zoom: number, people: People, canvas: Size, ground?: Ground) {
  const person = people[figure.person];
  if (!person) throw new Error(`Sample: media.yaml draws no person called "${figure.person}"`);
  const size = (figure.zoom ?? zoom) * Math.min(canvas.width, canvas.height);
  const x = canvas.width * (0.5 + (figure.shift ?? 0)) - (size * TRUNK) / CANVAS;
  const y = canvas.height * (1 + (figure.drop ?? 0)) - size + (size * HEM) / CANVAS;
  return drawFigure({ ...person, ...figure.look }, { x, y, size }, ground);
}

function picture({ width, height }: Size, content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return sharp(Buffer.from(`${svg}${content}</svg>`));
}

const filled = (ground: Ground) => `<rect width="100%" height="100%" fill="${GROUNDS[ground]}"/>`;

const jpeg = (image: Sharp) =>
  image.flatten().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();

/** A JPEG of 1200 by 1500 pixels: one figure on a ground. */
export const drawPortrait = (entry: Figure & { ground: Ground }, people: People) =>
  jpeg(
    picture(
      PORTRAIT,
      filled(entry.ground) + placed(entry, ZOOM.portrait, people, PORTRAIT, entry.ground),
    ),
  );

/** A JPEG of 1080 by 1080 pixels: one figure on a ground. */
export const drawSquare = (entry: Figure & { ground: Ground }, people: People) =>
  jpeg(
    picture(
      SQUARE,
      filled(entry.ground) + placed(entry, ZOOM.square, people, SQUARE, entry.ground),
    ),
  );

/** A JPEG of 1280 by 720 pixels: one figure before the slanted field of the home page. */
export function drawStill(
  entry: Figure & { ground: Ground; field: Ground },
  people: People,
): Promise<Buffer> {
  const field = `<path d="M700 0H1280V720H610Z" fill="${GROUNDS[entry.field]}"/>`;
  const figure = placed({ shift: 0.22, ...entry }, ZOOM.still, people, STILL, entry.field);
  return jpeg(picture(STILL, filled(entry.ground) + field + figure));
}

/** A JPEG of 1920 by 1080 pixels: figures side by side, each before the one named earlier. */
export function drawGroup(
  { ground, figures }: { ground: Ground; figures: Figure[] },
  people: People,
): Promise<Buffer> {
  const drawn = figures.map((figure) => placed(figure, ZOOM.group, people, GROUP, ground));
  return jpeg(picture(GROUP, filled(ground) + drawn.join('')));
}

/** A WebP of 1400 by 1600 pixels: one figure and nothing behind it. */
export const drawCutout = (entry: Figure, people: People) =>
  picture(CUTOUT, placed(entry, ZOOM.cutout, people, CUTOUT))
    .webp({ quality: 90 })
    .toBuffer();
