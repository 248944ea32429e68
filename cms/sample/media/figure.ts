import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };
import type { Ground, Person } from './entries.ts';

/** The brand's colours behind figures. */
export const GROUNDS: Record<Ground, string> = {
  yellow: '#FFD60A',
  paper: '#EFEBDD',
  ink: '#12120F',
};

const BLACK = '#000000';
const WHITE = '#FFFFFF';
const HAIR = { grey: '#B7B2A0', white: WHITE, blonde: GROUNDS.yellow };

/** A part of the drawing whose areas of one colour get a colour of their own and an outline. */
function outlined<Part>(part: Part, colour: string, attributes: object): Part {
  const repaint = (_key: string, value: { fill?: { name?: string } } | null) =>
    value?.fill?.name === colour ? { ...value, 'stroke-linejoin': 'round', ...attributes } : value;
  return JSON.parse(JSON.stringify(part), repaint) as Part;
}

const named = (name: string) => ({ type: 'color', name });

/**
 * Notionists draws black hair alone. Here hair and beard have a colour and an outline, so that
 * they can be grey and are still seen on ink, and a head has one that shows where hair is none.
 */
function ownStyle() {
  const { components, colors, ...rest } = notionists as unknown as Required<StyleDefinition>;
  const hair = { fill: named('hair'), stroke: named('outline') };
  const black = { values: [BLACK] };
  return new Style({
    ...rest,
    colors: { ...colors, hair: black, outline: black, skull: black },
    components: {
      ...components,
      hair: outlined(components.hair, 'ink', { ...hair, 'stroke-width': '13' }),
      beard: outlined(components.beard, 'ink', { ...hair, 'stroke-width': '10' }),
      head: outlined(components.head, 'paper', { stroke: named('skull'), 'stroke-width': '14' }),
    },
  } as StyleDefinition);
}

const STYLE = ownStyle();

/** The side of the square canvas that figures are drawn on, in its own units. */
export const CANVAS = 1744;
/** Where on the canvas the middle of the trunk is, from the left. */
export const TRUNK = 842;
/** How much of the canvas, from below, is cut away: there some clothes end in a line. */
export const HEM = 12;

const variant = (part: number | string) =>
  typeof part === 'number' ? `variant${String(part).padStart(2, '0')}` : part;

/** Options that choose one variant of each part, and leave out the parts that a person lacks. */
function partOptions(person: Person): Record<string, string | number> {
  const { hair, eyebrows, eyes, nose, mouth, clothes, beard, glasses, gesture } = person;
  const parts = { hair, eyebrows, eyes, nose, mouth, clothes, beard, glasses, gesture };
  const options = Object.entries(parts).map(([part, value]) => {
    const isDrawn = value !== undefined && value !== 'none';
    if (!isDrawn) return { [`${part}Probability`]: 0 };
    return { [`${part}Probability`]: 100, [`${part}Variant`]: variant(value) };
  });
  return Object.assign({ clothesGraphicProbability: 0 }, ...options);
}

/**
 * Draws a figure as an SVG element of the given place and size, in pixels of the picture around it.
 *
 * @param ground what is behind the head; nothing in a cut-out
 */
export function drawFigure(
  person: Person,
  place: { x: number; y: number; size: number },
  ground?: Ground,
): string {
  const { hair, hairColour } = person;
  const isBlackOnInk = ground === 'ink' && !hairColour && hair !== 'hat';
  const colours = {
    hairColor: hairColour ? HAIR[hairColour] : BLACK,
    outlineColor: isBlackOnInk ? GROUNDS.paper : BLACK,
    skullColor: hair === 'none' ? BLACK : WHITE,
  };
  const svg = new Avatar(STYLE, { ...partOptions(person), ...colours }).toString();
  const { x, y, size } = place;
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
