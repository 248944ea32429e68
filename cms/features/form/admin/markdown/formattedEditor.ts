import { autoJoin, baseKeymap, setBlockType, splitBlock, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { inputRules, wrappingInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { type Mark, type MarkType, type Node, type NodeType, Slice } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import {
  AllSelection,
  type Command,
  EditorState,
  Plugin,
  type Selection,
  TextSelection,
  type Transaction,
} from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { documentOf, schema, toUrl } from './formattedText.ts';

const { nodes: NODES, marks: MARKS } = schema;
type Dispatch = Parameters<Command>[1];

const LISTS: readonly NodeType[] = [NODES.bullet_list, NODES.ordered_list];

/** Returns the selection within the words: that of Ctrl+A is around all blocks, in none of them. */
const selectionOf = ({ doc, selection }: EditorState): Selection =>
  selection instanceof AllSelection
    ? TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))
    : selection;

/** Returns the innermost list around the selection and its place, or `undefined`. */
function findList(state: EditorState) {
  const { $from } = selectionOf(state);
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (LISTS.includes(node.type)) return { node, position: $from.before(depth) };
  }
  return undefined;
}

function isHeading(state: EditorState, level: number): boolean {
  const { parent } = selectionOf(state).$from;
  return parent.type === NODES.heading && parent.attrs.level === level;
}

const hasMark = (state: EditorState, type: MarkType): boolean => {
  const { from, to, empty, $from } = state.selection;
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type);
};

/** A format that a button gives to the selection, or takes away if it has it. */
interface Format {
  command: Command;
  /** Whether the selection has it. */
  isActive: (state: EditorState) => boolean;
}

/** Runs a command after a transaction, as one change. */
function runAfter(state: EditorState, tr: Transaction, command: Command, dispatch?: Dispatch) {
  const change = (formatted: Transaction) => {
    for (const step of formatted.steps) tr.step(step);
    dispatch?.(tr);
  };
  return command(state.apply(tr), dispatch && change);
}

/** Returns a command for the selection within the words; a source has no formats. */
const onWords =
  (command: Command): Command =>
  (state, dispatch) => {
    const selection = selectionOf(state);
    let hasSource = false;
    state.doc.nodesBetween(selection.from, selection.to, ({ type }) => {
      hasSource ||= type === NODES.source;
    });
    if (hasSource) return false;
    return runAfter(state, state.tr.setSelection(selection), command, dispatch);
  };

/**
 * Returns a command that takes the selected lines as paragraphs of their own: it is about lines for who
 * wrote them, whether Enter or a line break ended them.
 */
const onLines = (command: Command): Command =>
  onWords((state, dispatch) => {
    const { from, to } = state.selection;
    const breaks: number[] = [];
    state.doc.nodesBetween(from, to, (block, position) => {
      if (!block.isTextblock) return true;
      const ends: number[] = [];
      block.forEach((node, offset) => {
        if (node.type === NODES.hard_break) ends.push(position + 1 + offset);
      });
      const before = ends.findLast((end) => end < from);
      const after = ends.find((end) => end >= to);
      breaks.push(...ends.filter((end) => end >= (before ?? from) && end <= (after ?? to)));
      return false;
    });
    const { tr } = state;
    for (const end of breaks.reverse()) tr.delete(end, end + 1).split(end);
    return runAfter(state, tr, command, dispatch);
  });

const markFormat = (type: MarkType): Format => ({
  command: toggleMark(type),
  isActive: (state) => hasMark(state, type),
});

const headingFormat = (level: number): Format => ({
  command: onLines((state, dispatch) =>
    (isHeading(state, level)
      ? setBlockType(NODES.paragraph)
      : setBlockType(NODES.heading, { level }))(state, dispatch),
  ),
  isActive: (state) => isHeading(state, level),
});

const listFormat = (type: NodeType): Format => ({
  command: onWords((state, dispatch) => {
    const list = findList(state);
    if (!list) return onLines(autoJoin(wrapInList(type), [type.name]))(state, dispatch);
    if (list.node.type === type) return liftListItem(NODES.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type, list.node.attrs));
    return true;
  }),
  isActive: (state) => findList(state)?.node.type === type,
});

export const FORMATS = {
  bold: markFormat(MARKS.strong),
  italic: markFormat(MARKS.em),
  heading: headingFormat(3),
  subheading: headingFormat(4),
  bullets: listFormat(NODES.bullet_list),
  numbers: listFormat(NODES.ordered_list),
};

/** A link that a text contains, or that an editor is about to write. */
export interface Link {
  label: string;
  /** `undefined` where there is no link yet. */
  href: string | undefined;
}

/** Returns the ends of the link around the selection, or of the selected words without outer spaces. */
function linkRange(state: EditorState) {
  const { $from, from, to, empty } = selectionOf(state);
  const mark = MARKS.link.isInSet(empty ? $from.marks() : ($from.nodeAfter?.marks ?? []));
  if (!mark) {
    const words = state.doc.textBetween(from, to, ' ');
    const start = from + words.length - words.trimStart().length;
    return { from: start, to: Math.max(start, to - words.length + words.trimEnd().length), mark };
  }
  const { parent } = $from;
  const isLinked = (index: number): boolean =>
    index >= 0 && index < parent.childCount && mark.isInSet(parent.child(index).marks);
  let first = $from.index();
  if (!isLinked(first)) first--;
  let last = first;
  while (isLinked(first - 1)) first--;
  while (isLinked(last + 1)) last++;
  const start = $from.start();
  const sizeBefore = (end: number) =>
    parent.children.slice(0, end).reduce((size, { nodeSize }) => size + nodeSize, 0);
  return { from: start + sizeBefore(first), to: start + sizeBefore(last + 1), mark };
}

/** Returns the link around the selection, or the selected words for a new one. */
export function linkAt(state: EditorState): Link {
  const { from, to, mark } = linkRange(state);
  return { label: state.doc.textBetween(from, to, ' '), href: mark?.attrs.href as string };
}

/** Writes a link in place of the selection, or of the link around it. */
export const writeLink =
  ({ label, href }: { label: string; href: string }): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    if (label !== linkAt(state).label || from === to) {
      const words = label.replace(/\s+/g, ' ').trim() || href;
      tr.replaceWith(from, to, schema.text(words, state.selection.$from.marks()));
    }
    const end = tr.mapping.map(to);
    tr.removeMark(from, end, MARKS.link).addMark(from, end, MARKS.link.create({ href }));
    dispatch?.(tr);
    return true;
  };

/** Leaves only the words of the link around the selection. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkRange(state);
  dispatch?.(state.tr.removeMark(from, to, MARKS.link));
  return true;
};

const insertBreak: Command = (state, dispatch) => {
  const { parent } = state.selection.$from;
  if (parent.type === NODES.source) return false;
  // A heading has one line.
  if (parent.type === NODES.heading) return splitBlock(state, dispatch);
  dispatch?.(state.tr.replaceSelectionWith(NODES.hard_break.create()).scrollIntoView());
  return true;
};

/** Keeps an empty paragraph before a source at the start and after one at the end, for words to go on. */
const wayOut = new Plugin({
  appendTransaction(_transactions, _before, { doc, tr }) {
    const isSource = (node: Node | null) => node?.type === NODES.source;
    if (isSource(doc.firstChild)) tr.insert(0, NODES.paragraph.create());
    if (isSource(doc.lastChild)) tr.insert(tr.doc.content.size, NODES.paragraph.create());
    return tr.docChanged ? tr.setMeta('addToHistory', false) : undefined;
  },
});

/** Returns a new document of an editor, with the keys that change it; those of the buttons come first. */
export function createState(markdown: string, buttonKeys: Plugin): EditorState {
  const state = EditorState.create({
    doc: documentOf(markdown),
    plugins: [
      buttonKeys,
      inputRules({
        rules: [
          wrappingInputRule(/^-\s$/, NODES.bullet_list),
          wrappingInputRule(/^1\.\s$/, NODES.ordered_list),
        ],
      }),
      keymap({
        Enter: splitListItem(NODES.list_item),
        'Shift-Enter': insertBreak,
        'Mod-z': undo,
        'Mod-y': redo,
        'Mod-Shift-z': redo,
      }),
      keymap(baseKeymap),
      history(),
      wayOut,
    ],
  });
  // The plugin acts on transactions, not on the first document.
  return state.apply(state.tr);
}

/** Turns the items of Word, which are paragraphs with their marker in a span, into lists. */
function readWordLists(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list:l" i]')) {
    const marker = paragraph.querySelector('[style*="mso-list:ignore" i]');
    const isNumbered = /^\s*(?:\d+|[a-z])[.)]/i.test(marker?.textContent ?? '');
    marker?.remove();
    const tag = isNumbered ? 'ol' : 'ul';
    const previous = paragraph.previousElementSibling;
    const list = previous?.matches(tag) ? previous : document.createElement(tag);
    if (list !== previous) paragraph.before(list);
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Turns the rows of tables into lines, whose cells are separated by commas. */
function readTables(body: HTMLElement): void {
  // The inner ones first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    const lines = [...table.rows].flatMap(({ cells }): ChildNode[] => {
      const filled = [...cells].filter((cell) => cell.textContent.trim());
      if (filled.length === 1) return [...filled[0]!.childNodes];
      const line = document.createElement('p');
      for (const [index, cell] of filled.entries()) {
        line.append(...(index === 0 ? [] : [', ']), ...cell.childNodes);
      }
      return [line];
    });
    table.replaceWith(...lines);
  }
}

/** Returns pasted HTML with what the schema has in place of Word's lists and of tables. */
function prepareHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  readWordLists(body);
  readTables(body);
  return body.innerHTML.replaceAll('&nbsp;', ' ');
}

const plainParagraph = (text: string): Node =>
  NODES.paragraph.create(null, text ? schema.text(text) : null);

const URL_ONLY = /^https?:\/\/\S+$/;

/** How the editor takes what is pasted: an address makes a link of the selected words, signs become formats. */
export const PASTING: Pick<
  EditorProps,
  'clipboardTextParser' | 'handlePaste' | 'transformPastedHTML'
> = {
  handlePaste({ state, dispatch }: EditorView, { clipboardData }: ClipboardEvent) {
    const text = clipboardData?.getData('text/plain').trim() ?? '';
    const { label } = linkAt(state);
    const href = URL_ONLY.test(text) && !state.selection.empty ? toUrl(text) : undefined;
    // A selected address is replaced.
    if (!href || URL_ONLY.test(label)) return false;
    return writeLink({ label, href })(state, dispatch);
  },
  transformPastedHTML: prepareHtml,
  clipboardTextParser(text, $context) {
    const { content, firstChild } = documentOf(text);
    // Words within a line keep their spaces and take the format of their place.
    const isPlain = content.childCount === 1 && firstChild?.eq(plainParagraph(text.trim()));
    if (!isPlain) return Slice.maxOpen(content);
    const marks: readonly Mark[] = $context.marks();
    return Slice.maxOpen(NODES.paragraph.create(null, schema.text(text, marks)).content);
  },
};
