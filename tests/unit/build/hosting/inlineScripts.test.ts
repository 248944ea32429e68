import { describe, expect, test } from 'vitest';
import {
  allowedScripts,
  checkScripts,
  InlineScriptIndex,
} from '~/build/hosting/headersIntegration';
import { scriptHash } from '~/build/hosting/headersIntegration';

const DATA =
  '<script type="application/ld+json">{}</script><script type="text/html" id="x"><p></p></script>';
const HOME = `<script data-astro-exec="">redirect()</script>${DATA}<script>content()</script>`;
const NOT_FOUND = `<script data-astro-exec="">boot()</script><script src="/a.js"></script>
<script>island();
</script>${DATA}`;

const allowed = allowedScripts(HOME, NOT_FOUND);

test('the allowed scripts are those of the 404 page and the first of the home page', () => {
  expect([...allowed]).toEqual(['redirect()', 'boot()', 'island();\n']);
});

describe('a page', () => {
  test('may contain allowed scripts and data blocks', () => {
    expect(() => checkScripts('a.html', `${NOT_FOUND}<p>Text</p>`, allowed)).not.toThrow();
  });

  test('with another script throws an error that names page and script', () => {
    const html = `${NOT_FOUND}<p><script>steal(document.cookie)</script></p>`;
    expect(() => checkScripts('actores/x.html', html, allowed)).toThrow(
      'actores/x.html has an inline script that is not on every page: steal(document.cookie)',
    );
  });
});

test('the hash of a script is the one that browsers compute', () => {
  // The example of the specification.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

test('a script tag inside an attribute is text', () => {
  const html = `<img alt="</p><script>alert(1)</script>" title='<script>alert(2)</script>'>`;
  expect(() => checkScripts('a.html', html, new Set())).not.toThrow();
  expect(() => checkScripts('a.html', `${html}<p><script>x</script>`, new Set())).toThrow('x');
});

const page = (...scripts: string[]) =>
  `<p>${Math.random()}</p>${scripts.map((text) => `<script>${text}</script>`).join('')}`;

test('distinct pages are one per set of scripts, and every page without metadata', () => {
  const index = new InlineScriptIndex();
  const pages = new Map([
    ['a.html', page('boot()')],
    ['b.html', page('boot()')],
    ['c.html', page('boot()', 'steal()')],
    ['d.html', page('boot()')],
  ]);
  index.onComplete(new Map([...pages].map(([file, html]) => [file, index.extract(html)])));
  const files = [...pages.keys(), 'x.html', 'y.html'];
  expect(index.distinctPages(files)).toEqual(['a.html', 'c.html', 'x.html', 'y.html']);
});

test.each([
  ['in an attribute', `<a title="<script type='x'>"></a><script>boot()</script>`],
  ['in a comment', '<!-- <script type="x"> --><script>boot()</script>'],
  ['in upper case', '<SCRIPT>boot()</SCRIPT>'],
  ['without an end', '<script>boot()'],
])('a script tag %s hides no script from the hash', (_case, html) => {
  const index = new InlineScriptIndex();
  const injected = html.replace('boot()', 'steal()');
  expect(index.extract(injected)).not.toBe(index.extract(html));
  expect(index.extract(`<p></p>${html}`)).toBe(index.extract(html));
});
