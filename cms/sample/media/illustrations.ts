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

/** Draws one figure: the trunk is centred unless shifted, and the bottom edge cuts it off. */
function placeFigure(figure: Figure, zoom: number, people: People, canvas: Size, ground?: Ground) {
  const person = people[figure.person];
  if (!person) throw new Error(`Sample: media.yaml has no person named "${figure.person}"`);
  const size = (figure.zoom ?? zoom) * Math.min(canvas.width, canvas.height);
  const x = canvas.width * (0.5 + (figure.shift ?? 0)) - (size * TRUNK) / CANVAS;
  const y = canvas.height * (1 + (figure.drop ?? 0)) - size + (size * HEM) / CANVAS;
  return drawFigure({ ...person, ...figure.look }, { x, y, size }, ground);
}

function picture({ width, height }: Size, content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`;
  return sharp(Buffer.from(`${svg}${content}</svg>`));
}

const background = (ground: Ground) =>
  `<rect width="100%" height="100%" fill="${GROUNDS[ground]}"/>`;

const jpeg = (image: Sharp) =>
  image.flatten().jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();

/** Draws one figure on a background: a JPEG of 1200 by 1500 pixels. */
export const drawPortrait = (entry: Figure & { ground: Ground }, people: People) =>
  jpeg(
    picture(
      PORTRAIT,
      background(entry.ground) + placeFigure(entry, ZOOM.portrait, people, PORTRAIT, entry.ground),
    ),
  );

/** Draws one figure on a background: a JPEG of 1080 by 1080 pixels. */
export const drawSquare = (entry: Figure & { ground: Ground }, people: People) =>
  jpeg(
    picture(
      SQUARE,
      background(entry.ground) + placeFigure(entry, ZOOM.square, people, SQUARE, entry.ground),
    ),
  );

/** Draws one figure before the home page's slanted field: a JPEG of 1280 by 720 pixels. */
export function drawStill(
  entry: Figure & { ground: Ground; field: Ground },
  people: People,
): Promise<Buffer> {
  const field = `<path d="M700 0H1280V720H610Z" fill="${GROUNDS[entry.field]}"/>`;
  const figure = placeFigure({ shift: 0.22, ...entry }, ZOOM.still, people, STILL, entry.field);
  return jpeg(picture(STILL, background(entry.ground) + field + figure));
}

/** Draws overlapping figures, the last in front: a JPEG of 1920 by 1080 pixels. */
export function drawGroup(
  { ground, figures }: { ground: Ground; figures: Figure[] },
  people: People,
): Promise<Buffer> {
  const drawn = figures.map((figure) => placeFigure(figure, ZOOM.group, people, GROUP, ground));
  return jpeg(picture(GROUP, background(ground) + drawn.join('')));
}

/** Draws one figure without a background: a WebP of 1400 by 1600 pixels. */
export const drawCutout = (entry: Figure, people: People) =>
  picture(CUTOUT, placeFigure(entry, ZOOM.cutout, people, CUTOUT))
    .webp({ quality: 90 })
    .toBuffer();
