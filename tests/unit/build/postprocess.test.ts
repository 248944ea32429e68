import { describe, expect, test } from 'vitest';
import { normaliseIslands, postprocess } from '~/build/postprocess';

const STYLE = '<link rel="stylesheet" href="/_astro/style.css">';
const FONT = '<link rel="preload" href="/_astro/text.woff2" as="font">';
const page = (head: string) => `<html><head>${head}</head><body>${FONT}</body></html>`;

test('stylesheets come before fonts in the head', () => {
  const html = page(`<script>boot()</script><title>A</title>${FONT}<meta name="b">${STYLE}`);
  const expected = page(`<script>boot()</script><title>A</title>${STYLE}${FONT}<meta name="b">`);
  expect(postprocess(html)).toBe(expected);
  expect(postprocess(expected)).toBe(expected);
});

test('external scripts get a low fetch priority, inline scripts and data blocks do not', () => {
  const data = '<script type="application/ld+json">{}</script><script>boot()</script>';
  const html = page(`${data}${FONT}<script type="module" src="/_astro/s.js"></script>`);
  const script = '<script type="module" fetchpriority="low" src="/_astro/s.js"></script>';
  expect(postprocess(html)).toBe(page(`${data}${FONT}${script}`));
});

test.each(['<p>no head</p>', page('<title>A</title>')])('%s is unchanged', (html) => {
  expect(postprocess(html)).toBe(html);
});

/** An island as Astro renders it, with a hash of its content. */
const island = (prefix: string) =>
  `<astro-island uid="hash-of-${prefix}" prefix="${prefix}"><b id="_${prefix}R_0_"></b></astro-island>`;
const numbered = (prefix: string) => island(prefix).replace(/ uid="[^"]*"/, '');

test('islands are numbered in document order, not in the order of rendering', () => {
  const page = [numbered('r0'), numbered('r1'), numbered('r2')].join('');
  expect(normaliseIslands([island('r2'), island('r0'), island('r1')].join(''))).toBe(page);
  expect(normaliseIslands([island('r0'), island('r1'), island('r2')].join(''))).toBe(page);
});

test('text that looks like an island prefix is unchanged', () => {
  const text = '<p>prefix="r7" and _r7R_</p>';
  expect(normaliseIslands(text + island('r3'))).toBe(text + numbered('r0'));
});

describe('what Astro inserts before the first island', () => {
  const file = '<script type="module" src="/_astro/IslandScript.astro_x.js"></script>';
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  const scripts = '<script>directive()</script><script>element()</script>';

  test.each([style, style + scripts])('is removed: %s', (inserted) => {
    const html = `<p></p>${inserted}${island('r1')}${file}`;
    expect(normaliseIslands(html)).toBe(`<p></p>${numbered('r0')}${file}`);
  });

  test('is removed again from a fragment that several pages share', () => {
    const inserted = style + scripts;
    const html = `${inserted}${island('r1')}${inserted}${island('r2')}${file}`;
    expect(normaliseIslands(html)).toBe(`${numbered('r0')}${numbered('r1')}${file}`);
  });

  test('is not removed from a page that does not load the file', () => {
    expect(() => normaliseIslands(style + scripts + island('r1'))).toThrow('<IslandScript />');
  });
});

test('post-processing does both', () => {
  const html = page(`${FONT}${STYLE}`);
  expect(postprocess(html + island('r1'))).toBe(page(`${STYLE}${FONT}`) + numbered('r0'));
});
