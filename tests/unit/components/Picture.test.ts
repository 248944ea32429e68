import { expect, test } from 'vitest';
import Picture from '~/components/Picture.astro';
import { picture } from './fixtures';
import { render } from './render';

const show = (props: object) =>
  render(Picture, { picture, locale: 'es', widths: [480, 720, 2400], sizes: '50vw', ...props });

test('keeps the focal point and the shape, and is never larger than its original', async () => {
  const { attributes } = await show({});
  expect(attributes('img')).toMatchObject({
    width: '1600',
    height: '2000',
    sizes: '50vw',
    style: 'object-position:50% 25%',
    alt: 'Retrato de Inés',
  });
  const widths = [...attributes('img').srcset!.matchAll(/ (\d+)w/g)].map(([, width]) => width);
  expect(widths).toEqual(['480', '720', '1600']);
});

test('a focal point in the middle needs no word', async () => {
  const { attributes } = await show({ picture: { ...picture, focal: { x: 0.5, y: 0.5 } } });
  expect(attributes('img').style).toBeUndefined();
});

test('a decorative picture says nothing, also where the CMS has a text for it', async () => {
  expect((await show({ isDecorative: true })).attributes('img')).toMatchObject({ alt: '' });
});

test('the main picture of a page comes first, every other waits', async () => {
  expect((await show({ isMain: true })).attributes('img')).toMatchObject({
    loading: 'eager',
    fetchpriority: 'high',
  });
  const later = (await show({})).attributes('img');
  expect(later.loading).toBe('lazy');
  expect(later.fetchpriority).toBeUndefined();
});
