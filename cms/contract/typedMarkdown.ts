import { Marked } from 'marked';
import { isLink } from './links.ts';

/*
 * Editors write with the CMS's toolbar and paste plain text: they need not know Markdown. What the toolbar
 * writes is formatted (headings, lists with `-` and from `1.`, bold, italics, links), and so are tables,
 * code between backticks, rules between paragraphs, bare addresses and embedded videos. Everything else is
 * shown as it was typed: a year at the start of a line, four spaces, `---` below a word, a line break.
 */

/** An item of a list with a text; an empty one is a dash or a number that somebody typed. */
const ITEM = /^(\s*)(?:-|(\d{1,9})\.)[ \t]+(?=\S)/;
const RULE = /^\s{0,3}(?:-[ \t]*){3,}$|^\s{0,3}(?:\*[ \t]*){3,}$|^\s{0,3}(?:_[ \t]*){3,}$/;
/** What would start a block that the toolbar does not make: `> `, `+ `, `* `, `1) `, a fence, an underline. */
const OTHER_BLOCK = /^(\s*\d*)(?=[>+]|[*](?:\s|$)|-+\s*$|=+\s*$|[.)](?:\s|$)|`{3}|~{3}|#{1,6}\s*$)/;
const OTHER_RULE = /^(\s*)(?=[-_*])/;
/** A dash or a number that is no item's: it is not the next one, or far from the margin. */
const MARKER = /^(\s*\d*)(?=[-.])/;
/** What would start a block within an item: `- 1999. Se muda`, or a checkbox. */
const BLOCK_IN_ITEM =
  /^(\s*(?:-|\d+\.)[ \t]+\d*)(?=[.)](?:\s|$)|[-+*](?:\s|$)|>|#{1,6}(?:\s|$)|`{3}|~{3}|\[[ x]\])/i;
/** A definition of a link, `[1]: https://…`; the same form with other words is a text. */
const DEFINITION = /^\s*\[[^\]]+\]:\s*(\S+)\s*$/;

const escapeAt = (line: string, pattern: RegExp): string => line.replace(pattern, '$1\\');

/** The lines of a list that is read: the last number on each level, and whether a blank line may end it. */
class OpenList {
  readonly #numbers = new Map<number, number>();
  #isOpen = false;
  #isAfterBlank = false;

  /** Whether a line goes on with the list: indented or, without a blank line before it, anyhow. */
  readsOn(line: string): boolean {
    const isBlank = line.trim() === '';
    if (this.#isOpen && !isBlank && this.#isAfterBlank && /^\S/.test(line) && !ITEM.test(line)) {
      this.#isOpen = false;
      this.#numbers.clear();
    }
    this.#isAfterBlank = isBlank;
    return this.#isOpen;
  }

  /** Whether a line is an item: with a dash, or numbered from 1, as the toolbar and the Enter key write it. */
  takesItem(line: string): boolean {
    const [item, indent = '', digits] = ITEM.exec(line) ?? [];
    if (item === undefined) return false;
    const number = Number(digits);
    const isNext = number === 1 || number === (this.#numbers.get(indent.length) ?? 0) + 1;
    if (digits && !isNext) return false;
    // Four spaces are no list by themselves.
    if (!this.#isOpen && indent.length > 3) return false;
    if (digits) this.#numbers.set(indent.length, number);
    this.#isOpen = true;
    return true;
  }
}

/** Escapes what starts a line and the toolbar does not write. */
function escapeLines(text: string): string {
  const lines = text.split(/\r\n?|\n/);
  const list = new OpenList();
  const isBlank = (index: number) => (lines[index] ?? '').trim() === '';
  return lines
    .map((line, index) => {
      const isInList = list.readsOn(line);
      if (RULE.test(line)) {
        return isBlank(index - 1) && isBlank(index + 1) ? line : escapeAt(line, OTHER_RULE);
      }
      if (list.takesItem(line)) return escapeAt(line, BLOCK_IN_ITEM);
      const [, target] = DEFINITION.exec(line) ?? [];
      const text = isInList ? line : line.trimStart();
      if (target && !isLink(target)) return text.replace('[', '\\[');
      if (!isInList && ITEM.test(text)) return escapeAt(text, MARKER);
      return escapeAt(text, OTHER_BLOCK);
    })
    .join('\n');
}

/** Tags that may be in a text; any other is a text between angle brackets. */
const TAG =
  /(?<!\\)<(?!\/?(?:p|br|hr|em|strong|del|code|pre|blockquote|[uo]l|li|a|h[1-6]|table|t(?:head|body|[rhd]))(?:[\s/>]|$)|https?:|mailto:|[^\s<>]+@)(?=[a-z/!?])/gi;

/** Escapes tags, unless the paragraph has a video's iframe, which platforms provide with other tags around it. */
const escapeTags = (text: string): string =>
  text
    .split(/(\n[ \t]*\n)/)
    .map((part) => (/<iframe/i.test(part) ? part : part.replace(TAG, '\\<')))
    .join('');

const isShownLink = (href: string): boolean =>
  isLink(href) || /^(?:https?:|mailto:|tel:)/i.test(href);

const parser = new Marked({
  gfm: true,
  breaks: true,
  tokenizer: {
    code: () => undefined,
    del: () => undefined,
    // Words_with_underscores, and those between them, are no emphasis: the toolbar writes stars.
    emStrong: (source) => (source.startsWith('_') ? undefined : false),
    link(source) {
      if (source.startsWith('!')) return undefined;
      const [, href] = /^\[(?:[^[\]\\]|\\.)*\]\(\s*<?([^\s)>]*)/.exec(source) ?? [];
      return href !== undefined && !isShownLink(href) ? undefined : false;
    },
  },
});

/** Returns the tokens of a text as editors write it, for {@link renderTyped}. */
export const readTyped = (text: string) => parser.lexer(escapeTags(escapeLines(text)));

/** Returns the HTML of tokens, which is not sanitised. */
export const renderTyped: typeof parser.parser = (tokens) => parser.parser(tokens);
