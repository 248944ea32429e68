import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '~/model/fields';

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
