import { isLink } from '#contract/links.ts';
import type { TextEdit, TextState } from './textEdit.ts';

/** A link that a text contains, or that an editor is about to write. */
export interface Link {
  label: string;
  url: string;
}

/** Where a link stands in a text. */
export interface FoundLink extends Link {
  from: number;
  to: number;
}

const LINK = /\[((?:[^[\]\\\n]|\\.)*)\]\((<[^<>\n]*>|[^()\s]*)\)/g;

const unescape = (label: string): string => label.replace(/\\([[\]\\])/g, '$1');
const escape = (label: string): string => label.replace(/[[\]\\]/g, String.raw`\$&`);

/** Returns the link that contains the selection, or `undefined`. */
export function findLink({ text, start, end }: TextState): FoundLink | undefined {
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
 * toUrl('www.rtve.es') // 'https://www.rtve.es'
 */
export function toUrl(typed: string): string | undefined {
  const text = typed.trim();
  const url = /^(www\.|[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/|$))/i.test(text)
    ? `https://${text}`
    : text;
  // A parenthesis or a space would end the address in Markdown.
  const safe = url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');
  return isLink(safe) ? safe : undefined;
}

/** Returns the edit that writes a link in place of the selection, or of the link that contains it. */
export function writeLink(state: TextState, { label, url }: Link): TextEdit {
  const { from, to } = findLink(state) ?? { from: state.start, to: state.end };
  const text = escape(label.replace(/\s+/g, ' ').trim() || url);
  const insert = `[${text}](${url})`;
  return { from, to, insert, start: from + 1, end: from + 1 + text.length };
}

/** Returns the edit that leaves only the words of the link which contains the selection. */
export function removeLink(state: TextState): TextEdit | undefined {
  const link = findLink(state);
  if (!link) return undefined;
  const { from, to, label } = link;
  return { from, to, insert: label, start: from, end: from + label.length };
}
