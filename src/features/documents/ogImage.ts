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
  /** A line above the title: the person's profession. */
  label?: string | undefined;
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
const SIZES = { wordmark: 40, label: 34, title: 200 };
const POINTS = 72;
/** Distance between baselines, as a share of the font's own. */
const LEADING = 0.84;
const WORDMARK_BASELINE = 96;
const LABEL_GAP = 34;
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
  const { title, label = '', agencyName, picture, xmp } = image;
  const parts = [drawingHash(), title, label, agencyName, picture ? pictureKey(picture) : '', xmp];
  return `${sha256(JSON.stringify(parts)).slice(0, 16)}.jpg`;
}

/** Returns the Open Graph image of a page; `profession` is that of a talent. */
export const ogImageOf = (
  page: { heading: string; picture?: Picture | undefined; profession?: string },
  { agencyName, xmp }: Pick<OgImage, 'agencyName' | 'xmp'>,
): OgImage => ({
  title: page.heading,
  label: page.profession,
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
 * @param tracking extra space after each letter, in ems
 */
async function drawText(
  text: string,
  colour: string,
  size: number,
  box: { width: number; height?: number },
  tracking = 0,
): Promise<DrawnText> {
  await registerFonts();
  const spacing = Math.round(tracking * POINTS * 1024);
  const markup = `<span foreground="${colour}" line_height="${LEADING}" letter_spacing="${spacing}">${escape(text)}</span>`;
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

/** Draws the near-black area and the band in the accent colour; what is to the right of them is transparent. */
function drawFrame(hasPicture: boolean): Promise<Buffer> {
  const band = bandStartOf(hasPicture);
  const area = (right: number, colour: string) =>
    `<path fill="${colour}" d="M0 0H${right}L${right - SLANT} ${HEIGHT}H0Z"/>`;
  const body =
    area(hasPicture ? PICTURE_EDGE : WIDTH + SLANT, COLOURS.accent) + area(band, COLOURS.ink);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const frames = new Map<boolean, Promise<Buffer>>();
const wordmarks = new Map<string, Promise<DrawnText>>();

/** Returns what a map has for a key, and creates it if it is missing. */
function cached<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

async function cropPicture(original: Uint8Array, focal: Point): Promise<Buffer> {
  const picture: Sharp = await fillFrame(original, PICTURE_FRAME, focal);
  return picture
    .flatten({ background: COLOURS.accent })
    .toColourspace('srgb')
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer();
}

let last: { original: Uint8Array; focal: Point; pixels: Promise<Buffer> } | undefined;

/** Returns the picture in its frame. The last one is kept: a page's two languages follow each other. */
async function drawPicture(original: Uint8Array, focal: Point): Promise<OverlayOptions> {
  const isLast =
    last?.original === original && last.focal.x === focal.x && last.focal.y === focal.y;
  if (!isLast || !last) last = { original, focal, pixels: cropPicture(original, focal) };
  const raw = { ...PICTURE_FRAME, channels: 3 } as const;
  return { input: await last.pixels, raw, left: WIDTH - PICTURE_FRAME.width, top: 0 };
}

/** Returns the layers of the texts; the agency takes the place of a title without supported letters. */
async function drawTexts(image: OgImage, hasPicture: boolean): Promise<OverlayOptions[]> {
  const agency = toCapitals(image.agencyName);
  const label = toCapitals(image.label);
  const title = toCapitals(image.title) ?? agency;
  const width = bandStartOf(hasPicture) - SLANT - MARGIN - 24;
  const layers: OverlayOptions[] = [];
  /** Adds a text whose letters end at `bottom`, and returns where they begin. */
  const add = ({ layer, height }: DrawnText, bottom: number) => {
    layers.push({ ...layer, left: MARGIN, top: Math.round(bottom - height) });
    return bottom - height;
  };
  if (agency && agency !== title) {
    const wordmark = () => drawText(agency, COLOURS.accent, SIZES.wordmark, { width });
    add(await cached(wordmarks, `${width} ${agency}`, wordmark), WORDMARK_BASELINE);
  }
  const top = WORDMARK_BASELINE + 56 + (label ? SIZES.label + LABEL_GAP : 0);
  const bottom = HEIGHT - MARGIN;
  const drawn =
    title &&
    (await drawText(keepTogether(title), COLOURS.paper, SIZES.title, {
      width,
      height: bottom - top,
    }));
  const titleTop = drawn ? add(drawn, bottom) : bottom;
  if (label)
    add(await drawText(label, COLOURS.accent, SIZES.label, { width }, 0.05), titleTop - LABEL_GAP);
  return layers;
}

/**
 * Renders an Open Graph image as a JPEG of at most 100 kB.
 *
 * @param original the file of the picture, if the image has one
 */
export async function renderOgImage(image: OgImage, original?: Uint8Array): Promise<Buffer> {
  const picture = original && image.picture;
  const hasPicture = picture !== undefined;
  const layers = [
    ...(picture ? [await drawPicture(original!, picture.focal)] : []),
    { input: await cached(frames, hasPicture, () => drawFrame(hasPicture)) },
    ...(await drawTexts(image, hasPicture)),
  ];
  const raw = { ...OG_IMAGE_SIZE, channels: 3 } as const;
  const pixels = await sharp({ create: { ...raw, background: COLOURS.accent } })
    .composite(layers)
    .removeAlpha()
    .raw()
    .toBuffer();
  let jpeg: Buffer | undefined;
  for (const quality of QUALITIES) {
    const encoder = sharp(pixels, { raw }).withXmp(image.xmp);
    jpeg = await encoder.jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg!;
}
