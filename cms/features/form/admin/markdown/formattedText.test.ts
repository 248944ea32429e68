import fc from 'fast-check';
import type { Node } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';
import { readTyped, renderTyped } from '#contract/typedMarkdown.ts';
import { documentOf, markdownOf, schema, toUrl } from './formattedText.ts';

const { nodes: NODES } = schema;
const PARAMETERS = { numRuns: 1000, seed: 57 };

/** What Markdown is made of; an address ends before the next sign, which would belong to it. */
const SIGNS = [
  '*',
  '**',
  '***',
  '_',
  '`',
  '~~',
  '\\',
  '[',
  ']',
  '(/x)',
  '](/x)',
  '[a](/y)',
  '# ',
  '### ',
  '#### ',
  '- ',
  '-',
  '1. ',
  '2. ',
  '1999. ',
  '> ',
  '+ ',
  '---',
  '***',
  '|',
  '|-|',
  ' ',
  '  ',
  '\t',
  '    ',
  '<',
  '<p>',
  'a',
  'b',
  'ñ',
  '.',
  ',',
  '«',
  '!',
  '&',
  'https://a.example/b_c ',
  ' a@b.example ',
];
const MARKDOWN = fc
  .array(fc.constantFrom('\n', '\n', '\n\n', '\n\n', ...SIGNS), { maxLength: 25 })
  .map((parts) => parts.join(''));

/** Returns the HTML of a page, whose headings start at h3. */
const htmlOf = (markdown: string): string =>
  renderTyped(readTyped(markdown)).replace(/(<\/?h)[12]/g, (_, start: string) => `${start}3`);

/** Returns the visible characters of HTML, each with the tags around it in alphabetical order. */
function shown(html: string): string[] {
  const open: string[] = [];
  const result: string[] = [];
  for (const [part] of html.matchAll(/<\/?[a-z][^>]*>|&\w+;|&#\d+;|\S/gi)) {
    const [, slash, name = ''] = /^<(\/?)([a-z]\w*)/i.exec(part) ?? [];
    if (!name) result.push([part, ...new Set(open)].toSorted().join(' '));
    else if (slash) {
      const start = open.findLastIndex((tag) => tag.startsWith(`<${name}`));
      if (start !== -1) open.splice(start, 1);
    } else if (name === 'hr') result.push(name);
    else if (!/^(p|br)$/.test(name)) open.push(part);
  }
  return result;
}

describe('a text that is read and written again', () => {
  it.each([
    'Nació en **Tarifa**.\nVive en *Vigo*.\n\n### Premios\n\n- Goya, *2019*\n- Feroz',
    '1. uno\n2. dos\n   - tres\n\nY [**más**](/contacto)',
    '- uno\n\n- dos',
    '1. uno\n2. dos\n\n<br>\n\n1. tres',
    '- uno\n\n  y más\n\n- dos',
    '1999. Se muda\n2003. Vuelve',
    'https://www.youtube.com/watch?v=foco-ines26',
    '| A |\n|---|\n| **b** |\n\nFin',
    'Antes\n\n<iframe src="https://www.youtube.com/embed/x"></iframe>\n\n---\n\nDespués',
    'Un pre**mi**o',
    'El <strong>premio</strong><em>: Goya</em>',
    'En \\*www.rtve.es*',
    'La `voz` \\*sic\\* 5 \\* 3',
  ])('%j is the same', (markdown) => {
    expect(markdownOf(documentOf(markdown))).toBe(markdown);
  });

  it('keeps the words of a link that is defined elsewhere, and its definition', () => {
    const markdown = '[a][1]\n\n> cita\n\n[1]: https://a.example';
    expect(markdownOf(documentOf(markdown))).toBe(
      '[a](https://a.example)\n\n> cita\n\n[1]: https://a.example',
    );
  });

  it('is shown by pages as before', () => {
    fc.assert(
      fc.property(MARKDOWN, (markdown) => {
        expect(shown(htmlOf(markdownOf(documentOf(markdown))))).toEqual(shown(htmlOf(markdown)));
      }),
      PARAMETERS,
    );
  });
});

const WORDS = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(''));
const LINKED = fc.constantFrom('la [casa]', 'a*b', '"x"', 'uno\\', '<p>', '- x');
const TEXT = fc
  .record({
    text: WORDS,
    linked: LINKED,
    isBold: fc.boolean(),
    isItalic: fc.boolean(),
    href: fc.option(fc.constantFrom('/contacto', 'https://a.example/(b)'), { freq: 5 }),
  })
  .map(({ text, linked, isBold, isItalic, href }) =>
    schema.text(href ? linked : text, [
      ...(href ? [schema.mark('link', { href: toUrl(href) })] : []),
      ...(isBold ? [schema.mark('strong')] : []),
      ...(isItalic ? [schema.mark('em')] : []),
    ]),
  );
const BREAK = NODES.hard_break.create();
const PARAGRAPH = fc
  .array(fc.oneof({ weight: 4, arbitrary: TEXT }, fc.constant(BREAK)), { maxLength: 4 })
  .map((children) => NODES.paragraph.create(null, children));

const listOf = (inner: fc.Arbitrary<Node>): fc.Arbitrary<Node> =>
  fc
    .record({
      type: fc.constantFrom(NODES.bullet_list, NODES.ordered_list),
      items: fc.array(fc.tuple(PARAGRAPH, fc.array(inner, { maxLength: 2 })), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ type, items }) =>
      type.create(
        null,
        items.map(([first, rest]) => NODES.list_item.create(null, [first, ...rest])),
      ),
    );
const HEADING = fc
  .record({ level: fc.constantFrom(3, 4), paragraph: PARAGRAPH })
  .map(({ level, paragraph }) => NODES.heading.create({ level }, paragraph.content));
const LIST = listOf(fc.oneof(PARAGRAPH, listOf(PARAGRAPH)));
const DOCUMENT = fc
  .array(fc.oneof({ weight: 3, arbitrary: PARAGRAPH }, HEADING, LIST), {
    minLength: 1,
    maxLength: 4,
  })
  .map((blocks) => NODES.doc.create(null, blocks));

/** Returns the visible characters of a document with their marks. */
function characters(document: Node): string[] {
  const result: string[] = [];
  document.descendants(({ text = '', marks }) => {
    const formats = marks.map(({ type, attrs }) => type.name + String(attrs.href ?? '')).toSorted();
    for (const character of text.replace(/\s/g, '')) result.push([character, ...formats].join(' '));
  });
  return result;
}

describe('a document that was edited', () => {
  it('has a new paragraph after two line breaks, and spaces for those of a heading', () => {
    const lines = [
      schema.text('Uno'),
      BREAK,
      BREAK,
      schema.text('Dos'),
      BREAK,
      schema.text('Tres'),
    ];
    const blocks = [NODES.heading.create(null, lines), NODES.paragraph.create(null, lines)];
    expect(markdownOf(NODES.doc.create(null, blocks))).toBe('### Uno Dos Tres\n\nUno\n\nDos\nTres');
  });

  it('is written so that it is read again with its words and formats', () => {
    fc.assert(
      fc.property(DOCUMENT, (document) => {
        const markdown = markdownOf(document);
        const again = documentOf(markdown);
        expect(characters(again), markdown).toEqual(characters(document));
        expect(again.firstChild?.type.name, markdown).not.toBe('source');
      }),
      PARAMETERS,
    );
  });
});

describe('the address of a link', () => {
  it.each([
    ['/contacto', '/contacto'],
    [' https://a.example/x (y) ', 'https://a.example/x%20%28y%29'],
    ['www.rtve.es', 'https://www.rtve.es'],
    ['rtve.es/noticias', 'https://rtve.es/noticias'],
    ['http://a.example', undefined],
    ['javascript:alert(1)', undefined],
    ['//evil.example', undefined],
    ['hola', undefined],
  ])('%s is stored as %s', (typed, stored) => {
    expect(toUrl(typed)).toBe(stored);
  });
});
