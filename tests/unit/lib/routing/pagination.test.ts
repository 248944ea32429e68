import { expect, test } from 'vitest';
import { PEOPLE_PER_PAGE, pageCount, paginate, shownNumbers } from '~/lib/routing/pagination';

const people = Array.from({ length: 1000 }, (_, index) => index + 1);

test('every one of a thousand is on one page, in order', () => {
  const count = pageCount(people.length);
  const parts = Array.from({ length: count }, (_, index) => paginate(people, index + 1));
  expect(parts.flatMap(({ items }) => items)).toEqual(people);
  for (const { items, first, total } of parts) {
    expect(items[0]).toBe(first);
    expect(items.length).toBeLessThanOrEqual(PEOPLE_PER_PAGE);
    expect(total).toBe(1000);
  }
});

test('a list that fits on one page has one, and so has an empty one', () => {
  expect([0, 1, PEOPLE_PER_PAGE, PEOPLE_PER_PAGE + 1].map((total) => pageCount(total))).toEqual([
    1, 1, 1, 2,
  ]);
  expect(paginate([], 1)).toEqual({ items: [], number: 1, count: 1, total: 0, first: 1 });
});

test.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 28, '1 2 … 28'],
  [3, 28, '1 2 3 4 … 28'],
  [4, 28, '1 2 3 4 5 … 28'],
  [5, 28, '1 … 4 5 6 … 28'],
  [25, 28, '1 … 24 25 26 27 28'],
  [28, 28, '1 … 27 28'],
])('from page %i of %i the ways are %s', (number, count, ways) => {
  expect(
    shownNumbers(number, count)
      .map((shown) => shown ?? '…')
      .join(' '),
  ).toBe(ways);
});

test('no gap stands for a single page, and all pages can be reached from the first', () => {
  for (let count = 1; count <= 40; count++) {
    const reached = new Set([1]);
    for (const number of reached) {
      const shown = shownNumbers(number, count);
      shown.forEach((way, index) => {
        if (way !== undefined) reached.add(way);
        else expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
      });
    }
    expect(reached.size).toBe(count);
  }
});
