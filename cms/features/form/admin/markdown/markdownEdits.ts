import { isLink } from '#contract/links.ts';

/** A text and what is selected in it, in UTF-16 code units; an empty selection is the cursor. */
export interface TextState {
  text: string;
  start: number;
  end: number;
}

/** A replacement in a text, and the selection after it. */
export interface TextEdit {
  /** Start and end of what is replaced. */
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Returns the lines that a selection touches, and where they are, without their last line break. */
function selectedLines({ text, start, end }: TextState) {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

/** What a line can be. The site shows two levels of headings: a block's own heading is above them. */
type LineKind = 'heading' | 'subheading' | 'bullets' | 'numbers';

const PATTERNS: Record<LineKind, RegExp> = {
  heading: /^#{1,3}\s+/,
  subheading: /^#{4,6}\s+/,
  bullets: /^\s*[-*]\s+/,
  // Not a year: "1999. Se muda a Londres."
  numbers: /^\s*\d{1,2}\.\s+/,
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
function toggleLines(state: TextState, kind: LineKind): TextEdit {
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
  if (!isOnlyLine) return { from, to, insert, start: from, end: from + insert.length };
  // The selection stays on the same words of the line.
  const shift = insert.length - (to - from);
  const move = (place: number) => Math.max(from, place + shift);
  return { from, to, insert, start: move(state.start), end: move(state.end) };
}

const ITEM = /^(\s*)(?:-|(\d{1,2})\.)\s+/;

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
  const [, indent = '', number] = match;
  const marker = number ? `${Number(number) + 1}.` : '-';
  const insert = `\n${indent}${marker} `;
  const cursor = start + insert.length;
  return { from: start, to: end, insert, start: cursor, end: cursor };
}

type Emphasis = 'bold' | 'italic';

const MARKS: Record<Emphasis, string> = { bold: '**', italic: '*' };
/** What starts a line without being its text: quotes, list markers and heading signs. */
const PREFIX = /^\s*(?:(?:[-*]|\d{1,2}\.|#{1,6})\s+)*/;

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
function toggleEmphasis(state: TextState, emphasis: Emphasis): TextEdit {
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
    from: start,
    to: end,
    insert,
    start: start + prefix.length + offset,
    end: start + insert.length - offset,
  };
}

/** Returns the edit that formats a selection, or removes the format if it has it already. */
export const toggleFormat = (state: TextState, format: Emphasis | LineKind): TextEdit =>
  format === 'bold' || format === 'italic'
    ? toggleEmphasis(state, format)
    : toggleLines(state, format);

/** A link that a text contains, or that an editor is about to write. */
interface Link {
  label: string;
  url: string;
}

const LINK = /\[((?:[^[\]\\\n]|\\.)*)\]\((<[^<>\n]*>|[^()\s]*)\)/g;

const unescape = (label: string): string => label.replace(/\\([[\]\\])/g, '$1');
const escape = (label: string): string => label.replace(/[[\]\\]/g, String.raw`\$&`);

/** Returns the link that contains the selection, and where it is, or `undefined`. */
function findLink({ text, start, end }: TextState) {
  for (const { 0: found, 1: label = '', 2: url = '', index } of text.matchAll(LINK)) {
    const to = index + found.length;
    if (index > start || to < end) continue;
    return { from: index, to, label: unescape(label), url: url.replace(/^<|>$/g, '') };
  }
  return undefined;
}

/**
 * Returns the address of a link as it is stored, or `undefined` if pages cannot show it. An address
 * that was copied without its scheme gets `https://`.
 *
 * @example
 * markdownLink.toUrl('www.rtve.es') // 'https://www.rtve.es'
 */
function toUrl(typed: string): string | undefined {
  const text = typed.trim();
  const url = /^(www\.|[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$))/i.test(text)
    ? `https://${text}`
    : text;
  // A parenthesis or a space would end the address in Markdown.
  const safe = url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');
  return isLink(safe) ? safe : undefined;
}

/** Returns the edit that writes a link in place of the selection, or of the link that contains it. */
function writeLink(state: TextState, { label, url }: Link): TextEdit {
  const { from, to } = findLink(state) ?? { from: state.start, to: state.end };
  const text = escape(label.replace(/\s+/g, ' ').trim() || url);
  const insert = `[${text}](${url})`;
  return { from, to, insert, start: from + 1, end: from + 1 + text.length };
}

/** Returns the edit that leaves only the words of the link which contains the selection. */
function removeLink(state: TextState): TextEdit | undefined {
  const link = findLink(state);
  if (!link) return undefined;
  const { from, to, label } = link;
  return { from, to, insert: label, start: from, end: from + label.length };
}

/** Finds, writes and removes the link at a selection, and checks addresses. */
export const markdownLink = {
  find: findLink,
  toUrl,
  write: writeLink,
  remove: removeLink,
};
