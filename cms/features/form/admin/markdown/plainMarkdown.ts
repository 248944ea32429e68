/** Returns a formatted text as plain words, for lists and titles: without asterisks, and links as their words. */
export const plainMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])\s+/gm, '')
    .replace(/\\([\\`*_[\]{}()#+.!>-])/g, '\u0000$1')
    .replace(/(?<!\u0000)(\*\*|__|[*_`])(?=\S)([^\n]*?\S)(?<!\u0000)\1/g, '$2')
    .replace(/(?<!\u0000)(\*\*|__|[*_`])(?=\S)([^\n]*?\S)(?<!\u0000)\1/g, '$2')
    .replaceAll('\u0000', '')
    .replace(/\s+/g, ' ')
    .trim();
