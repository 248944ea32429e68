import { describe, expect, it } from 'vitest';
import { markdownOfHtml } from './markdownOfHtml.ts';
import {
  continueList,
  markdownLink,
  type TextEdit,
  type TextState,
  toggleFormat,
} from './markdownEdits.ts';

type Format = Parameters<typeof toggleFormat>[1];

/** Reads a text in which `‹` and `›` enclose the selection. */
function read(marked: string): TextState {
  const start = marked.indexOf('‹');
  return { text: marked.replace(/[‹›]/g, ''), start, end: marked.indexOf('›') - 1 };
}

/** Writes the result of an edit as {@link read} reads it. */
function show({ text }: TextState, edit: TextEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const result = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${result.slice(0, edit.start)}‹${result.slice(edit.start, edit.end)}›${result.slice(edit.end)}`;
}

describe('emphasis', () => {
  it.each<[Format, string, string]>([
    ['bold', 'La ‹marea› baja', 'La **‹marea›** baja'],
    ['bold', 'La **‹marea›** baja', 'La ‹marea› baja'],
    ['bold', 'La ‹**marea**› baja', 'La ‹marea› baja'],
    ['bold', 'La‹ marea ›baja', 'La **‹marea›** baja'],
    ['italic', 'La **‹marea›** baja', 'La ***‹marea›*** baja'],
    ['italic', 'La ***‹marea›*** baja', 'La **‹marea›** baja'],
    ['bold', 'La ***‹marea›*** baja', 'La *‹marea›* baja'],
    ['bold', 'La ‹›', 'La **‹›**'],
    ['bold', 'La **‹›**', 'La ‹›'],
    ['bold', '‹- uno\n- dos›', '- ‹**uno**\n- **dos**›'],
  ])('%s: %s', (emphasis, before, after) => {
    const state = read(before);
    expect(show(state, toggleFormat(state, emphasis))).toBe(after);
  });
});

describe('lines', () => {
  it.each([
    ['heading', 'uno\nd‹o›s', 'uno\n### d‹o›s'],
    ['heading', '## d‹o›s', 'd‹o›s'],
    ['subheading', '### d‹›os', '#### d‹›os'],
    ['bullets', '‹uno\n\ndos›', '‹- uno\n\n- dos›'],
    ['numbers', '‹- uno\n- dos›\ntres', '‹1. uno\n2. dos›\ntres'],
    ['numbers', '‹1. uno\n2. dos›', '‹uno\ndos›'],
    ['bullets', '‹›', '- ‹›'],
    ['heading', '1999. Se m‹›uda', '### 1999. Se m‹›uda'],
  ] as const)('%s: %s', (kind, before, after) => {
    const state = read(before);
    expect(show(state, toggleFormat(state, kind))).toBe(after);
  });

  it.each([
    ['- uno‹›', '- uno\n- ‹›'],
    ['9. uno‹› dos', '9. uno\n10. ‹› dos'],
    ['- uno\n- ‹›', '- uno\n‹›'],
    ['uno‹›', undefined],
    ['-‹› uno', undefined],
    ['1999. Se muda‹›', undefined],
    ['+ de 20‹›', undefined],
  ])('continue a list after %s', (before, after) => {
    const state = read(before);
    expect(show(state, continueList(state))).toBe(after);
  });
});

describe('links', () => {
  it.each([
    ['/contacto', '/contacto'],
    [' https://a.example/x (y) ', 'https://a.example/x%20%28y%29'],
    ['www.rtve.es', 'https://www.rtve.es'],
    ['rtve.es/noticias', 'https://rtve.es/noticias'],
    ['http://a.example', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['hola', undefined],
  ])('the address %s is stored as %s', (typed, stored) => {
    expect(markdownLink.toUrl(typed)).toBe(stored);
  });

  it('are written, found, changed and removed', () => {
    const state = read('Ve a ‹la [casa]› ya');
    const written = 'Ve a [‹la \\[casa\\]›](/contacto) ya';
    expect(show(state, markdownLink.write(state, { label: 'la [casa]', url: '/contacto' }))).toBe(
      written,
    );
    const inside = read('Ve a [la \\[ca‹›sa\\]](/contacto) ya');
    expect(markdownLink.find(inside)).toMatchObject({ label: 'la [casa]', url: '/contacto' });
    expect(show(inside, markdownLink.write(inside, { label: '', url: '/x' }))).toBe(
      'Ve a [‹/x›](/x) ya',
    );
    expect(show(inside, markdownLink.remove(inside))).toBe('Ve a ‹la [casa]› ya');
    expect(markdownLink.find(read('‹›Ve a [x](/y)'))).toBeUndefined();
  });
});

describe('what is pasted from a page', () => {
  it.each([
    ['<p>1999. Se muda</p><p>2003. Vuelve</p>', '1999. Se muda\n\n2003. Vuelve'],
    ['<p>nombre_apellido [sic] + 20 = ~~</p>', 'nombre_apellido [sic] + 20 = ~~'],
    ['<blockquote><p>Uno</p></blockquote>dos', 'Uno\n\ndos'],
    ['<ol><li>uno</li><li>dos<ul><li>tres</li></ul></li></ol>', '1. uno\n2. dos\n   - tres'],
    ['<p>uno<br>dos</p>', 'uno\ndos'],
    ['<p>*uno* [dos](/tres)</p><p># a</p>', '\\*uno\\* \\[dos](/tres)\n\n\\# a'],
    ['<p>- b</p><p>1. c</p><p>d\\*</p>', '\\- b\n\n1\\. c\n\nd\\\\\\*'],
  ])('%s', (html, markdown) => {
    expect(markdownOfHtml(html)).toBe(markdown);
  });
});
