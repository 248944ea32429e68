/** Room for a text, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A text broken into lines, as large as it goes. */
export interface Fitted {
  lines: string[];
  /** Height of an em in pixels. */
  size: number;
  /** From one baseline to the next, in ems. */
  leading: number;
}

interface Part {
  text: string;
  space: '' | ' ';
}

/** How wide a text is, in ems. */
export type Measure = (text: string) => number;

const LARGEST = 200;
const SMALLEST = 34;
const STEP = 2;
/** Height of a capital, and of an accent on it, in ems. */
const CAPITAL = 0.8;
const ACCENT = 0.2;
/** Capitals without accents stand close; an accent needs room below the line above. */
const TIGHT = 0.86;
const LOOSE = 1.04;

const isAccented = (text: string) => /\p{M}/u.test(text.normalize('NFD'));

/** Short words that no line may end with, and parts of a name that a line may end behind. */
const SHORT = /(?<=^| )(\S{1,2}) (?=\S)/gu;
const PARTS = / |(?<=-)/u;

/** What stays together on a line, each with the space it has before it. */
function partsOf(text: string): Part[] {
  // A space that does not break, for a moment: two short words in a row may overlap.
  const glued = text.replace(SHORT, '$1\u00a0').replace(SHORT, '$1\u00a0');
  return glued.split(PARTS).map((part, index, all) => ({
    text: part.replaceAll('\u00a0', ' '),
    space: all[index - 1]?.endsWith('-') ? '' : ' ',
  }));
}

/** Cuts a word that alone is wider than a line. */
function pieces(part: Part, limit: number, measure: Measure): Part[] {
  if (measure(part.text) <= limit) return [part];
  const cut: string[] = [''];
  for (const letter of part.text) {
    if (measure(cut.at(-1)! + letter) > limit && cut.at(-1)) cut.push('');
    cut[cut.length - 1] += letter;
  }
  return cut.map((text, index) => ({ text, space: index === 0 ? part.space : '' }));
}

function broken(parts: Part[], limit: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const { text, space } of parts) {
    const longer = lines.length > 0 ? lines.at(-1) + space + text : undefined;
    if (longer && measure(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines;
}

const leadingOf = (lines: string[]) => (lines.slice(1).some(isAccented) ? LOOSE : TIGHT);

/** From the top of a text's first line to the last baseline, in pixels. */
export const heightOf = ({ lines, size, leading }: Fitted): number => {
  const first = CAPITAL + (isAccented(lines[0] ?? '') ? ACCENT : 0);
  return size * (first + (lines.length - 1) * leading);
};

function smallest(parts: Part[], { width, height }: Box, measure: Measure): Fitted {
  const limit = width / SMALLEST;
  const cut = parts.flatMap((part) => pieces(part, limit, measure));
  const lines = broken(cut, limit, measure);
  const leading = leadingOf(lines);
  const room = Math.max(1, Math.floor((height / SMALLEST - CAPITAL) / leading) + 1);
  if (lines.length <= room) return { lines, size: SMALLEST, leading };
  const kept = lines.slice(0, room);
  kept[room - 1] = `${kept[room - 1]!.slice(0, -1).trimEnd()}…`;
  return { lines: kept, size: SMALLEST, leading };
}

/** Breaks a text at its spaces so that it stands in its room as large as it goes. */
export function fit(text: string, box: Box, measure: Measure): Fitted {
  const parts = partsOf(text);
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    const limit = box.width / size;
    if (parts.some((part) => measure(part.text) > limit)) continue;
    const lines = broken(parts, limit, measure);
    const fitted = { lines, size, leading: leadingOf(lines) };
    if (heightOf(fitted) <= box.height) return fitted;
  }
  return smallest(parts, box, measure);
}
