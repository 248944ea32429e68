import { type Card, CARD_SIZE } from './ogImage';
import { fit, heightOf } from './fitText';
import { outlineOf, writable } from './outlines';

const INK = '#12120F';
const PAPER = '#FAF8F1';
export const YELLOW = '#FFD60A';

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const MARGIN = 64;
/** How far a slanted edge leans from top to bottom, as the home page's field does. */
const LEAN = 87;
/** The yellow band between the near-black and the picture. */
const BAND = 30;
const WORDMARK = { size: 40, baseline: 96 };
const LABEL = { size: 34, tracking: 0.05, gap: 34 };

/** Where the picture's slanted edge stands, at the top. */
const PICTURE_EDGE = 772;
const PLAIN_EDGE = 1000;

/** The part of a card that its picture fills, the slanted edge included. */
export const PICTURE_FRAME = {
  left: PICTURE_EDGE - LEAN,
  width: WIDTH - PICTURE_EDGE + LEAN,
  height: HEIGHT,
};

interface Line {
  text: string;
  x: number;
  baseline: number;
  size: number;
  colour: string;
  tracking?: number;
}

const number = (value: number) => String(Number(value.toFixed(4)));

function line({ text, x, baseline, size, colour, tracking = 0 }: Line): string {
  const letters = outlineOf(text, tracking).letters.map((letter) => {
    const place = [x + letter.x * size, baseline - letter.y * size].map(number).join(' ');
    const scale = letter.scale * size;
    const transform = `translate(${place}) scale(${number(scale)} ${number(-scale)})`;
    return `<path transform="${transform}" d="${letter.shape}"/>`;
  });
  return `<g fill="${colour}">${letters.join('')}</g>`;
}

/** A field from the left edge, or a band, that leans as the home page's does. */
const slanted = (from: number, to: number, colour: string) =>
  `<path fill="${colour}" d="M${from} 0H${to}L${to - LEAN} ${HEIGHT}H${from > 0 ? from - LEAN : 0}Z"/>`;

const capitals = (text: string | undefined) => text && writable(text.toLocaleUpperCase('es'));

function labelLine(text: string, baseline: number, width: number): string {
  const { ems } = outlineOf(text, LABEL.tracking);
  const size = Math.min(LABEL.size, width / ems);
  return line({ ...LABEL, text, size, x: MARGIN, baseline, colour: YELLOW });
}

function textsOf(card: Card, width: number): string[] {
  const agency = capitals(card.agencyName);
  const title = capitals(card.title) ?? agency ?? '';
  const label = capitals(card.label);
  const top = WORDMARK.baseline + (label ? LABEL.size + LABEL.gap + 56 : 56);
  const box = { width, height: HEIGHT - MARGIN - top };
  const fitted = fit(title, box, (text) => outlineOf(text).ems);
  const { lines, size, leading } = fitted;
  const first = HEIGHT - MARGIN - (lines.length - 1) * leading * size;
  const texts = lines.map((text, index) => ({
    text,
    x: MARGIN - size * 0.03,
    baseline: first + index * leading * size,
    size,
    colour: PAPER,
  }));
  const labelBaseline = HEIGHT - MARGIN - heightOf(fitted) - LABEL.gap;
  return [
    ...(agency && agency !== title
      ? [line({ text: agency, x: MARGIN, ...WORDMARK, colour: YELLOW })]
      : []),
    ...(label ? [labelLine(label, labelBaseline, width)] : []),
    ...texts.map(line),
  ];
}

/**
 * Draws all of a card but its picture, as SVG without fonts: the near-black with the texts, and
 * the yellow band. The picture shows where nothing is drawn.
 */
export function posterOf(card: Card): string {
  const edge = card.picture ? PICTURE_EDGE : PLAIN_EDGE;
  const body = [
    slanted(0, edge - BAND, INK),
    slanted(edge - BAND, edge, YELLOW),
    ...textsOf(card, edge - BAND - LEAN - MARGIN - 24),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${body.join('')}</svg>`;
}
