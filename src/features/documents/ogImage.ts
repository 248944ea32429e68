import { readFileSync } from 'node:fs';
import sharp, { type OutputInfo, type OverlayOptions } from 'sharp';
import type { Picture } from '~/model/media';
import { sha256 } from '~/lib/hash';
import { type Point, type Size } from '~/pictures/crop';
import { fillFrame, freePixels } from '~/pictures/fillFrame';
import { pictureKey } from '~/pictures/sources';
import { BRAND } from '#contract/brand.ts';
import { sheetFonts } from '~/features/documents/sheet/sheetFonts';
import source from './ogImage.ts?raw';

/** The Open Graph image of a page; that of a talent is the same in every language. */
export interface OgImage {
  /** The name of the person or the title of the page. */
  title: string;
  agencyName: string;
  picture?: Picture | undefined;
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
/** The x coordinate of the band's right side at the top, with and without a picture. */
const PICTURE_EDGE = 772;
const PLAIN_EDGE = 1000;
/** Font sizes in pixels. */
const [WORDMARK_SIZE, TITLE_SIZE] = [40, 200];
const POINTS = 72;
/** Distance between baselines, as a share of the font's own, which is 1.2 ems. */
const LEADING = 0.84;
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
const FONT_FILES = sheetFonts.displayFiles;

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

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** Matches short words, after which a line must not break. */
const SHORT_WORD = /(?<=^| )(\S{1,2}) (?=\S)/gu;
const toCapitals = (text = '') => sheetFonts.displayText(text.toLocaleUpperCase('es'));

/** Shortens a title, and joins short words to the next one, so that no line ends with them. */
function keepTogether(title: string): string {
  const characters = [...title];
  const short = characters.slice(0, MAX_CHARACTERS - 1).join('');
  const text = characters.length > MAX_CHARACTERS ? `${short.trimEnd()}…` : title;
  return text.replace(SHORT_WORD, '$1\u00a0');
}

let isRegistered: Promise<unknown> | undefined;
/** Lets Pango know the fonts: it keeps each file that it has once read. */
const registerFonts = () =>
  (isRegistered ??= Promise.all(
    FONT_FILES.map((fontfile) => sharp({ text: { text: 'A', fontfile, font: FONT } }).toBuffer()),
  ));

type Layer = OverlayOptions & { input: Buffer };

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
  const markup = `<span foreground="${colour}" line_height="${LEADING}">${escape(text)}</span>`;
  const draw = (fit: { dpi: number; width: number } | Size) =>
    sharp({ text: { text: markup, font: `${FONT} ${POINTS}`, rgba: true, ...fit } })
      .raw()
      .toBuffer({ resolveWithObject: true });
  // With 72 points, a letter has as many pixels as the resolution has dots per inch.
  let drawn = await draw({ dpi: size, width: box.width });
  if (drawn.info.width > box.width || drawn.info.height > box.height) {
    freePixels(drawn.data);
    drawn = await draw(box);
  }
  const { data, info } = drawn;
  return { input: data, raw: info, left: MARGIN, top: bottom - info.height };
}

/** Draws what is at the right: a picture, or the accent colour alone. */
function drawRight(frame: Size, original?: Uint8Array, focal?: Point) {
  const background = BRAND.colours.accent;
  if (original && focal) return fillFrame(original, frame, focal, background);
  const plain = sharp({ create: { ...frame, channels: 3, background } });
  return plain.raw().toBuffer({ resolveWithObject: true });
}

/** Draws the slanted end of the near-black area, and the band in the accent colour after it. */
function drawEdge(edge: number): Layer {
  const width = SLANT + BAND_WIDTH;
  const path = (right: number, colour: string) =>
    `<path fill="${colour}" d="M0 0H${right}L${right - SLANT} ${HEIGHT}H0Z"/>`;
  const paths = path(width, BRAND.colours.accent) + path(SLANT, BRAND.colours.ink);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">${paths}</svg>`;
  return { input: Buffer.from(svg), left: edge - width, top: 0 };
}

/** Lays the layers over the right side and near-black; returns the pixels of the image. */
async function compose(
  right: { data: Buffer; info: OutputInfo },
  layers: Layer[],
  left: number,
): Promise<Buffer> {
  // In one pipeline with what draws the right side it would take twice as long.
  const pixels = await sharp(right.data, { raw: right.info })
    .extend({ left, background: BRAND.colours.ink })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const drawn of [right.data, ...layers.map(({ input }) => input)]) freePixels(drawn);
  return pixels;
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB. A title without letters that the font has is
 * replaced by the agency's name.
 *
 * @param original the file of the picture, if the image has one
 */
async function renderOgImage(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const edge = original && image.picture ? PICTURE_EDGE : PLAIN_EDGE;
  const width = edge - BAND_WIDTH - SLANT - MARGIN - 24;
  const agency = toCapitals(image.agencyName);
  const title = toCapitals(image.title) ?? agency;
  const layers = [drawEdge(edge)];
  if (agency && agency !== title) {
    const box = { width, height: WORDMARK_SIZE };
    const colour = BRAND.colours.accent;
    const style = { colour, size: WORDMARK_SIZE, box, bottom: WORDMARK_BASELINE };
    layers.push(await drawText(agency, style));
  }
  if (title) {
    const box = { width, height: TITLE_HEIGHT };
    const style = { colour: BRAND.colours.paper, size: TITLE_SIZE, box, bottom: HEIGHT - MARGIN };
    layers.push(await drawText(keepTogether(title), style));
  }
  const frame = { width: WIDTH - edge + SLANT, height: HEIGHT };
  const right = await drawRight(frame, original, image.picture?.focal);
  const pixels = await compose(right, layers, edge - SLANT);
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    const encoder = sharp(pixels, { raw: { ...OG_IMAGE_SIZE, channels: 3 } }).withXmp(image.xmp);
    // Other Huffman tables would take three times as long for 1 % of the bytes.
    jpeg = await encoder.jpeg({ quality, optimiseCoding: false }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  freePixels(pixels);
  return jpeg!;
}

export const ogImages = {
  size: OG_IMAGE_SIZE,
  fileName: ogImageFileName,
  render: renderOgImage,
};
