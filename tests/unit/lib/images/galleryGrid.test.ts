import { expect, test } from 'vitest';
import { galleryGrid } from '~/lib/images/galleryGrid';

test('the grid of three to nine pictures has no gap', () => {
  for (const count of [3, 4, 5, 6, 7, 8, 9]) {
    const { columns, bigCount } = galleryGrid(count);
    expect((count + 3 * bigCount) % columns, `${count} pictures`).toBe(0);
  }
});

test('many pictures have one size, in columns that fill the last row where they can', () => {
  expect(galleryGrid(10)).toEqual({ columns: 5, bigCount: 0 });
  expect(galleryGrid(12)).toEqual({ columns: 6, bigCount: 0 });
  expect(galleryGrid(16)).toEqual({ columns: 4, bigCount: 0 });
  expect(galleryGrid(13)).toEqual({ columns: 5, bigCount: 0 });
});
