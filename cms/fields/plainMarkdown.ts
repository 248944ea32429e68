/** A field as far as it says that its text is formatted, in the form and in the CMS. */
interface FormattedField {
  admin?: { custom?: { isMarkdown?: boolean } };
}

/** Strong and emphasised words, and code; an underscore in a word is one: "@ana_lopez_actriz". */
const EMPHASIS =
  /(?<!\u0000)(\*\*|(?<![\p{L}\p{N}_])__?|[*`])(?=\S)([^\n]*?\S)(?<!\u0000)\1(?!(?<=_)[\p{L}\p{N}])/gu;

/** Returns the lines of a formatted text as plain words: without asterisks, and links as their words. */
const plainLines = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\\)<\/?(?:strong|em|br)>/g, '')
    .replace(/^[^\S\n]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/\\([\\`*_[\]{}()#+.!<>|:-])/g, '\u0000$1')
    .replace(EMPHASIS, '$2')
    .replace(EMPHASIS, '$2')
    .replaceAll('\u0000', '')
    .trim();

/** Returns a formatted text as plain words in one line, for lists and titles. */
export const plainMarkdown = (markdown: string): string =>
  plainLines(markdown).replace(/\s+/g, ' ');

/** Returns the value of a field as an editor reads it. */
export const plainText = (text: string, field?: object): string =>
  (field as FormattedField | undefined)?.admin?.custom?.isMarkdown ? plainLines(text) : text;
