import { describe, expect, it } from 'vitest';
import { type RichPart, toParts } from '~/loaders/schemas/markdown';

const youtube = { type: 'youtube', id: 'foco-ines26' };
const YOUTUBE = 'https://www.youtube.com/watch?v=foco-ines26';
const EMBED = 'https://www.youtube-nocookie.com/embed/foco-ines26';

const toHtml = (markdown: string): string =>
  toParts(markdown)
    .map((part: RichPart) => ('html' in part ? part.html : `[${part.video.id}]`))
    .join('\n');

describe('Markdown', () => {
  it('becomes HTML whose headings start below the block’s own', () => {
    expect(toHtml('# One\n\n### Two\n\n*soft* and **strong**')).toBe(
      '<h3>One</h3>\n<h3>Two</h3>\n<p><em>soft</em> and <strong>strong</strong></p>',
    );
  });

  it('keeps tables, with a scope for the screen reader', () => {
    expect(toHtml('| A |\n|---|\n| b |')).toContain('<th scope="col">A</th>');
  });

  it('opens nothing to the page that a foreign link leads to', () => {
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
  ])('lets nothing run: %s', (hostile) => {
    const html = toHtml(hostile);
    expect(html).not.toMatch(/<(script|img|svg|iframe|form|input|style|math)/i);
    expect(html).not.toMatch(/<[^>]*\s(on\w+|style)=/i);
    expect(html).not.toMatch(/href="(?!https?:|mailto:|tel:|\/)/i);
  });
});

describe('a video in a text', () => {
  it.each([
    ['its bare address', `${YOUTUBE}&t=3`, undefined],
    ['its address in angle brackets', `<https://youtu.be/foco-ines26>`, undefined],
    ['a frame', `<iframe src="${EMBED}" title="La marea"></iframe>`, 'La marea'],
    [
      'a frame as the platforms write it',
      `<div style="padding:56% 0 0 0"><iframe src="${EMBED}" allowfullscreen></iframe></div><script src="https://a.example/api.js"></script>`,
      undefined,
    ],
  ])('is one when a paragraph is nothing but %s', (_name, markdown, title) => {
    expect(toParts(`Before\n\n${markdown}\n\nAfter`)).toEqual([
      { html: '<p>Before</p>' },
      { video: youtube, title },
      { html: '<p>After</p>' },
    ]);
  });

  it('of Vimeo keeps the hash that opens it', () => {
    const frame = '<iframe src="https://player.vimeo.com/video/101?h=ab12"></iframe>';
    expect(toParts(frame)).toEqual([
      { video: { type: 'vimeo', id: '101', hash: 'ab12' }, title: undefined },
    ]);
  });

  it.each([
    ['a link with words of its own', `[La marea](${YOUTUBE})`],
    ['an address in a sentence', `See ${YOUTUBE}`],
    ['an address in a list', `- ${YOUTUBE}`],
    ['a frame in a list', `- <iframe src="${EMBED}"></iframe>`],
    ['a frame in a sentence', `See <iframe src="${EMBED}"></iframe>`],
  ])('stays a link when it is %s', (_name, markdown) => {
    const parts = toParts(markdown);
    expect(parts).toHaveLength(1);
    expect(parts[0]).toHaveProperty(
      'html',
      expect.stringContaining(`<a href="${YOUTUBE}" rel="noopener">`),
    );
  });

  it('keeps the definitions of links that stand elsewhere in the text', () => {
    const [words] = toParts(`[a][1]\n\n${YOUTUBE}\n\n[1]: https://a.example`);
    expect(words).toEqual({ html: '<p><a href="https://a.example" rel="noopener">a</a></p>' });
  });
});

describe('a frame of anything else', () => {
  it.each([
    'https://a.example/x',
    'http://www.youtube.com/embed/foco-ines26',
    'https://www.youtube.com.a.example/embed/foco-ines26',
    'javascript:alert(1)',
    'data:text/html,x',
    '/contacto',
    '',
  ])('is refused and named: %s', (src) => {
    const message = `has a frame of "${src}", which is no YouTube or Vimeo video`;
    expect(() => toParts(`<iframe src="${src}"></iframe>`)).toThrow(message);
    expect(() => toParts(`- a <iframe src="${src}"></iframe>`)).toThrow(message);
  });
});
