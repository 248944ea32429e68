import type { Token, Tokens } from 'marked';
import {
  Fragment,
  type Mark,
  type MarkType,
  type Node,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { isLink } from '#contract/links.ts';
import { findRichTextProblem } from '#contract/richText.ts';
import { readTyped } from '#contract/typedMarkdown.ts';

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
  const safe = encodeUrl(url);
  return isLink(safe) ? safe : undefined;
}

/** A parenthesis or a space would end the address in Markdown. */
const encodeUrl = (url: string): string =>
  url.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll(' ', '%20');

/** A list; in a loose one blank lines separate the items. */
const listOf = (tag: 'ul' | 'ol'): NodeSpec => ({
  group: 'block',
  content: 'list_item+',
  attrs: { isLoose: { default: false } },
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

/** What a formatted text consists of: what the toolbar makes, and {@link documentOf}'s sources. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    // The site shows two levels: a block's own heading is above them.
    heading: {
      group: 'block',
      content: 'inline*',
      attrs: { level: { default: 3 } },
      defining: true,
      parseDOM: [
        { tag: 'h1, h2, h3', attrs: { level: 3 } },
        { tag: 'h4, h5, h6', attrs: { level: 4 } },
      ],
      toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
    },
    bullet_list: listOf('ul'),
    ordered_list: listOf('ol'),
    list_item: {
      content: 'paragraph (paragraph | bullet_list | ordered_list)*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    source: {
      group: 'block',
      content: 'text*',
      marks: '',
      code: true,
      defining: true,
      isolating: true,
      // Not the `pre` of another page, whose text is no source.
      parseDOM: [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
      toDOM: () => ['pre', { 'data-source': '' }, 0],
    },
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      linebreakReplacement: true,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  // From the outermost to the innermost in Markdown.
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = toUrl(element.getAttribute('href') ?? '');
            return href ? { href } : false;
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: attrs.href as string }, 0],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs encloses everything in a <b> that is not bold.
        { tag: 'b', getAttrs: ({ style }) => style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold|[6-9]00)$/.test(value) && null },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
    code: { toDOM: () => ['code', 0] },
  },
});

const { nodes: NODES, marks: MARKS } = schema;

/** A part of a text that the schema does not have, such as a table. */
class OtherMarkdown extends Error {}

const HTML_MARKS = new Map([
  ['strong', MARKS.strong],
  ['em', MARKS.em],
]);

function readInline(tokens: readonly Token[], outer: readonly Mark[] = []): Node[] {
  let marks = outer;
  const inside = (token: Token, mark: Mark) =>
    readInline((token as Tokens.Strong).tokens, mark.addToSet(marks));
  const read = (token: Token): Node[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return token.text ? [schema.text(token.text as string, marks)] : [];
      case 'br':
        return [NODES.hard_break.create(null, null, marks)];
      case 'strong':
        return inside(token, MARKS.strong.create());
      case 'em':
        return inside(token, MARKS.em.create());
      case 'codespan':
        return [schema.text(token.text as string, MARKS.code.create().addToSet(marks))];
      case 'link': {
        const { href, raw, text, title } = token as Tokens.Link;
        // Pages make a link of an address in a text.
        if (raw.replace(/^<|>$/g, '') === text) return [schema.text(text, marks)];
        if (title) throw new OtherMarkdown();
        return inside(token, MARKS.link.create({ href }));
      }
      case 'html': {
        const [, slash, name = ''] = /^<(\/?)(\w+)>$/.exec(token.raw) ?? [];
        const type = HTML_MARKS.get(name);
        if (!type) throw new OtherMarkdown();
        marks = slash ? type.removeFromSet(marks) : type.create().addToSet(marks);
        return [];
      }
      default:
        throw new OtherMarkdown();
    }
  };
  return tokens.flatMap(read);
}

/** What stands between two lists of one kind, which would be one. */
const LIST_END = '<br>';

function readBlock(token: Token): Node {
  switch (token.type) {
    case 'paragraph':
    case 'text':
      return NODES.paragraph.create(null, readInline((token as Tokens.Paragraph).tokens));
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading;
      if (depth > 4) throw new OtherMarkdown();
      return NODES.heading.create({ level: Math.max(3, depth) }, readInline(tokens));
    }
    case 'list': {
      const { ordered, start, loose, items } = token as Tokens.List;
      if ((ordered && start !== 1) || items.some(({ task }) => task)) throw new OtherMarkdown();
      const type = ordered ? NODES.ordered_list : NODES.bullet_list;
      const isLoose = loose;
      return type.create(
        { isLoose },
        items.map(({ tokens }) => NODES.list_item.createChecked(null, readBlocks(tokens))),
      );
    }
    case 'hr':
      return NODES.horizontal_rule.create();
    case 'html':
      if (token.raw.trim() !== LIST_END) throw new OtherMarkdown();
      return NODES.paragraph.create();
    default:
      throw new OtherMarkdown();
  }
}

const readBlocks = (tokens: readonly Token[]): Node[] =>
  tokens.filter(({ type }) => type !== 'space').map(readBlock);

const sourceNode = (text: string): Node =>
  NODES.source.create(null, text ? schema.text(text) : null);

/** Reads a block; one that the schema does not have, or not in this order, becomes its own source. */
function readOrKeep(token: Token, source: string): Node {
  try {
    const block = readBlock(token);
    block.check();
    return block;
  } catch (error) {
    if (!(error instanceof OtherMarkdown || error instanceof RangeError)) throw error;
    return sourceNode(source);
  }
}

/** Reads the blocks of a text, each with its source. */
function readSources(markdown: string): { block: Node; source: string }[] {
  const lines = markdown.split(/\r\n?|\n/);
  let line = 0;
  return readTyped(markdown).flatMap((token) => {
    const first = line;
    line += token.raw.split('\n').length - 1;
    if (token.type === 'space') return [];
    const last = first + token.raw.trimEnd().split('\n').length;
    const source = lines.slice(first, last).join('\n');
    return [{ block: readOrKeep(token, source), source }];
  });
}

const documentWith = (blocks: readonly Node[]): Node =>
  NODES.doc.create(null, blocks.length > 0 ? blocks : [NODES.paragraph.create()]);

const readDocument = (markdown: string): Node =>
  documentWith(readSources(markdown).map(({ block }) => block));

/** Pages make a link of an address with all of its characters. */
const ADDRESS = /((?:https?:\/\/|www\.)[^\s<]+)/;

/** Escapes what would be formatted within a line. */
const escapeText = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\\(?=[!-/:-@[-`{-~]|\s*$)/g, String.raw`\\`)
            .replace(/[*`[\]]|<(?=[a-z/!?])/gi, String.raw`\$&`),
    )
    .join('');

/** Escapes what would start a block: a heading, an item, a rule, the second row of a table. */
const escapeLine = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?=\s|$)|-(?=\s)|[-|:_](?=[-|:_\s]*$))/, String.raw`\$&`)
    // Not a year: "1999. Se muda a Londres."
    .replace(/^(?!\d{4}\.)(\d{1,9})\.(?=\s)/, String.raw`$1\.`);

/** Returns the start and the end of a mark. */
type Delimiters = (mark: Mark) => [string, string];

const STARS: Delimiters = ({ type, attrs }) => {
  if (type === MARKS.link) return ['[', `](${encodeUrl(attrs.href as string)})`];
  const delimiter = type === MARKS.strong ? '**' : type === MARKS.em ? '*' : '`';
  return [delimiter, delimiter];
};
/** Marks as tags, where stars would not be read as marks: `pre**mio**s` are, `premio**: Goya**` are not. */
const TAGS: Delimiters = (mark) =>
  mark.type === MARKS.strong || mark.type === MARKS.em
    ? [`<${mark.type.name}>`, `</${mark.type.name}>`]
    : STARS(mark);

/** Writes nodes with the marks of these types, which enclose no space at their ends. */
function writeMarks(nodes: readonly Node[], types: MarkType[], delimiters: Delimiters): string {
  const [type, ...inner] = types;
  if (!type) {
    return nodes
      .map(({ text, marks }) => {
        if (text === undefined) return '\n';
        return MARKS.code.isInSet(marks) ? text : escapeText(text);
      })
      .join('');
  }
  const runs: { mark: Mark | undefined; nodes: Node[] }[] = [];
  for (const node of nodes) {
    const mark = type.isInSet(node.marks);
    const last = runs.at(-1);
    if (last && (mark ? last.mark?.eq(mark) : !last.mark)) last.nodes.push(node);
    else runs.push({ mark, nodes: [node] });
  }
  return runs
    .map(({ mark, nodes }) => {
      const written = writeMarks(nodes, inner, delimiters);
      if (!mark || !written.trim()) return written;
      const [start, end] = delimiters(mark);
      return written.replace(/^(\s*)(.*?)(\s*)$/s, `$1${start}$2${end}$3`);
    })
    .join('');
}

const writeInline = (parent: Node, delimiters: Delimiters): string =>
  writeMarks(parent.children, Object.values(MARKS), delimiters)
    .split('\n')
    .map((line) => escapeLine(line.trim()))
    .filter(Boolean)
    .join('\n');

/** Returns the visible characters of a paragraph, each with its marks. */
const charactersOf = (paragraph: Node | null | undefined): string =>
  (paragraph?.children ?? [])
    .flatMap(({ text = '', marks }) => {
      const format = marks.map(({ type }) => type.name).join();
      return [...text.replace(/\s/g, '')].map((character) => character + format);
    })
    .join();

/** Writes a paragraph without blank lines so that it is read again with the same marks. */
function writeLines(paragraph: Node): string {
  const written = writeInline(paragraph, STARS);
  const isMarked = paragraph.children.some(({ marks }) => marks.length > 0);
  if (!isMarked) return written;
  const isSame = charactersOf(readDocument(written).firstChild) === charactersOf(paragraph);
  return isSame ? written : writeInline(paragraph, TAGS);
}

/** Writes a paragraph; two breaks in a row begin a new one. */
function writeParagraph(paragraph: Node): string {
  const parts: Node[][] = [[]];
  for (const [index, child] of paragraph.children.entries()) {
    const isBlankLine = isBreak(child) && isBreak(paragraph.children[index - 1]);
    if (isBlankLine) parts.push([]);
    else parts.at(-1)!.push(child);
  }
  return parts
    .map((children) => writeLines(paragraph.copy(Fragment.from(children))))
    .filter(Boolean)
    .join('\n\n');
}

const isBreak = (node: Node | undefined): boolean => node?.type === NODES.hard_break;

const isWritten = (node: Node): boolean => node.textContent.trim() !== '';

const isParagraph = (block: Node): boolean => block.type === NODES.paragraph;

/**
 * Returns the items of a list, as the blocks that have words. Markdown has no item that begins with a
 * list: its items are this list's.
 */
function itemsOf(list: Node): Node[][] {
  return list.children.flatMap((item) => {
    const blocks = item.children.filter(isWritten);
    const [first] = blocks;
    if (!first || isParagraph(first)) return first ? [blocks] : [];
    return blocks.flatMap((block) => (isParagraph(block) ? [[block]] : itemsOf(block)));
  });
}

function writeItem(blocks: readonly Node[], marker: string): string {
  const written = blocks.map((block, index) => {
    const separator = index === 0 ? '' : isParagraph(block) ? '\n\n' : '\n';
    return separator + writeBlock(block);
  });
  const indent = ' '.repeat(marker.length + 1);
  return `${marker} ${written.join('').replaceAll(/\n(?=.)/g, `\n${indent}`)}`;
}

function writeList(list: Node): string {
  const items = itemsOf(list).map((blocks, index) =>
    writeItem(blocks, list.type === NODES.ordered_list ? `${index + 1}.` : '-'),
  );
  // A blank line within an item makes all of them paragraphs.
  const isLoose = list.attrs.isLoose || items.some((item) => item.includes('\n\n'));
  return items.join(isLoose ? '\n\n' : '\n');
}

function writeBlock(block: Node): string {
  switch (block.type) {
    case NODES.heading: {
      const line = writeLines(block).replaceAll('\n', ' ');
      const words = line.replace(/(?<![\\#])#+$/, String.raw`\$&`);
      return words && `${'#'.repeat(block.attrs.level as number)} ${words}`;
    }
    case NODES.bullet_list:
    case NODES.ordered_list:
      return writeList(block);
    case NODES.horizontal_rule:
      return '---';
    case NODES.source:
      return block.textContent;
    default:
      return writeParagraph(block);
  }
}

/** Returns the Markdown of a document; {@link documentOf} reads it. Empty paragraphs and items are left out. */
export function markdownOf(document: Node): string {
  const blocks = document.children
    .map(({ type }, index) => ({ type, text: writeBlock(document.child(index)) }))
    .filter(({ text }) => text.trim());
  return blocks
    .flatMap(({ type, text }, index) => {
      const isNextList = type.spec.content === 'list_item+' && blocks[index - 1]?.type === type;
      return isNextList ? [LIST_END, text] : [text];
    })
    .join('\n\n');
}

/** Whether a document is written in the same way when it is read again. */
function isStable(document: Node): boolean {
  const written = markdownOf(document);
  return markdownOf(readDocument(written)) === written;
}

/**
 * Reads Markdown as pages show it. What the toolbar does not make, such as a table, becomes a node with
 * its source, and so does what pages do not show, or what would not be written as it was read.
 */
export function documentOf(markdown: string): Node {
  if (findRichTextProblem(markdown) === 'tooNested') return documentWith([sourceNode(markdown)]);
  const document = documentWith(
    readSources(markdown).map(({ block, source }) =>
      isStable(documentWith([block])) ? block : sourceNode(source),
    ),
  );
  return isStable(document) ? document : documentWith([sourceNode(markdown)]);
}
