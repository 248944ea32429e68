/** Starts that make a spreadsheet run a cell as a formula, also in their full-width forms. */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;
const MARKED = /^'('*[=+\-@\t\r＝＋－＠][^]*)$/;

/** Marks a text as no formula, so that no spreadsheet runs it; {@link unmarkText} is the inverse. */
export const markText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the mark of {@link markText}. */
export const unmarkText = (cell: string): string => MARKED.exec(cell)?.[1] ?? cell;
