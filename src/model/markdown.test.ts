import { describe, expect, it } from 'vitest';
import { parseMarkdown } from './fields';

const youtube = { type: 'youtube', id: 'foco-ines26' };
const YOUTUBE = 'https://www.youtube.com/watch?v=foco-ines26';
const EMBED = 'https://www.youtube-nocookie.com/embed/foco-ines26';

const toHtml = (markdown: string): string =>
  parseMarkdown(markdown)
    .map((part) => ('html' in part ? part.html : `[${part.video.id}]`))
    .join('\n');

describe('Markdown', () => {
  it('becomes HTML whose headings start at h3', () => {
    expect(toHtml('# One\n\n### Two\n\n*soft* and **strong**')).toBe(
      '<h3>One</h3>\n<h3>Two</h3>\n<p><em>soft</em> and <strong>strong</strong></p>',
    );
  });

  it('keeps tables and adds a scope to their headers', () => {
    expect(toHtml('| A |\n|---|\n| b |')).toContain('<th scope="col">A</th>');
  });

  it('adds rel="noopener" to external links', () => {
    expect(toHtml('[a](https://a.example) [b](/contacto)')).toBe(
      '<p><a href="https://a.example" rel="noopener">a</a> <a href="/contacto">b</a></p>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](java\tscript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '<a href="vbscript:x">x</a>',
    '<a href="https://a.example" onclick="alert(1)" style="position:fixed">x</a>',
    '<svg/onload=alert(1)>',
    `<iframe src="${EMBED}" onload="alert(1)" srcdoc="<script>alert(1)</script>"></iframe>`,
    `- <iframe src="${EMBED}" title="<img src onerror=alert(1)>"></iframe>`,
    '<form action="https://a.example"><input></form>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<style>*{display:none}</style>',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  ])('contains nothing executable: %s', (hostile) => {
    const html = toHtml(hostile);
    expect(html).not.toMatch(/<(script|img|svg|iframe|form|input|style|math)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style)=/i);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|\/)/i);
  });
});

describe('a video in a text', () => {
  it.each([
    ['its bare URL', `${YOUTUBE}&t=3`, undefined],
    ['its URL in angle brackets', `<https://youtu.be/foco-ines26>`, undefined],
    ['an iframe', `<iframe src="${EMBED}" title="La marea"></iframe>`, 'La marea'],
    [
      'an iframe as the platforms provide it',
      `<div style="padding:56% 0 0 0"><iframe src="${EMBED}" allowfullscreen></iframe></div><script src="https://a.example/api.js"></script>`,
      undefined,
    ],
  ])('is recognised when a paragraph contains only %s', (_name, markdown, title) => {
    expect(parseMarkdown(`Before\n\n${markdown}\n\nAfter`)).toEqual([
      { html: '<p>Before</p>' },
      { video: youtube, title },
      { html: '<p>After</p>' },
    ]);
  });

  it('of Vimeo keeps the key of an unlisted video', () => {
    const iframe = '<iframe src="https://player.vimeo.com/video/101?h=ab12"></iframe>';
    expect(parseMarkdown(iframe)).toEqual([
      { video: { type: 'vimeo', id: '101', hash: 'ab12' }, title: undefined },
    ]);
  });

  it.each([
    ['a link with its own text', `[La marea](${YOUTUBE})`],
    ['a URL in a sentence', `See ${YOUTUBE}`],
    ['a URL in a list', `- ${YOUTUBE}`],
    ['an iframe in a list', `- <iframe src="${EMBED}"></iframe>`],
    ['an iframe in a sentence', `See <iframe src="${EMBED}"></iframe>`],
  ])('stays a link when it is %s', (_name, markdown) => {
    const parts = parseMarkdown(markdown);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toHaveProperty(
      'html',
      expect.stringContaining(`<a href="${YOUTUBE}" rel="noopener">`),
    );
  });

  it('resolves link definitions from elsewhere in the text', () => {
    const [part] = parseMarkdown(`[a][1]\n\n${YOUTUBE}\n\n[1]: https://a.example`);
    expect(part).toEqual({ html: '<p><a href="https://a.example" rel="noopener">a</a></p>' });
  });
});

describe('an iframe of anything else', () => {
  it.each([
    'https://a.example/x',
    'http://www.youtube.com/embed/foco-ines26',
    'https://www.youtube.com.a.example/embed/foco-ines26',
    'javascript:alert(1)',
    'data:text/html,x',
    '/contacto',
    '',
  ])('throws with its source: %s', (src) => {
    const message = `contains an iframe of "${src}", which is not a YouTube or Vimeo video`;
    expect(() => parseMarkdown(`<iframe src="${src}"></iframe>`)).toThrow(message);
    expect(() => parseMarkdown(`- a <iframe src="${src}"></iframe>`)).toThrow(message);
  });
});

describe('what somebody types without knowing Markdown is shown as it was typed', () => {
  /** Returns the text of a page as a reader sees it. */
  const shown = (markdown: string): string =>
    toHtml(markdown)
      .replace(/<br \/>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .replace(/&lt;/g, '<')
      .replace(/&gt;/g, '>')
      .replace(/&quot;/g, '"')
      .replace(/&#39;/g, "'")
      .replace(/&amp;/g, '&');

  it.each([
    'Nace en Bilbao.\nVive en Madrid.',
    '1999. Se muda a Londres.\n2003. Vuelve a Madrid.\n2010. Debuta en el cine.',
    '1999) Se muda\n2003) Vuelve',
    '12. de marzo\n3. de abril',
    'La marea\n---\nLas horas\n===\n- - -\n* * *',
    'La marea\n-',
    '+ de 20 años\n* en coproducción\n1) uno\n2) dos\n> 18 años\n>18',
    '```\nvoz\n```\n~~~',
    '#\n#unica\n####### siete',
    'a_b_c _hola_ __hola__ ~~no~~ 5 * 3 * 2 **',
    '[sic](nota) [1]: nota\n[1]: nota\n[x] hecho',
    '(risas) <risas> <Marta> <3 </div> <!-- nota --> <?php',
    'Actriz <marta@gmail',
    '1.\n-\n2005.',
  ])('%j', (typed) => {
    expect(shown(typed)).toBe(typed);
  });

  it('also with spaces before it, which make no code', () => {
    expect(toHtml('    Cuatro espacios\n\tUn tabulador\n\n        - y ocho')).toBe(
      '<p>Cuatro espacios<br />Un tabulador</p>\n<p>- y ocho</p>',
    );
  });

  it('also within a list that the toolbar made', () => {
    expect(toHtml('- 1999. Se muda\n- [ ] nada\n\nTexto\n3. tres')).toBe(
      '<ul>\n<li>1999. Se muda</li>\n<li>[ ] nada</li>\n</ul>\n<p>Texto<br />3. tres</p>',
    );
  });

  it('and what the toolbar writes is formatted', () => {
    expect(toHtml('### Uno\n1. a\n2. b\n   - c\n\n3. d\n\n**n** *c* ***nc*** [\\[x\\]](/y)')).toBe(
      [
        '<h3>Uno</h3>\n<ol>\n<li><p>a</p>\n</li>\n<li><p>b</p>\n<ul>\n<li>c</li>\n</ul>\n</li>',
        '<li><p>d</p>\n</li>\n</ol>',
        '<p><strong>n</strong> <em>c</em> <em><strong>nc</strong></em> <a href="/y">[x]</a></p>',
      ].join('\n'),
    );
  });
});
