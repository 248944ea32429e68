import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { type OgImage, ogImages } from './ogImage';
import { BRAND } from '#contract/brand.ts';
import { rightsXmp } from '#contract/pictureRights.ts';
import { rights } from '../../../tests/unit/support/fixtures';
import { sheetFonts } from '~/features/documents/sheet/sheetFonts';

const picture = {
  url: 'https://cms.example/api/media/file/ana.jpg?v=1',
  width: 800,
  height: 1000,
  focal: { x: 0.5, y: 0.4 },
  mimeType: 'image/jpeg',
  record: { id: '1', filename: 'ana.jpg', mimeType: 'image/jpeg', sizeBytes: 250_000 },
};
const xmp = rightsXmp(rights);
const image: OgImage = {
  title: 'Ana Gil',
  agencyName: 'Foco Agencia',
  picture,
  xmp,
};

const noise = () => {
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const data = Uint8Array.from({ length: raw.width * raw.height * 3 }, (_, index) => index * 7919);
  return sharp(data, { raw }).jpeg({ quality: 95 }).toBuffer();
};

interface Colour {
  r: number;
  g: number;
  b: number;
}

/** Returns the colour at a point of an image. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<Colour> {
  const { dominant } = await sharp(
    await sharp(jpeg).extract({ left, top, width: 4, height: 4 }).toBuffer(),
  ).stats();
  return dominant;
}

/** Returns the greatest difference of a channel, of 255, between a colour and one of the brand. */
function distance({ r, g, b }: Colour, name: keyof typeof BRAND.colours): number {
  const channels = [1, 3, 5].map((at) => parseInt(BRAND.colours[name].slice(at, at + 2), 16));
  return Math.max(...[r, g, b].map((channel, index) => Math.abs(channel - channels[index]!)));
}

describe('an Open Graph image', () => {
  test.each([
    ['a portrait', image],
    ['no portrait', { ...image, picture: undefined }],
    ['a title of 200 characters', { ...image, title: 'Wolfeschlegelstein '.repeat(11) }],
    ['a title of another script', { ...image, title: '周美' }],
    ['no supported text', { title: '周', agencyName: '周', xmp }],
  ])('with %s is a JPEG of 1200 × 630 below 100 kB', async (_name, content: OgImage) => {
    const jpeg = await ogImages.render(content, content.picture && (await noise()));
    expect(await sharp(jpeg).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
    expect(jpeg.length).toBeLessThan(100_000);
  });

  test('is identical each time', async () => {
    const original = await noise();
    expect(
      (await ogImages.render(image, original)).equals(await ogImages.render(image, original)),
    ).toBe(true);
  });

  test('shows nothing of images that were rendered before or at the same time', async () => {
    const original = await noise();
    const images = [image, { ...image, title: 'Berta Sáez Ortuño', picture: undefined }];
    const render = (content: OgImage) => ogImages.render(content, content.picture && original);
    const apart: Buffer[] = [];
    for (const content of images) {
      await render(content);
      apart.push(await render(content));
    }
    const together = await Promise.all([...images, ...images].map(render));
    expect(together.map((jpeg, index) => jpeg.equals(apart[index % 2]!))).not.toContain(false);
    expect(apart[0]!.equals(apart[1]!)).toBe(false);
  });

  test('ends a long agency name before the picture, also after an image without one', async () => {
    const long = { ...image, agencyName: 'Agencia de representación artística' };
    await ogImages.render({ ...long, picture: undefined });
    const jpeg = await ogImages.render(long, await noise());
    // The slanted edge begins at 728 here.
    const beforeEdge = { left: 640, top: 64, width: 80, height: 32 };
    const { channels } = await sharp(await sharp(jpeg).extract(beforeEdge).toBuffer()).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(60);
  });

  test('is near-black behind the name and accent-coloured behind a transparent picture', async () => {
    const clear = { ...picture, width: 400, height: 500 };
    const original = await sharp({
      create: { width: 400, height: 500, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer();
    const jpeg = await ogImages.render({ ...image, picture: clear }, original);
    const ink = await colourAt(jpeg, 10, 300);
    const background = await colourAt(jpeg, 1100, 300);
    expect(distance(ink, 'ink')).toBeLessThan(30);
    expect(distance(background, 'accent')).toBeLessThan(30);
  });
});

test.each([
  ['black and white', (picture: Sharp) => picture.toColourspace('b-w').jpeg()],
  [
    'black and white with transparent parts',
    (picture: Sharp) => picture.toColourspace('b-w').ensureAlpha().png(),
  ],
  ['four-colour', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['16-bit', (picture: Sharp) => picture.toColourspace('rgb16').png()],
])('a %s original does not change the accent colour', async (_name, write) => {
  const grey = sharp({ create: { width: 800, height: 1000, channels: 3, background: '#777777' } });
  const jpeg = await ogImages.render(image, await write(grey).toBuffer());
  const band = await colourAt(jpeg, 706, 300);
  expect(distance(band, 'accent')).toBeLessThan(30);
  const portrait = await colourAt(jpeg, 1000, 300);
  expect(Math.abs(portrait.r - portrait.b)).toBeLessThan(30);
});

describe('the file name', () => {
  test.each([
    ['the title', { ...image, title: 'Ana Gil Rey' }],
    ['the agency', { ...image, agencyName: 'Otra' }],
    ['the picture’s version', { ...image, picture: { ...picture, url: `${picture.url}2` } }],
    ['the rights', { ...image, xmp: rightsXmp({ ...rights, aiChoice: 'none' }) }],
    ['the focal point', { ...image, picture: { ...picture, focal: { x: 0, y: 0.4 } } }],
  ])('changes with %s', (_name, other: OgImage) => {
    expect(ogImages.fileName(other)).not.toBe(ogImages.fileName(image));
  });

  test('does not change with the port of the CMS', () => {
    const url = picture.url.replace('cms.example', '127.0.0.1:4323');
    expect(ogImages.fileName({ ...image, picture: { ...picture, url } })).toBe(
      ogImages.fileName(image),
    );
  });
});

test.each([
  ['Inés Quiroga', 'Inés Quiroga'],
  ['  Łukasz \n Öğretmen ', 'Łukasz Öğretmen'],
  ['Nguyễn', 'Nguyen'],
  ['Ana ✨ Gil 🎬', 'Ana Gil'],
])('%s is shown as %s', (text, supported) => {
  expect(sheetFonts.displayText(text)).toBe(supported);
});

test.each(['Владимир', '周美', 'محمد', 'Ana 周', '✨', ''])('%s is not supported', (text) => {
  expect(sheetFonts.displayText(text)).toBeUndefined();
});

test.each([
  ['the first letter', 'ÁÑ', 'AN'],
  ['a letter of another file of the font', 'ŁŘ', 'LR'],
])('accents are drawn: %s', async (_name, accented, plain) => {
  const draw = (title: string) => ogImages.render({ title, agencyName: 'Foco', xmp });
  expect((await draw(accented)).equals(await draw(plain))).toBe(false);
});

test('a short name has the largest size and stands at the lower edge', async () => {
  const jpeg = await ogImages.render({ title: 'Leo', agencyName: 'Foco', xmp });
  // In the stem of the L, and above it.
  expect(distance(await colourAt(jpeg, 72, 480), 'paper')).toBeLessThan(30);
  expect(distance(await colourAt(jpeg, 72, 390), 'ink')).toBeLessThan(30);
});
