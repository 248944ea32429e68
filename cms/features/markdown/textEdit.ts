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

/** The part of a text that its selected lines fill. */
interface LineRange {
  from: number;
  to: number;
  lines: string[];
}

/** Returns the lines that a selection touches, without their last line break. */
export function selectedLines({ text, start, end }: TextState): LineRange {
  const from = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not touch it.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next === -1 ? text.length : next;
  return { from, to, lines: text.slice(from, to).split('\n') };
}

/** Applies an edit, for fields that have no undo history of their own. */
export const applyEdit = (text: string, { from, to, insert }: TextEdit): string =>
  text.slice(0, from) + insert + text.slice(to);
