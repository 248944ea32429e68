import type { Crop } from '~/lib/images/crop';
import { type OgImage, OG_IMAGE_SIZE } from './ogImage';
import { fitText, textHeight } from './fitText';
import { measureEms, toGlyphRun, toSupportedText } from './glyphs';

interface TextLine {
  text: string;
  x: number;
  baseline: number;
  /** Font size in pixels. */
  size: number;
  colour: string;
  /** Extra space after every glyph, in ems. */
  tracking?: number;
}

const INK = '#12120F';
const PAPER = '#FAF8F1';
export const YELLOW = '#FFD60A';

const { width: WIDTH, height: HEIGHT } = OG_IMAGE_SIZE;
const MARGIN = 64;
/** Horizontal distance between the top and the bottom of a slanted edge, as on the home page. */
const SLANT = 87;
/** Width of the yellow band between the black area and the picture. */
const BAND_WIDTH = 30;
const WORDMARK = { size: 40, baseline: 96 };
const LABEL = { size: 34, tracking: 0.05, gap: 34 };

/** The x coordinate of the slanted edge's top, with and without a picture. */
const PICTURE_EDGE = 772;
const PLAIN_EDGE = 1000;

/** Distance between the texts and the edges of their area: outlines exceed their widths a little. */
const BLEED = 20;

/** The area of the picture, including the part behind the slanted edge. */
export const PICTURE_FRAME = {
  left: PICTURE_EDGE - SLANT,
  width: WIDTH - PICTURE_EDGE + SLANT,
  height: HEIGHT,
};

/** Returns the x coordinate at which the picture starts, behind the yellow band. */
export const pictureEdgeAt = (y: number): number => PICTURE_EDGE - (SLANT * y) / HEIGHT;

const formatNumber = (value: number) => String(Number(value.toFixed(4)));

function renderLine({ text, x, baseline, size, colour, tracking = 0 }: TextLine): string {
  const paths = toGlyphRun(text, tracking).glyphs.map((glyph) => {
    const origin = [x + glyph.x * size, baseline - glyph.y * size].map(formatNumber).join(' ');
    const scale = glyph.scale * size;
    const transform = `translate(${origin}) scale(${formatNumber(scale)} ${formatNumber(-scale)})`;
    return `<path transform="${transform}" d="${glyph.shape}"/>`;
  });
  return `<g fill="${colour}">${paths.join('')}</g>`;
}

const renderDocument = ({ left, top, width, height }: Crop, body: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body.join('')}</svg>`;

/** Renders a slanted area between two x coordinates; `from` 0 is the left edge of the image. */
const renderSlantedArea = (from: number, to: number, colour: string) =>
  `<path fill="${colour}" d="M${from} 0H${to}L${to - SLANT} ${HEIGHT}H${from > 0 ? from - SLANT : 0}Z"/>`;

const renderBackground = ({ left, top, width, height }: Crop, colour: string) =>
  `<path fill="${colour}" d="M${left} ${top}h${width}v${height}h${-width}Z"/>`;

const toCapitals = (text: string | undefined) =>
  text && toSupportedText(text.toLocaleUpperCase('es'));

/** Returns the x coordinate at which the yellow band starts, at the top. */
const bandStartOf = ({ picture }: OgImage) => (picture ? PICTURE_EDGE : PLAIN_EDGE) - BAND_WIDTH;

/** Returns what texts show: the agency takes the place of a title without supported letters. */
function textsOf({ agencyName, title, label }: OgImage) {
  const agency = toCapitals(agencyName);
  return { agency, title: toCapitals(title) ?? agency ?? '', label: toCapitals(label) };
}

function renderLabel(text: string, baseline: number, width: number): string {
  const { widthEms } = toGlyphRun(text, LABEL.tracking);
  const size = Math.min(LABEL.size, width / widthEms);
  return renderLine({ ...LABEL, text, size, x: MARGIN, baseline, colour: YELLOW });
}

/** Renders what the images of an agency share, as SVG without fonts: black, yellow, the name. */
export function renderFrame(image: OgImage): string {
  const { agency, title } = textsOf(image);
  const band = bandStartOf(image);
  const whole = { left: 0, top: 0, ...OG_IMAGE_SIZE };
  const body = [renderBackground(whole, YELLOW), renderSlantedArea(0, band, INK)];
  if (agency && agency !== title) {
    body.push(renderLine({ text: agency, x: MARGIN, ...WORDMARK, colour: YELLOW }));
  }
  return renderDocument(whole, body);
}

/** Renders the label and the title as SVG without fonts, and returns it with its area of the image. */
export function renderTexts(image: OgImage): Crop & { svg: string } {
  const { title, label } = textsOf(image);
  const width = bandStartOf(image) - SLANT - MARGIN - 24;
  const boxTop = WORDMARK.baseline + (label ? LABEL.size + LABEL.gap + 56 : 56);
  const fitted = fitText(title, { width, height: HEIGHT - MARGIN - boxTop }, measureEms);
  const { lines, size, leading } = fitted;
  const first = HEIGHT - MARGIN - (lines.length - 1) * leading * size;
  const titleLines = lines.map((text, index) => ({
    text,
    x: MARGIN - size * 0.03,
    baseline: first + index * leading * size,
    size,
    colour: PAPER,
  }));
  const titleTop = HEIGHT - MARGIN - textHeight(fitted);
  const labelHeight = label ? LABEL.gap + LABEL.size : 0;
  const top = Math.floor(titleTop - labelHeight - BLEED);
  const area = { left: MARGIN - BLEED, top, width: width + 2 * BLEED, height: HEIGHT - top };
  const body = [
    renderBackground(area, INK),
    ...(label ? [renderLabel(label, titleTop - LABEL.gap, width)] : []),
    ...titleLines.map(renderLine),
  ];
  return { ...area, svg: renderDocument(area, body) };
}
