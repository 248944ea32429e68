import { expect, test } from 'vitest';
import { postprocess } from './postprocess';

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
