import { describe, expect, test } from 'vitest';
import { checkScripts, ownScripts, scriptHash, ScriptNotes } from '~/hosting/inlineScripts';

const DATA =
  '<script type="application/ld+json">{}</script><script type="text/html" id="x"><p></p></script>';
const HOME = `<script data-astro-exec="">door()</script>${DATA}<script>words()</script>`;
const NOT_FOUND = `<script data-astro-exec="">boot()</script><script src="/a.js"></script>
<script>island();
</script>${DATA}`;

const own = ownScripts(HOME, NOT_FOUND);

test('the scripts of the site are those of the 404 page and the first of the home page', () => {
  expect([...own]).toEqual(['door()', 'boot()', 'island();\n']);
});

describe('a page', () => {
  test('may have the scripts of the site, and data', () => {
    expect(() => checkScripts('a.html', `${NOT_FOUND}<p>Text</p>`, own)).not.toThrow();
  });

  test('with another script is named', () => {
    const html = `${NOT_FOUND}<p><script>steal(document.cookie)</script></p>`;
    expect(() => checkScripts('actores/x.html', html, own)).toThrow(
      'actores/x.html has a script that not all pages have: steal(document.cookie)',
    );
  });
});

test('a script is named as browsers name it', () => {
  // Of the specification's own example, `alert('Hello, world.');`.
  expect(scriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

test('what only looks like a script, in the words of an attribute, is none', () => {
  const html = `<img alt="</p><script>alert(1)</script>" title='<script>alert(2)</script>'>`;
  expect(() => checkScripts('a.html', html, new Set())).not.toThrow();
  expect(() => checkScripts('a.html', `${html}<p><script>x</script>`, new Set())).toThrow('x');
});

const page = (...scripts: string[]) =>
  `<p>${Math.random()}</p>${scripts.map((text) => `<script>${text}</script>`).join('')}`;

test('of pages with the same scripts one is looked at, and every one of which nothing is known', () => {
  const notes = new ScriptNotes();
  const pages = new Map([
    ['a.html', page('boot()')],
    ['b.html', page('boot()')],
    ['c.html', page('boot()', 'steal()')],
    ['d.html', page('boot()')],
  ]);
  notes.take(new Map([...pages].map(([file, html]) => [file, notes.noteOf(html)])));
  const files = [...pages.keys(), 'x.html', 'y.html'];
  expect(notes.differing(files)).toEqual(['a.html', 'c.html', 'x.html', 'y.html']);
});
