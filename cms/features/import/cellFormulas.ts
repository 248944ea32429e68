/**
 * Starts that make a spreadsheet run a cell as a formula, also in their full-width forms and after
 * white space, which some programs remove. The apostrophes keep {@link unmarkText} the exact inverse.
 */
const FORMULA = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Marks a text as no formula, so that no spreadsheet runs it; {@link unmarkText} is the inverse. */
export const markText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the mark of {@link markText}. */
export const unmarkText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
