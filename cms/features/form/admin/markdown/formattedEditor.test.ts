import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { AllSelection, type Command, type EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { createState, FORMATS, linkAt, removeLink, writeLink } from './formattedEditor.ts';
import { markdownOf } from './formattedText.ts';

const placeOf = (document: Node, sign: string): number => {
  let place = 0;
  document.descendants((node, position) => {
    const index = node.text?.indexOf(sign) ?? -1;
    if (index !== -1) place = position + index;
  });
  return place;
};

/** Reads Markdown in which `‹` and `›` enclose the selection. */
function read(marked: string): EditorState {
  const state = createState(marked, keymap({}));
  const from = placeOf(state.doc, '‹');
  const to = placeOf(state.doc, '›');
  const tr = state.tr.delete(to, to + 1).delete(from, from + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)));
}

/** Writes the result of a command as {@link read} reads it; `undefined` if it does nothing. */
function show(state: EditorState, command: Command): string | undefined {
  let result = state;
  if (!command(state, (tr) => (result = state.apply(tr)))) return undefined;
  const { from, to } = result.selection;
  return markdownOf(result.tr.insertText('›', to).insertText('‹', from).doc);
}

describe('a format', () => {
  it.each([
    ['bold', 'La ‹marea› baja', 'La ‹**marea›** baja'],
    ['bold', 'La **‹marea›** baja', 'La ‹marea› baja'],
    ['italic', 'La **‹marea›** baja', 'La ‹***marea›*** baja'],
    ['bold', '- ‹uno\n- dos›', '- **‹uno**\n- **dos›**'],
    ['heading', 'uno\n\nd‹o›s', 'uno\n\n### d‹o›s'],
    ['heading', 'uno\nd‹o›s\ntres', 'uno\n\n### d‹o›s\n\ntres'],
    ['heading', '## d‹o›s', 'd‹o›s'],
    ['subheading', '### d‹›os', '#### d‹›os'],
    ['bullets', '‹uno\n\ndos›', '- ‹uno\n- dos›'],
    ['bullets', 'Premios:\n‹uno\ndos›', 'Premios:\n\n- ‹uno\n- dos›'],
    ['numbers', '- ‹uno\n- dos›', '1. ‹uno\n2. dos›'],
    ['numbers', '1. ‹uno\n2. dos›', '‹uno\n\ndos›'],
    ['bullets', '- uno\n\nd‹›os', '- uno\n- d‹›os'],
    ['heading', '1999. Se m‹›uda', '### 1999. Se m‹›uda'],
    ['heading', '- u‹›no', undefined],
  ] as const)('%s: %j', (name, before, after) => {
    expect(show(read(before), FORMATS[name].command)).toBe(after);
  });

  it.each([
    ['heading', '### uno\n\n### dos', 'uno\n\ndos'],
    ['bullets', '- uno\n- dos', 'uno\n\ndos'],
    ['numbers', 'uno\ndos', '1. uno\n2. dos'],
  ] as const)('%s: all of %j', (name, before, after) => {
    const state = createState(before, keymap({}));
    const all = state.apply(state.tr.setSelection(new AllSelection(state.doc)));
    let result = all;
    FORMATS[name].command(all, (tr) => (result = all.apply(tr)));
    expect(markdownOf(result.doc)).toBe(after);
    expect(FORMATS[name].isActive(all)).toBe(name !== 'numbers');
  });

  it('is active where the selection has it', () => {
    const state = read('- Ganó **u‹›n** premio');
    const active = Object.entries(FORMATS).filter(([, { isActive }]) => isActive(state));
    expect(active.map(([name]) => name)).toEqual(['bold', 'bullets']);
  });
});

it('leaves a line before and after a source, which has no formats', () => {
  const state = createState('| A |\n|---|\n| b‹ |', keymap({}));
  expect(state.doc.children.map(({ type }) => type.name)).toEqual([
    'paragraph',
    'source',
    'paragraph',
  ]);
  expect(markdownOf(state.doc)).toBe('| A |\n|---|\n| b‹ |');
  const inside = state.apply(
    state.tr.setSelection(TextSelection.create(state.doc, placeOf(state.doc, '‹'))),
  );
  expect(FORMATS.heading.command(inside)).toBe(false);
  expect(FORMATS.bullets.command(inside)).toBe(false);
  const all = TextSelection.create(state.doc, 1, state.doc.content.size - 1);
  expect(FORMATS.heading.command(state.apply(state.tr.setSelection(all)))).toBe(false);
});

describe('links', () => {
  it('are written, found, changed and removed', () => {
    const link = { label: 'la [casa]', href: '/contacto' };
    const written = 'Ve a ‹[la \\[casa\\]](/contacto)› ya';
    expect(show(read('Ve a ‹la \\[casa\\]› ya'), writeLink(link))).toBe(written);
    const inside = read('Ve a [la **ca‹›sa**](/contacto) ya');
    expect(linkAt(inside)).toEqual({ label: 'la casa', href: '/contacto' });
    const changed = { label: 'la casa', href: '/x' };
    expect(show(inside, writeLink(changed))).toBe('Ve a [la **ca‹›sa**](/x) ya');
    expect(show(inside, removeLink)).toBe('Ve a la **ca‹›sa** ya');
    expect(show(inside, writeLink({ label: '', href: '/x' }))).toBe('Ve a [**/x**](/x)**‹›** ya');
    expect(linkAt(read('‹›Ve a [x](/y)')).href).toBeUndefined();
    // Windows selects a word with the space after it.
    const space = read('Ve a ‹la **casa** ›ya');
    expect(linkAt(space)).toEqual({ label: 'la casa', href: undefined });
    expect(show(space, writeLink({ label: 'la casa', href: '/x' }))).toBe(
      'Ve a ‹[la **casa**](/x) ›ya',
    );
  });
});
