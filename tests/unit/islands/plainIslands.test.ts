import { expect, test } from 'vitest';
import { inOrder, plainIslands } from '~/islands/plainIslands';

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
  expect(plainIslands(`<p></p>${style}${island('r1')}`)).toBe(`<p></p>${island('r0')}`);
});
