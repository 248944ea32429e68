import TurndownService from 'turndown';
import { markdownLink } from './markdownEdits.ts';

type Rule = TurndownService.Rule;

const styleOf = (node: Node): string => (node as HTMLElement).getAttribute?.('style') ?? '';
const hasStyle = (pattern: RegExp) => (node: HTMLElement) => pattern.test(styleOf(node));

const BOLD = /font-weight\s*:\s*(?:bold|[6-9]00)/i;
const NOT_BOLD = /font-weight\s*:\s*(?:normal|400)/i;
const ITALIC = /font-style\s*:\s*italic/i;
/** Word writes a list as paragraphs, with its marker in a span of its own. */
const WORD_LIST = /mso-list\s*:\s*(?!none|ignore)/i;
const WORD_MARKER = /mso-list\s*:\s*ignore/i;

const mark = (content: string, marker: string): string => {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(content) ?? [];
  return text ? `${before}${marker}${text}${marker}${after}` : content;
};

const RULES = {
  heading: {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) => {
      const sign = /^h[1-3]$/i.test(node.nodeName) ? '###' : '####';
      const text = content.replace(/\*\*|\s+/g, (part) => (part === '**' ? '' : ' ')).trim();
      return text ? `\n\n${sign} ${text}\n\n` : '';
    },
  },
  link: {
    filter: 'a',
    replacement: (content, node) => {
      const url = markdownLink.toUrl((node as HTMLElement).getAttribute('href') ?? '');
      return url && content.trim() ? `[${content.trim()}](${url})` : content;
    },
  },
  emphasis: {
    filter: (node) => node.nodeName === 'SPAN' && (hasStyle(BOLD)(node) || hasStyle(ITALIC)(node)),
    replacement: (content, node) => {
      const style = styleOf(node);
      return mark(content, (BOLD.test(style) ? '**' : '') + (ITALIC.test(style) ? '*' : ''));
    },
  },
  // Google Docs encloses everything in a <b> that is not bold.
  notBold: {
    filter: (node) => /^(B|STRONG)$/.test(node.nodeName) && hasStyle(NOT_BOLD)(node),
    replacement: (content) => content,
  },
  wordMarker: { filter: (node) => hasStyle(WORD_MARKER)(node), replacement: () => '' },
  wordItem: {
    filter: (node) => node.nodeName === 'P' && hasStyle(WORD_LIST)(node),
    replacement: (content, node) => {
      const marker = (node as HTMLElement).querySelector('[style*="Ignore" i]')?.textContent ?? '';
      const isNumber = /^\s*(?:\d+|[a-z])[.)]/i.test(marker);
      return `\n${isNumber ? '1.' : '-'} ${content.trim()}\n`;
    },
  },
  // The toolbar makes no quotes, and pages show their sign.
  quote: { filter: 'blockquote', replacement: (content) => `\n\n${content.trim()}\n\n` },
  item: {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as HTMLElement | null;
      const items = [...(list?.childNodes ?? [])].filter(({ nodeName }) => nodeName === 'LI');
      const number = items.indexOf(node as HTMLElement) + 1;
      const marker = list?.nodeName === 'OL' ? `${number}.` : '-';
      const indented = content.trim().replaceAll('\n', `\n${' '.repeat(marker.length + 1)}`);
      return `${marker} ${indented}${node.nextSibling ? '\n' : ''}`;
    },
  },
} satisfies Record<string, Rule>;

/** Escapes what would be formatted in a text that is not: turndown's own escapes are for all of Markdown. */
const escapeText = (text: string): string =>
  text
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '\\\\')
    .replace(/\*(?=\S)|(?<=\S)\*|`/g, String.raw`\$&`)
    .replace(/\[(?=[^[\]]*\]\()/g, String.raw`\[`)
    .replace(/^(?:#{1,6}|-)(?=\s)/, String.raw`\$&`)
    .replace(/^(\d{1,9})\.(?=\s)/, (marker, number) => (number === '1' ? String.raw`1\.` : marker));

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    bulletListMarker: '-',
    emDelimiter: '*',
    strongDelimiter: '**',
  });
  service.escape = escapeText;
  service.remove(['style', 'script', 'title', 'meta', 'link', 'iframe', 'noscript']);
  service.remove((node) => /^(IMG|SVG|PICTURE|VIDEO|OBJECT)$/i.test(node.nodeName));
  for (const [name, rule] of Object.entries(RULES)) service.addRule(name, rule);
  return service;
}

/**
 * Returns the Markdown of HTML from a clipboard, such as Word's: bold, italics, links that pages can
 * show, lists and headings of two levels; everything else becomes plain text.
 */
export const markdownOfHtml = (html: string): string =>
  createService()
    .turndown(html)
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
