import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { type PictureFile, pictureFileName, renderPictureFile } from './pictureFile';
import { picture as source } from '../../tests/unit/support/fixtures';

const RED = '#ff0000';
const BLUE = '#0000ff';

/** A blue landscape of 600×400 whose right half is red. */
const landscape = await sharp({
  create: { width: 600, height: 400, channels: 3, background: BLUE },
})
  .composite([
    {
      input: { create: { width: 300, height: 400, channels: 3, background: RED } },
      left: 300,
      top: 0,
    },
  ])
  .jpeg()
  .toBuffer();

const transparent = await sharp({
  create: { width: 100, height: 100, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } },
})
  .png()
  .toBuffer();

const transform = async (input: Buffer, file: Omit<PictureFile, 'picture'>) =>
  sharp(await renderPictureFile(input, file));

const colourOf = async (picture: Sharp) => {
  const { dominant } = await sharp(await picture.png().toBuffer()).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe('images generated at build time', () => {
  it.each([
    ['avif', 'heif'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ] as const)('have the format %s and the requested size', async (format, sharpFormat) => {
    const picture = await transform(landscape, { format, width: 300, height: 200 });
    expect(await picture.metadata()).toMatchObject({
      format: sharpFormat,
      width: 300,
      height: 200,
    });
  });

  it('are cropped around the focal point', async () => {
    const square = { format: 'png', width: 100, height: 100 } as const;
    const right = await transform(landscape, { ...square, position: '100% 50%' });
    const left = await transform(landscape, { ...square, position: '0% 50%' });
    expect([await colourOf(right), await colourOf(left)]).toEqual(['red', 'blue']);
  });

  it('follow the EXIF orientation', async () => {
    const rotated = await sharp(landscape).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const crop = {
      format: 'png',
      width: 100,
      height: 100,
      position: '50% 100%',
    } as const;
    expect(await (await transform(rotated, crop)).metadata()).toMatchObject({
      width: 100,
      height: 100,
    });
    expect(await colourOf(await transform(rotated, crop))).toBe('red');
  });

  it.each(['avif', 'png'] as const)('keep transparency as %s', async (format) => {
    const picture = await transform(transparent, { format, width: 50, height: 50 });
    expect((await picture.stats()).isOpaque).toBe(false);
  });

  it('have a name that depends on the version of the original, not on the port of the CMS', () => {
    const nameOf = (url: string, format: PictureFile['format'] = 'avif') =>
      pictureFileName({ picture: { ...source, url }, width: 10, height: 10, format });
    const name = nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=1');
    expect(nameOf('http://127.0.0.1:50123/api/media/file/a.jpg?v=1')).toBe(name);
    expect(nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=2')).not.toBe(name);
    expect(nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=1', 'jpg')).not.toBe(name);
  });
});
