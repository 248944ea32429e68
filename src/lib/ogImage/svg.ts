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

/** The area of the picture, including the part behind the slanted edge. */
export const PICTURE_FRAME = {
  left: PICTURE_EDGE - SLANT,
  width: WIDTH - PICTURE_EDGE + SLANT,
  height: HEIGHT,
};

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

/** Renders a slanted area between two x coordinates; `from` 0 is the left edge of the image. */
const renderSlantedArea = (from: number, to: number, colour: string) =>
  `<path fill="${colour}" d="M${from} 0H${to}L${to - SLANT} ${HEIGHT}H${from > 0 ? from - SLANT : 0}Z"/>`;

const toCapitals = (text: string | undefined) =>
  text && toSupportedText(text.toLocaleUpperCase('es'));

function renderLabel(text: string, baseline: number, width: number): string {
  const { widthEms } = toGlyphRun(text, LABEL.tracking);
  const size = Math.min(LABEL.size, width / widthEms);
  return renderLine({ ...LABEL, text, size, x: MARGIN, baseline, colour: YELLOW });
}

function renderTexts(image: OgImage, width: number): string[] {
  const agency = toCapitals(image.agencyName);
  const title = toCapitals(image.title) ?? agency ?? '';
  const label = toCapitals(image.label);
  const top = WORDMARK.baseline + (label ? LABEL.size + LABEL.gap + 56 : 56);
  const box = { width, height: HEIGHT - MARGIN - top };
  const fitted = fitText(title, box, measureEms);
  const { lines, size, leading } = fitted;
  const first = HEIGHT - MARGIN - (lines.length - 1) * leading * size;
  const titleLines = lines.map((text, index) => ({
    text,
    x: MARGIN - size * 0.03,
    baseline: first + index * leading * size,
    size,
    colour: PAPER,
  }));
  const labelBaseline = HEIGHT - MARGIN - textHeight(fitted) - LABEL.gap;
  return [
    ...(agency && agency !== title
      ? [renderLine({ text: agency, x: MARGIN, ...WORDMARK, colour: YELLOW })]
      : []),
    ...(label ? [renderLabel(label, labelBaseline, width)] : []),
    ...titleLines.map(renderLine),
  ];
}

/**
 * Renders the image without its picture as SVG without fonts: black area, texts and yellow band.
 * The area of the picture stays transparent.
 */
export function renderSvg(image: OgImage): string {
  const edge = image.picture ? PICTURE_EDGE : PLAIN_EDGE;
  const body = [
    renderSlantedArea(0, edge - BAND_WIDTH, INK),
    renderSlantedArea(edge - BAND_WIDTH, edge, YELLOW),
    ...renderTexts(image, edge - BAND_WIDTH - SLANT - MARGIN - 24),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body.join('')}</svg>`;
}
