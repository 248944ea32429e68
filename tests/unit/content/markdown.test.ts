import { describe, expect, it } from 'vitest';
import { toHtml } from '~/content/markdown';

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
    '<iframe src="https://a.example"></iframe>',
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
