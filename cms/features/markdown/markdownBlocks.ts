import { type TextEdit, type TextState, selectedLines } from './textEdit.ts';

/** What a line can be. The site shows two levels of headings: a block's own heading is above them. */
export type LineKind = 'heading' | 'subheading' | 'bullets' | 'numbers';

const PATTERNS: Record<LineKind, RegExp> = {
  heading: /^#{1,3}\s+/,
  subheading: /^#{4,6}\s+/,
  bullets: /^\s*[-+*]\s+/,
  numbers: /^\s*\d{1,9}[.)]\s+/,
};
const KINDS = Object.keys(PATTERNS) as LineKind[];

const prefixOf = (kind: LineKind, position: number): string =>
  ({ heading: '### ', subheading: '#### ', bullets: '- ', numbers: `${position}. ` })[kind];

/** Returns what a line is, or `undefined` for a line of a paragraph. */
const findLineKind = (line: string): LineKind | undefined =>
  KINDS.find((kind) => PATTERNS[kind].test(line));

const withoutPrefix = (line: string): string => {
  const kind = findLineKind(line);
  return kind ? line.replace(PATTERNS[kind], '') : line;
};

/**
 * Returns the edit that turns the selected lines into headings or items of a list, or back into
 * paragraphs if all of them are so already. Empty lines stay empty.
 */
export function toggleLines(state: TextState, kind: LineKind): TextEdit {
  const { from, to, lines } = selectedLines(state);
  const isOnlyLine = lines.length === 1;
  const isText = (line: string) => isOnlyLine || line.trim() !== '';
  const isKind = lines.every((line) => !isText(line) || findLineKind(line) === kind);
  let position = 0;
  const insert = lines
    .map((line) => {
      if (!isText(line)) return line;
      position++;
      return (isKind ? '' : prefixOf(kind, position)) + withoutPrefix(line);
    })
    .join('\n');
  const first = insert.split('\n', 1)[0] ?? '';
  if (!isOnlyLine) return { from, to, insert, start: from, end: from + insert.length };
  // The selection stays on the same words of the line.
  const shift = first.length - (lines[0] ?? '').length;
  const move = (place: number) => Math.max(from, place + shift);
  return { from, to, insert, start: move(state.start), end: move(state.end) };
}

const ITEM = /^(\s*)(?:([-+*])|(\d{1,9})([.)]))\s+/;

/**
 * Returns the edit for the Enter key in a list: the next item, or the end of the list after an empty
 * one. `undefined` outside a list.
 */
export function continueList(state: TextState): TextEdit | undefined {
  const { start, end } = state;
  if (start !== end) return undefined;
  const { from, lines } = selectedLines(state);
  const line = lines[0] ?? '';
  const match = ITEM.exec(line);
  if (!match || start < from + match[0].length) return undefined;
  if (!line.slice(match[0].length).trim() && start === from + line.length) {
    return { from, to: start, insert: '', start: from, end: from };
  }
  const [, indent = '', bullet, number, delimiter = '.'] = match;
  const marker = bullet ?? `${Number(number) + 1}${delimiter}`;
  const insert = `\n${indent}${marker} `;
  const cursor = start + insert.length;
  return { from: start, to: end, insert, start: cursor, end: cursor };
}
