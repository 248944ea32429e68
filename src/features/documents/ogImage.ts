import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Picture } from '~/model/media';
import { sha256 } from '~/lib/hash';
import { type Point, type Size } from '~/lib/images/crop';
import { fillFrame } from '~/lib/images/fillFrame';
import { pictureKey } from '~/lib/images/sources';
import { BRAND } from '../../../cms/contract/brand.ts';
import { sheetFonts } from './sheet/sheetFonts';
import source from './ogImage.ts?raw';

/** The content of an Open Graph image. */
export interface OgImage {
  /** The name of the person or the title of the page. */
  title: string;
  agencyName: string;
  picture?: Picture | undefined;
  /** The metadata of the file. */
  xmp: string;
}

/** Size in pixels, in the aspect ratio that WhatsApp, Facebook, LinkedIn and X ask for. */
const OG_IMAGE_SIZE: Size = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;
const MARGIN = 64;
/** Horizontal distance between the top and the bottom of a slanted edge, as on the home page. */
const SLANT = 87;
/** Width of the band in the accent colour between the black area and the picture. */
const BAND_WIDTH = 30;
/** The x coordinate of the slanted edge's top, with and without a picture. */
const PICTURE_EDGE = 772;
const PLAIN_EDGE = 1000;
const FRAME_LEFT = PICTURE_EDGE - SLANT;
const PICTURE_FRAME = { width: WIDTH - PICTURE_EDGE + SLANT, height: HEIGHT };
/** Font sizes in pixels. */
const [WORDMARK_SIZE, TITLE_SIZE] = [40, 200];
const POINTS = 72;
/** Distance between baselines, as a share of the font's own, which is 1.2 ems. */
const LEADING = 0.84;
const LINE_EMS = 1.2 * LEADING;
/** Height of the first line in ems: a capital, and a capital with an accent. */
const [CAPITAL_EMS, ACCENTED_EMS] = [0.82, 1.03];
const WORDMARK_BASELINE = 96;
const TITLE_HEIGHT = HEIGHT - MARGIN - (WORDMARK_BASELINE + 56);
/** A longer title ends with an ellipsis. */
const MAX_CHARACTERS = 160;

/** Services that show link previews prefer small files; WhatsApp ignores large ones. */
const MAX_BYTES = 100_000;
/** JPEG qualities in the order they are tried; only very detailed photographs need the later ones. */
const QUALITIES = [84, 72, 58, 40];

/** The font and its further letters, for Pango, which takes a list with a comma at its end. */
const FONT = 'Agency Display,Agency Display Rest,';
const FONT_FILES = ['display.ttf', 'display-extended.ttf'].map((name) =>
  path.resolve('src/features/documents/sheet/fonts', name),
);

let drawing: string | undefined;
/** A hash of everything that draws an image: this file, the colours, the fonts, sharp. */
const drawingHash = () =>
  (drawing ??= sha256(
    JSON.stringify([
      source,
      BRAND.colours,
      sharp.versions,
      ...FONT_FILES.map((file) => sha256(readFileSync(file))),
    ]),
  ));

/**
 * Returns the file name of an image, with a hash of everything that it is made of: caches keyed by URL
 * see a change at once, and the next build reuses unchanged files.
 */
function ogImageFileName(image: OgImage): string {
  const { title, agencyName, picture, xmp } = image;
  const parts = [drawingHash(), title, agencyName, picture ? pictureKey(picture) : '', xmp];
  return `${sha256(JSON.stringify(parts)).slice(0, 16)}.jpg`;
}

/** Returns the Open Graph image of a page; those of a talent are the same in every language. */
const ogImageOf = (
  page: { heading: string; picture?: Picture | undefined },
  { agencyName, xmp }: Pick<OgImage, 'agencyName' | 'xmp'>,
): OgImage => ({
  title: page.heading,
  agencyName,
  picture: page.picture,
  xmp,
});

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Matches short words, after which a line must not break. */
const SHORT_WORD = /(?<=^| )(\S{1,2}) (?=\S)/gu;
const toCapitals = (text = '') => sheetFonts.displayText(text.toLocaleUpperCase('es'));

/** Shortens a title, and joins short words to the next one, so that no line ends with them. */
function keepTogether(title: string): string {
  const characters = [...title];
  const short = characters.slice(0, MAX_CHARACTERS - 1).join('');
  const text = characters.length > MAX_CHARACTERS ? `${short.trimEnd()}…` : title;
  // Twice, because consecutive short words overlap.
  return text.replace(SHORT_WORD, '$1\u00a0').replace(SHORT_WORD, '$1\u00a0');
}

let isRegistered: Promise<unknown> | undefined;
/** Lets Pango know the fonts: it keeps each file that it has once read. */
const registerFonts = () =>
  (isRegistered ??= Promise.all(
    FONT_FILES.map((fontfile) => sharp({ text: { text: 'A', fontfile, font: FONT } }).toBuffer()),
  ));

/** An area of an image that covers what is below it as far as its mask is not 0. */
interface Layer extends Size {
  left: number;
  top: number;
  /** One byte for each pixel. */
  mask: Buffer;
  /** One colour for the area, or one for each pixel; three bytes each. */
  colours: Uint8Array;
}

/** Lays a layer over the pixels of an image; sharp, which converts all of them to floats, takes 17 ms. */
function paint(pixels: Buffer, { left, top, width, height, mask, colours }: Layer): void {
  const mix = (target: number, colour: number, alpha: number) => {
    const below = pixels[target]!;
    pixels[target] = alpha === 255 ? colour : below + ((colour - below) * alpha) / 255 + 0.5;
  };
  const step = colours.length === 3 ? 0 : 3;
  for (let y = 0; y < height; y += 1) {
    let target = ((top + y) * WIDTH + left) * 3;
    for (let index = y * width; index < (y + 1) * width; index += 1, target += 3) {
      const alpha = mask[index]!;
      if (alpha === 0) continue;
      const source = index * step;
      mix(target, colours[source]!, alpha);
      mix(target + 1, colours[source + 1]!, alpha);
      mix(target + 2, colours[source + 2]!, alpha);
    }
  }
}

const bytesOf = (colour: string) => Buffer.from(colour.slice(1), 'hex');

/** Returns the largest size in pixels, up to one, at which a text is estimated to fit a box. */
function findSize(text: string, largest: number, box: Size): number {
  const words = text.split(/[ -]/).map((word) => ({
    width: sheetFonts.displayWidth(word),
    height: /\p{M}/u.test(word.normalize('NFD')) ? ACCENTED_EMS : CAPITAL_EMS,
  }));
  const space = sheetFonts.displayWidth(' ');
  const fits = (size: number) => {
    const room = box.width / size;
    let [end, height, isFirstLine] = [-space, 0, true];
    for (const word of words) {
      if (word.width > room) return false;
      end += space + word.width;
      if (end > room) [end, height, isFirstLine] = [word.width, height + LINE_EMS, false];
      if (isFirstLine) height = Math.max(height, word.height);
    }
    return height * size <= box.height;
  };
  let size = largest;
  while (size > 1 && !fits(size)) size -= 1;
  return size;
}

/**
 * Draws a text in the given size, or smaller if it would exceed its box; its letters end at the box's
 * lower edge.
 *
 * @param bottom the y coordinate of the box's lower edge
 */
async function drawText(
  text: string,
  { colour, size, box, bottom }: { colour: string; size: number; box: Size; bottom: number },
): Promise<Layer> {
  await registerFonts();
  const markup = `<span line_height="${LEADING}">${escape(text)}</span>`;
  const draw = (fit: { dpi: number; width: number } | Size) =>
    sharp({ text: { text: markup, font: `${FONT} ${POINTS}`, ...fit } })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true });
  // With 72 points, a letter has as many pixels as the resolution has dots per inch. Pango takes four
  // times as long to find a size.
  let drawn = await draw({ dpi: findSize(text, size, box), width: box.width });
  if (drawn.info.width > box.width || drawn.info.height > box.height) drawn = await draw(box);
  const { width, height } = drawn.info;
  const colours = bytesOf(colour);
  return { left: MARGIN, top: bottom - height, width, height, mask: drawn.data, colours };
}

/** Returns the x coordinate at which the band in the accent colour starts, at the top. */
const bandStartOf = (hasPicture: boolean) => (hasPicture ? PICTURE_EDGE : PLAIN_EDGE) - BAND_WIDTH;

/** Width of the area for texts. */
const textWidthOf = (hasPicture: boolean) => bandStartOf(hasPicture) - SLANT - MARGIN - 24;

const raw = { ...OG_IMAGE_SIZE, channels: 3 } as const;

/** What images have in common. */
interface Background {
  /** The near-black area, the band in the accent colour, and the wordmark, as pixels. */
  area: Buffer;
  /** The part of the picture's frame in which the picture is seen: right of the slanted edge. */
  opening: Buffer;
}

/** @param wordmark the name of the agency in capitals, if it is shown */
async function drawBackground(hasPicture: boolean, wordmark?: string): Promise<Background> {
  const path = (right: number, colour: string) =>
    `<path fill="${colour}" d="M0 0H${right}L${right - SLANT} ${HEIGHT}H0Z"/>`;
  const accent = path(hasPicture ? PICTURE_EDGE : WIDTH + SLANT, BRAND.colours.accent);
  const ink = path(bandStartOf(hasPicture), BRAND.colours.ink);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${accent}${ink}</svg>`;
  const frame = sharp(Buffer.from(svg));
  const area = await frame
    .clone()
    .flatten({ background: BRAND.colours.accent })
    .removeAlpha()
    .raw()
    .toBuffer();
  const opening = await frame
    .extract({ left: FRAME_LEFT, top: 0, ...PICTURE_FRAME })
    .extractChannel('alpha')
    .negate()
    .raw()
    .toBuffer();
  if (wordmark) {
    const box = { width: textWidthOf(hasPicture), height: WORDMARK_SIZE };
    const style = {
      colour: BRAND.colours.accent,
      size: WORDMARK_SIZE,
      box,
      bottom: WORDMARK_BASELINE,
    };
    paint(area, await drawText(wordmark, style));
  }
  return { area, opening };
}

const backgrounds = new Map<string, Promise<Background>>();

/** Returns a cached background: all images of an agency share two. */
function getBackground(hasPicture: boolean, wordmark: string | undefined): Promise<Background> {
  const key = `${hasPicture} ${wordmark}`;
  const background = backgrounds.get(key) ?? drawBackground(hasPicture, wordmark);
  backgrounds.set(key, background);
  return background;
}

/** Returns the pixels of the picture in its frame. */
async function drawPicture(original: Uint8Array, focal: Point): Promise<Buffer> {
  const picture = await fillFrame(original, PICTURE_FRAME, focal);
  return picture
    .flatten({ background: BRAND.colours.accent })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB. A title without letters that the font has is
 * replaced by the agency's name.
 *
 * @param original the file of the picture, if the image has one
 */
async function renderOgImage(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const picture = original && image.picture;
  const hasPicture = picture !== undefined;
  const agency = toCapitals(image.agencyName);
  const title = toCapitals(image.title) ?? agency;
  const wordmark = agency === title ? undefined : agency;
  const { area, opening } = await getBackground(hasPicture, wordmark);
  const pixels = Buffer.from(area);
  if (picture) {
    const colours = await drawPicture(original!, picture.focal);
    paint(pixels, { left: FRAME_LEFT, top: 0, ...PICTURE_FRAME, mask: opening, colours });
  }
  if (title) {
    const box = { width: textWidthOf(hasPicture), height: TITLE_HEIGHT };
    const style = { colour: BRAND.colours.paper, size: TITLE_SIZE, box, bottom: HEIGHT - MARGIN };
    paint(pixels, await drawText(keepTogether(title), style));
  }
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    const encoder = sharp(pixels, { raw }).withXmp(image.xmp);
    // Other Huffman tables would take three times as long for 1 % of the bytes.
    jpeg = await encoder.jpeg({ quality, optimiseCoding: false }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg!;
}

/** The Open Graph images of the pages. */
export const ogImages = {
  size: OG_IMAGE_SIZE,
  fileName: ogImageFileName,
  of: ogImageOf,
  render: renderOgImage,
};
