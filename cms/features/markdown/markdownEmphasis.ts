import type { TextEdit, TextState } from './textEdit.ts';

/** How a selection is emphasised. */
export type Emphasis = 'bold' | 'italic';

const MARKS: Record<Emphasis, string> = { bold: '**', italic: '*' };
/** What starts a line without being its text: quotes, list markers and heading signs. */
const PREFIX = /^\s*(?:(?:>|[-+*]|\d+[.)]|#{1,6})\s+)*/;

const starsBefore = (text: string, end: number): number =>
  /\**$/.exec(text.slice(0, end))?.[0].length ?? 0;
const starsAfter = (text: string, start: number): number =>
  /^\**/.exec(text.slice(start))?.[0].length ?? 0;

/** Whether stars on both sides of a text make it bold or italic; three make it both. */
const isMarked = (stars: number, emphasis: Emphasis): boolean =>
  emphasis === 'bold' ? stars >= 2 : stars % 2 === 1;

/** Shrinks a selection to its visible text: `** word **` would not be emphasised. */
function trimSelection({ text, start, end }: TextState): TextState {
  const selected = text.slice(start, end);
  if (!selected.trim()) return { text, start, end };
  return {
    text,
    start: start + (selected.length - selected.trimStart().length),
    end: end - (selected.length - selected.trimEnd().length),
  };
}

/** Removes the marks around a selection, or those at its own ends; `undefined` if there are none. */
function removeMarks({ text, start, end }: TextState, emphasis: Emphasis): TextEdit | undefined {
  const size = MARKS[emphasis].length;
  const outside = Math.min(starsBefore(text, start), starsAfter(text, end));
  if (isMarked(outside, emphasis)) {
    const insert = text.slice(start, end);
    return { from: start - size, to: end + size, insert, start: start - size, end: end - size };
  }
  const selected = text.slice(start, end);
  const inside = Math.min(starsAfter(selected, 0), starsBefore(selected, selected.length));
  if (selected.length <= 2 * size || !isMarked(inside, emphasis)) return undefined;
  return { from: start, to: end, insert: selected.slice(size, -size), start, end: end - 2 * size };
}

/** Marks each line's text on its own, because emphasis does not continue in the next paragraph. */
const markLines = (selected: string, mark: string): string =>
  selected
    .split('\n')
    .map((line, index) => {
      const prefix = index === 0 ? '' : (PREFIX.exec(line)?.[0] ?? '');
      const text = line.slice(prefix.length);
      return text.trim() ? `${prefix}${mark}${text.trimEnd()}${mark}` : line;
    })
    .join('\n');

/** Returns the edit that makes a selection bold or italic, or plain if it is so already. */
export function toggleEmphasis(state: TextState, emphasis: Emphasis): TextEdit {
  const selection = trimSelection(state);
  const removed = removeMarks(selection, emphasis);
  if (removed) return removed;
  const { text, start, end } = selection;
  const mark = MARKS[emphasis];
  const selected = text.slice(start, end);
  if (!selected.trim()) {
    const cursor = end + mark.length;
    return { from: end, to: end, insert: mark + mark, start: cursor, end: cursor };
  }
  const prefix = /(^|\n)$/.test(text.slice(0, start)) ? (PREFIX.exec(selected)?.[0] ?? '') : '';
  const insert = prefix + markLines(selected.slice(prefix.length), mark);
  const isOneLine = !insert.includes('\n');
  const offset = isOneLine ? mark.length : 0;
  return {
    ...{ from: start, to: end, insert },
    start: start + prefix.length + offset,
    end: start + insert.length - offset,
  };
}
