import { expect, test } from 'vitest';
import { prioritiseHead, inOrder, normaliseIslands } from '~/html/postprocess';

const STYLE = '<link rel="stylesheet" href="/_astro/style.css">';
const FONT = '<link rel="preload" href="/_astro/text.woff2" as="font">';
const page = (head: string) => `<html><head>${head}</head><body>${FONT}</body></html>`;

test('a page asks for its stylesheets before its fonts', () => {
  const html = page(`<script>boot()</script><title>A</title>${FONT}<meta name="b">${STYLE}`);
  const wanted = page(`<script>boot()</script><title>A</title>${STYLE}${FONT}<meta name="b">`);
  expect(prioritiseHead(html)).toBe(wanted);
  expect(prioritiseHead(wanted)).toBe(wanted);
});

test('its scripts give way, what stands in the page itself and what is data does not', () => {
  const data = '<script type="application/ld+json">{}</script><script>boot()</script>';
  const html = page(`${data}${FONT}<script type="module" src="/_astro/s.js"></script>`);
  const script = '<script type="module" fetchpriority="low" src="/_astro/s.js"></script>';
  expect(prioritiseHead(html)).toBe(page(`${data}${FONT}${script}`));
});

test.each(['<p>no head</p>', page('<title>A</title>')])('%s is left as it is', (html) => {
  expect(prioritiseHead(html)).toBe(html);
});

const island = (prefix: string) =>
  `<astro-island uid="a" prefix="${prefix}"><b id="_${prefix}R_0_"></b></astro-island>`;

test('islands are numbered as they stand in the page, whichever was rendered first', () => {
  const page = [island('r0'), island('r1'), island('r2')].join('');
  expect(inOrder([island('r2'), island('r0'), island('r1')].join(''))).toBe(page);
  expect(inOrder(page)).toBe(page);
});

test('words that look like a number of an island are left alone', () => {
  const words = '<p>prefix="r7" and _r7R_</p>';
  expect(inOrder(words + island('r3'))).toBe(words + island('r0'));
});

test("a page keeps no style of Astro's in its body", () => {
  const style = '<style>astro-island,astro-slot{display:contents}</style>';
  expect(normaliseIslands(`<p></p>${style}${island('r1')}`)).toBe(`<p></p>${island('r0')}`);
});
