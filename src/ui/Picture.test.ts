import { expect, test } from 'vitest';
import { buildSession } from '~/session/buildSession';
import Picture from './Picture.astro';
import { picture } from '../../tests/unit/support/fixtures';
import { render } from '../../tests/unit/support/render';

const show = (props: object) =>
  render(Picture, { picture, locale: 'es', widths: [480, 720, 2400], sizes: '50vw', ...props });
/** As a build renders it: the addresses are those of files. */
async function build(props: object) {
  buildSession.isBuild = true;
  const { attributes } = await show(props).finally(() => {
    buildSession.isBuild = false;
    buildSession.pictures.clear();
  });
  return attributes('img');
}

const widthsOf = (srcset = '') => [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => width);
/** The query parameters for Astro’s image endpoint. */
const queryOf = (address = '') =>
  Object.fromEntries(new URL(address.replaceAll('&amp;', '&'), 'http://site').searchParams);

test('keeps focal point and aspect ratio, and never exceeds the original’s size', async () => {
  const { attributes, all } = await show({});
  expect(attributes('img')).toMatchObject({
    width: '1600',
    height: '2000',
    style: 'object-position:50% 25%',
    alt: 'Retrato de Inés',
  });
  const sources = all('source').map((source) => source.attributes);
  expect(sources.map(({ type, sizes }) => [type, sizes])).toEqual([['image/avif', '50vw']]);
  for (const { srcset } of sources) expect(widthsOf(srcset)).toEqual(['480', '720', '1600']);
});

test('is cropped to its ratio around the focal point', async () => {
  const { attributes } = await show({ ratio: 16 / 9 });
  expect(attributes('img')).toMatchObject({ width: '1600', height: '900' });
  expect(queryOf(attributes('img').src)).toMatchObject({ position: '50% 25%' });
  const [first] = attributes('source').srcset!.split(' ');
  expect(queryOf(first)).toMatchObject({ w: '480', h: '270', position: '50% 25%' });
});

test('is as wide as the crop of a landscape picture in a portrait ratio', async () => {
  const landscape = { ...picture, width: 1500, height: 1000, focal: { x: 0.9, y: 0.1 } };
  const { attributes } = await show({ picture: landscape, ratio: 4 / 5 });
  expect(attributes('img')).toMatchObject({ width: '800', height: '1000' });
  expect(widthsOf(attributes('source').srcset)).toEqual(['480', '720', '800']);
  expect(queryOf(attributes('img').src).position).toBe('90% 50%');
});

test('a ratio equal to its own crops nothing', async () => {
  const { attributes } = await show({ ratio: 4 / 5 });
  expect(queryOf(attributes('img').src)).not.toHaveProperty('position');
});

test('browsers without AVIF get one file of a middle width', async () => {
  const image = await build({ widths: [320, 480, 720] });
  expect(image).not.toHaveProperty('srcset');
  expect(image.src).toMatch(/-480x600\.jpg$/);
});

test('a picture that may be transparent falls back to PNG without a background colour', async () => {
  const cutout = { ...picture, mimeType: 'image/webp', focal: { x: 0.5, y: 0.5 } };
  const image = await build({ picture: cutout });
  expect(image.src).toMatch(/\.png$/);
  expect(image.style).toBeUndefined();
});

test('an opaque picture has its dominant colour as background', async () => {
  const opaque = { ...picture, mimeType: 'image/png', colour: '#d9b08c' };
  const image = await build({ picture: opaque });
  expect(image.src).toMatch(/\.jpg$/);
  expect(image.style).toBe('object-position:50% 25%;background-color:#d9b08c');
});

test('a decorative picture has an empty alternative text even if the CMS has one', async () => {
  expect((await show({ isDecorative: true })).attributes('img')).toMatchObject({ alt: '' });
});

test('the main picture is eager with high priority, every other is lazy', async () => {
  expect((await show({ isMain: true })).attributes('img')).toMatchObject({
    loading: 'eager',
    fetchpriority: 'high',
  });
  const later = (await show({})).attributes('img');
  expect(later.loading).toBe('lazy');
  expect(later.fetchpriority).toBeUndefined();
});
