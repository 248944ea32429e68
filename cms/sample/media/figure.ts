import { Avatar, Style, type StyleDefinition } from '@dicebear/core';
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' };
import type { Ground, Person } from './entries.ts';

/** The brand's background colours. */
export const GROUNDS: Record<Ground, string> = {
  yellow: '#FFD60A',
  paper: '#EFEBDD',
  ink: '#12120F',
};

const BLACK = '#000000';
const WHITE = '#FFFFFF';
const HAIR = { grey: '#B7B2A0', white: WHITE, blonde: GROUNDS.yellow };

/** Returns a part of the drawing whose areas of one colour have other attributes, e.g. an outline. */
function outlined<Part>(part: Part, colour: string, attributes: object): Part {
  const repaint = (_key: string, value: { fill?: { name?: string } } | null) =>
    value?.fill?.name === colour ? { ...value, 'stroke-linejoin': 'round', ...attributes } : value;
  return JSON.parse(JSON.stringify(part), repaint) as Part;
}

const colourRef = (name: string) => ({ type: 'color', name });

/**
 * Notionists draws only black hair. In this style hair and beard have a colour and an outline, so that
 * they can be grey and are visible on ink; the head has an outline, visible if there is no hair.
 */
function createStyle() {
  const { components, colors, ...rest } = notionists as unknown as Required<StyleDefinition>;
  const hair = { fill: colourRef('hair'), stroke: colourRef('outline') };
  const black = { values: [BLACK] };
  return new Style({
    ...rest,
    colors: { ...colors, hair: black, outline: black, skull: black },
    components: {
      ...components,
      hair: outlined(components.hair, 'ink', { ...hair, 'stroke-width': '13' }),
      beard: outlined(components.beard, 'ink', { ...hair, 'stroke-width': '10' }),
      head: outlined(components.head, 'paper', {
        stroke: colourRef('skull'),
        'stroke-width': '14',
      }),
    },
  } as StyleDefinition);
}

const STYLE = createStyle();

/** Side of the square canvas of a figure, in canvas units. */
export const CANVAS = 1744;
/** Horizontal centre of the trunk, in canvas units from the left. */
export const TRUNK = 842;
/** Height that is cut off at the bottom, in canvas units: some clothes end in a line there. */
export const HEM = 12;

const variant = (part: number | string) =>
  typeof part === 'number' ? `variant${String(part).padStart(2, '0')}` : part;

/** Returns DiceBear options that select one variant per part and omit the person's missing parts. */
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
 * Draws a figure as an SVG element at a position and of a size in pixels of the enclosing picture.
 *
 * @param ground background behind the head; `undefined` for a cut-out
 */
export function drawFigure(
  person: Person,
  frame: { x: number; y: number; size: number },
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
  const { x, y, size } = frame;
  return svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
