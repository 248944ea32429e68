import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import type { Picture } from '~/model/media';
import { sha256 } from '~/lib/hash';
import { type Point, type Size } from '~/lib/images/crop';
import { fillFrame } from '~/lib/images/fillFrame';
import { pictureKey } from '~/lib/images/sources';
import { COLOURS } from '../../../cms/contract/brand.ts';
import { toDisplayText } from './sheet/sheetFonts';
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
export const OG_IMAGE_SIZE: Size = { width: 1200, height: 630 };

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;
const MARGIN = 64;
/** Horizontal distance between the top and the bottom of a slanted edge, as on the home page. */
const SLANT = 87;
/** Width of the band in the accent colour between the black area and the picture. */
const BAND_WIDTH = 30;
/** The x coordinate of the slanted edge's top, with and without a picture. */
const PICTURE_EDGE = 772;
const PLAIN_EDGE = 1000;
const PICTURE_FRAME = { width: WIDTH - PICTURE_EDGE + SLANT, height: HEIGHT };
/** Font sizes in pixels. */
const [WORDMARK_SIZE, TITLE_SIZE] = [40, 200];
const POINTS = 72;
/** Distance between baselines, as a share of the font's own. */
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
const FONT_FILES = ['display.ttf', 'display-extended.ttf'].map((name) =>
  path.resolve('src/features/documents/sheet/fonts', name),
);

let drawing: string | undefined;
/** A hash of everything that draws an image: this file, the colours, the fonts, sharp. */
const drawingHash = () =>
  (drawing ??= sha256(
    JSON.stringify([
      source,
      COLOURS,
      sharp.versions,
      ...FONT_FILES.map((file) => sha256(readFileSync(file))),
    ]),
  ));

/**
 * Returns the file name of an image, with a hash of everything that it is made of: caches keyed by URL
 * see a change at once, and the next build reuses unchanged files.
 */
export function ogImageFileName(image: OgImage): string {
  const { title, agencyName, picture, xmp } = image;
  const parts = [drawingHash(), title, agencyName, picture ? pictureKey(picture) : '', xmp];
  return `${sha256(JSON.stringify(parts)).slice(0, 16)}.jpg`;
}

/** Returns the Open Graph image of a page; those of a talent are the same in every language. */
export const ogImageOf = (
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
const toCapitals = (text = '') => toDisplayText(text.toLocaleUpperCase('es'));

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

/** A text as pixels, cut to the edges of its letters. */
interface DrawnText extends Size {
  layer: OverlayOptions;
}

/**
 * Draws a text in the given size, or smaller if it would exceed its box; without a height, on one line.
 *
 * @param box width and height in pixels
 */
async function drawText(
  text: string,
  colour: string,
  size: number,
  box: { width: number; height?: number },
): Promise<DrawnText> {
  await registerFonts();
  const markup = `<span foreground="${colour}" line_height="${LEADING}">${escape(text)}</span>`;
  const height = box.height ?? size;
  const draw = async (fit: { dpi: number; width?: number } | Size) => {
    const { data, info } = await sharp({
      text: { text: markup, font: `${FONT} ${POINTS}`, rgba: true, ...fit },
    })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: drawnWidth, height: drawnHeight, channels } = info;
    const raw = { width: drawnWidth, height: drawnHeight, channels };
    return { width: drawnWidth, height: drawnHeight, layer: { input: data, raw } };
  };
  // With 72 points, a letter has as many pixels as the resolution has dots per inch.
  const drawn = await draw({ dpi: size, ...(box.height && { width: Math.round(box.width) }) });
  const fits = drawn.width <= box.width && drawn.height <= height;
  return fits ? drawn : draw({ width: Math.round(box.width), height: Math.round(height) });
}

/** Returns the x coordinate at which the band in the accent colour starts, at the top. */
const bandStartOf = (hasPicture: boolean) => (hasPicture ? PICTURE_EDGE : PLAIN_EDGE) - BAND_WIDTH;

/** Width of the area for texts. */
const textWidthOf = (hasPicture: boolean) => bandStartOf(hasPicture) - SLANT - MARGIN - 24;

const raw = { ...OG_IMAGE_SIZE, channels: 3 } as const;

/** What images have in common, as pixels. */
interface Background {
  /** The near-black area, the band in the accent colour, and the wordmark. */
  area: Buffer;
  /** The slanted edge, transparent to its right; it lies over the left part of a picture. */
  edge: OverlayOptions;
}

/** Returns the layer of a text whose letters end at `bottom`. */
const placeText = ({ layer, height }: DrawnText, bottom: number): OverlayOptions => ({
  ...layer,
  left: MARGIN,
  top: Math.round(bottom - height),
});

/** @param wordmark the name of the agency in capitals, if it is shown */
async function drawBackground(hasPicture: boolean, wordmark?: string): Promise<Background> {
  const path = (right: number, colour: string) =>
    `<path fill="${colour}" d="M0 0H${right}L${right - SLANT} ${HEIGHT}H0Z"/>`;
  const accent = path(hasPicture ? PICTURE_EDGE : WIDTH + SLANT, COLOURS.accent);
  const ink = path(bandStartOf(hasPicture), COLOURS.ink);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${accent}${ink}</svg>`;
  const frame = await sharp(Buffer.from(svg)).png().toBuffer();
  const width = textWidthOf(hasPicture);
  const text = wordmark && (await drawText(wordmark, COLOURS.accent, WORDMARK_SIZE, { width }));
  const area = await sharp({ create: { ...raw, background: COLOURS.accent } })
    .composite([{ input: frame }, ...(text ? [placeText(text, WORDMARK_BASELINE)] : [])])
    .removeAlpha()
    .raw()
    .toBuffer();
  const left = PICTURE_EDGE - SLANT;
  const slant = sharp(frame).extract({ left, top: 0, width: SLANT, height: HEIGHT });
  return { area, edge: { input: await slant.png().toBuffer(), left, top: 0 } };
}

const backgrounds = new Map<string, Promise<Background>>();

/** Returns a cached background: all images of an agency share two. */
function getBackground(hasPicture: boolean, wordmark: string | undefined): Promise<Background> {
  const key = `${hasPicture} ${wordmark}`;
  const background = backgrounds.get(key) ?? drawBackground(hasPicture, wordmark);
  backgrounds.set(key, background);
  return background;
}

/** Returns the picture in its frame. */
async function drawPicture(original: Uint8Array, focal: Point): Promise<OverlayOptions> {
  const picture: Sharp = await fillFrame(original, PICTURE_FRAME, focal);
  const input = await picture
    .flatten({ background: COLOURS.accent })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
  return { input, raw: { ...PICTURE_FRAME, channels: 3 }, left: PICTURE_EDGE - SLANT, top: 0 };
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB. A title without letters that the font has is
 * replaced by the agency's name.
 *
 * @param original the file of the picture, if the image has one
 */
export async function renderOgImage(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const picture = original && image.picture;
  const hasPicture = picture !== undefined;
  const agency = toCapitals(image.agencyName);
  const title = toCapitals(image.title) ?? agency;
  const { area, edge } = await getBackground(hasPicture, agency === title ? undefined : agency);
  const layers = picture ? [await drawPicture(original!, picture.focal), edge] : [];
  if (title) {
    const box = { width: textWidthOf(hasPicture), height: TITLE_HEIGHT };
    const text = await drawText(keepTogether(title), COLOURS.paper, TITLE_SIZE, box);
    layers.push(placeText(text, HEIGHT - MARGIN));
  }
  const pixels = await sharp(area, { raw }).composite(layers).removeAlpha().raw().toBuffer();
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    const encoder = sharp(pixels, { raw }).withXmp(image.xmp);
    jpeg = await encoder.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg!;
}
