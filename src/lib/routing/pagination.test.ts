import { expect, test } from 'vitest';
import { TALENTS_PER_PAGE, pagination } from './pagination';

const items = Array.from({ length: 1000 }, (_, index) => index + 1);

test('each of a thousand items is on one page, in order', () => {
  const count = pagination.count(items.length);
  const pages = Array.from({ length: count }, (_, index) => pagination.page(items, index + 1));
  expect(pages.flatMap((page) => page.items)).toEqual(items);
  for (const { first, total, ...page } of pages) {
    expect(page.items[0]).toBe(first);
    expect(page.items.length).toBeLessThanOrEqual(TALENTS_PER_PAGE);
    expect(total).toBe(1000);
  }
});

test('a list that fits on one page has one page, and so does an empty list', () => {
  expect(
    [0, 1, TALENTS_PER_PAGE, TALENTS_PER_PAGE + 1].map((total) => pagination.count(total)),
  ).toEqual([1, 1, 1, 2]);
  expect(pagination.page([], 1)).toEqual({ items: [], number: 1, count: 1, total: 0, first: 1 });
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
])('page %i of %i links to %s', (number, count, numbers) => {
  expect(
    pagination
      .visibleNumbers(number, count)
      .map((visible) => visible ?? '…')
      .join(' '),
  ).toBe(numbers);
});

test('no gap replaces a single page, and all pages are reachable from the first', () => {
  for (let count = 1; count <= 40; count++) {
    const reached = new Set([1]);
    for (const number of reached) {
      const visible = pagination.visibleNumbers(number, count);
      visible.forEach((target, index) => {
        if (target !== undefined) reached.add(target);
        else expect(visible[index + 1]! - visible[index - 1]!).toBeGreaterThan(2);
      });
    }
    expect(reached.size).toBe(count);
  }
});
