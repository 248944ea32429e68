import { expect, test } from 'vitest';
import Gallery from './Gallery.astro';
import { picture } from '../../../tests/unit/support/fixtures';
import { render } from '../../../tests/unit/support/render';

const show = (gallery: unknown[]) => render(Gallery, { gallery, locale: 'es' });

test('every picture links to a large one, with its size and the photographer', async () => {
  const page = await show([picture, picture]);
  expect(page.all('a[data-large="1600x2000"]')).toHaveLength(2);
  expect(page.attributes('a')['data-credit']).toBe('enero de 2026 · Foto: Elena Prats');
  expect(page.attributes('a').href).toMatch(/jpe?g|f=jpg/);
  expect(page.attributes('a')['data-original']).toBeUndefined();
});

test('a very large picture also has the path of its original size', async () => {
  const page = await show([{ ...picture, width: 4000, height: 5000 }]);
  expect(page.attributes('a')['data-large']).toBe('1600x2000');
  expect(page.attributes('a')['data-original']).not.toBe(page.attributes('a').href);
});

test('a picture is named by its alternative text, or by its number', async () => {
  const page = await show([picture, { ...picture, alt: undefined }]);
  const names = page.all('a').map(({ attributes }) => attributes['aria-label']);
  expect(names).toEqual([undefined, 'Foto 2 de 2']);
  expect(page.attributes('img').alt).toBe('Retrato de Inés');
});

test('says what kind of photograph it is', async () => {
  const page = await show([{ ...picture, alt: undefined, shot: 'fullLength' }]);
  expect(page.attributes('a')).toMatchObject({
    'aria-label': 'Foto 1 de 1, cuerpo entero',
    'data-credit': 'Cuerpo entero · enero de 2026 · Foto: Elena Prats',
  });
});

/** Returns the columns of the grid, and how many pictures take two columns and two rows. */
async function gridOf(count: number) {
  const page = await show(Array.from({ length: count }, () => picture));
  const { style, 'data-big': bigCount = 0 } = page.attributes('ul');
  return { columns: Number(/\d+/.exec(style!)?.[0]), bigCount: Number(bigCount) };
}

test.each([3, 4, 5, 6, 7, 8, 9])('the grid of %i pictures has no gap', async (count) => {
  const { columns, bigCount } = await gridOf(count);
  expect((count + 3 * bigCount) % columns).toBe(0);
});

test.each([
  [10, 5],
  [12, 6],
  [16, 4],
  [13, 5],
])(
  '%i pictures have one size, in %i columns, which fill the last row where they can',
  async (count, columns) => {
    expect(await gridOf(count)).toEqual({ columns, bigCount: 0 });
  },
);
