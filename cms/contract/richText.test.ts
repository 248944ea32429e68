import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findRichTextProblem } from './richText.ts';
import { parseMarkdown } from '~/model/fields';

const EMBED = 'https://www.youtube-nocookie.com/embed/foco-ines26';

describe('a long text', () => {
  it.each([
    `<iframe src="${EMBED}"></iframe>`,
    `<iframe width=560 src='${EMBED}?a=1&amp;b=2' title="La marea" allowfullscreen></iframe>`,
    `- a <IFRAME\n  SRC=${EMBED} />`,
    '<iframe src="//player.vimeo.com/video/101?h=ab12"></iframe>',
    '&lt;iframe src="https://evil.example">',
    '<iframe-thing>',
    `${'- '.repeat(3)}x\n\n> > quote`,
  ])('is accepted: %s', (text) => {
    expect(findRichTextProblem(text)).toBeUndefined();
  });

  it.each([
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe></iframe>',
    '<iframe src="">',
    '<iframe src="/contacto">',
    '<iframe src="https://youtu.be/">',
    '<iframe src="https://www.youtube.com/embed/videoseries?list=PL1">',
    `<iframe src="https&#58;//evil.example">`,
    `<iframe src="https://evil.example" src="${EMBED}">`,
    `<iframe title=">" src="https://evil.example">`,
    '<iframe src="https://evil.example"',
    `<p>${'x'.repeat(100)}<iframe\tsrc=https://drive.google.com/file/d/1/preview></p>`,
  ])('is refused for its iframe: %s', (text) => {
    expect(findRichTextProblem(text)).toBe('iframe');
  });

  it.each([
    ['emphasis', '*uno* **dos** _tres_ '.repeat(30)],
    ['footnote stars', '*La marea\n'.repeat(200)],
    ['list items', '1. a\n2. b\n'.repeat(500)],
  ])('is accepted with many %s', (_name, text) => {
    expect(findRichTextProblem(text)).toBeUndefined();
  });

  it.each([
    ['quotes', '> '.repeat(300)],
    ['quotes without spaces', '>'.repeat(300)],
    ['lists', '- '.repeat(200) + 'x'],
    ['lists in quotes', '> 1. '.repeat(40)],
    ['emphasis', '*a '.repeat(300) + 'a* '.repeat(300)],
    ['deletions', '~~a '.repeat(300) + 'a~~ '.repeat(300)],
    ['stars', '*'.repeat(2000) + 'a' + '*'.repeat(2000)],
  ])('is refused for nested %s', (_name, text) => {
    expect(findRichTextProblem(text)).toBe('tooNested');
  });
});

test('a text that is accepted is parsed without an error', () => {
  const part = fc.oneof(
    fc.constantFrom('<iframe ', '<iframe>', '</iframe>', 'src=', `"${EMBED}"`, "'", '"', '>', '/'),
    fc.constantFrom('https://evil.example', EMBED, '&amp;', '&#58;', '&quot;', '`', '```\n'),
    fc.constantFrom(
      '\n\n',
      '\n> ',
      '\n- ',
      '\n    ',
      '*',
      '_',
      '[',
      '](',
      ')',
      '<!--',
      '-->',
      '<p ',
    ),
    fc.constantFrom('<![CDATA[', '<?', '<textarea>', '<script>', '</script>', '\\', 'a', ' ', '\t'),
    fc.string({ maxLength: 3 }),
  );
  const text = fc.array(part, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (markdown) => {
      if (!findRichTextProblem(markdown)) expect(() => parseMarkdown(markdown)).not.toThrow();
    }),
    { numRuns: Number(process.env.FUZZ_RUNS || 1000), seed: Number(process.env.FUZZ_SEED || 1) },
  );
});
