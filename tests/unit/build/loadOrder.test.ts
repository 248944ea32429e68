import { expect, test } from 'vitest';
import { inLoadOrder } from '~/build/loadOrder';

const STYLE = '<link rel="stylesheet" href="/_astro/style.css">';
const FONT = '<link rel="preload" href="/_astro/text.woff2" as="font">';
const page = (head: string) => `<html><head>${head}</head><body>${FONT}</body></html>`;

test('a page asks for its stylesheets before its fonts', () => {
  const html = page(`<script>boot()</script><title>A</title>${FONT}<meta name="b">${STYLE}`);
  const wanted = page(`<script>boot()</script><title>A</title>${STYLE}${FONT}<meta name="b">`);
  expect(inLoadOrder(html)).toBe(wanted);
  expect(inLoadOrder(wanted)).toBe(wanted);
});

test('its scripts give way, what stands in the page itself and what is data does not', () => {
  const data = '<script type="application/ld+json">{}</script><script>boot()</script>';
  const html = page(`${data}${FONT}<script type="module" src="/_astro/s.js"></script>`);
  const script = '<script type="module" fetchpriority="low" src="/_astro/s.js"></script>';
  expect(inLoadOrder(html)).toBe(page(`${data}${FONT}${script}`));
});

test.each(['<p>no head</p>', page('<title>A</title>')])('%s is left as it is', (html) => {
  expect(inLoadOrder(html)).toBe(html);
});
