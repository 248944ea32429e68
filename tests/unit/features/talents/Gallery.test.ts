import { expect, test } from 'vitest';
import Gallery from '~/features/talents/Gallery.astro';
import { picture } from '../../support/fixtures';
import { render } from '../../support/render';

const show = (gallery: unknown[]) => render(Gallery, { gallery, locale: 'es' });

test('every picture links to a large one, with its size and the photographer', async () => {
  const page = await show([picture, picture]);
  expect(page.all('a[data-large="1600x2000"]')).toHaveLength(2);
  expect(page.attributes('a')['data-credit']).toBe('Foto: Elena Prats');
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

test('the grid fits the number of pictures', async () => {
  const page = await show(Array.from({ length: 6 }, () => picture));
  expect(page.attributes('ul')).toMatchObject({ 'data-big': '2', style: '--columns:6' });
});
