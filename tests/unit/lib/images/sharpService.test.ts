import type { ImageTransform } from 'astro';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import buildService from '~/lib/images/sharpService';

type Transform = Parameters<typeof buildService.transform>[1];

/** Nothing of Astro's own settings is read. */
const IMAGE_CONFIG = {} as Parameters<typeof buildService.transform>[2];
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

async function make(input: Buffer, options: Partial<ImageTransform>) {
  const transform = { src: 'https://cms.example/a.jpg', ...options } as Transform;
  const { data } = await buildService.transform(input, transform, IMAGE_CONFIG, console as never);
  return sharp(Buffer.from(data));
}

const colourOf = async (picture: Sharp) => {
  const { dominant } = await sharp(await picture.png().toBuffer()).stats();
  return dominant.r > dominant.b ? 'red' : 'blue';
};

describe('pictures made at build time', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
    ['png', 'png'],
  ])('come as %s in the size asked for', async (format, known) => {
    const picture = await make(landscape, { format, width: 300, height: 200 });
    expect(await picture.metadata()).toMatchObject({ format: known, width: 300, height: 200 });
  });

  it('are cut around the focal point', async () => {
    const square = { format: 'png', width: 100, height: 100, fit: 'cover' } as const;
    const right = await make(landscape, { ...square, position: '100% 50%' });
    const left = await make(landscape, { ...square, position: '0% 50%' });
    expect([await colourOf(right), await colourOf(left)]).toEqual(['red', 'blue']);
  });

  it('stand upright as the camera says', async () => {
    const lying = await sharp(landscape).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cut = {
      format: 'png',
      width: 100,
      height: 100,
      fit: 'cover',
      position: '50% 100%',
    } as const;
    expect(await (await make(lying, cut)).metadata()).toMatchObject({ width: 100, height: 100 });
    expect(await colourOf(await make(lying, cut))).toBe('red');
  });

  it.each(['avif', 'webp', 'png'])('keep what is transparent as %s', async (format) => {
    const picture = await make(transparent, { format, width: 50, height: 50 });
    expect((await picture.stats()).isOpaque).toBe(false);
  });

  it('are named alike wherever the CMS listens, and apart when it holds another version', async () => {
    const nameOf = async (src: string, format = 'avif') => {
      const options = { src, width: 10, height: 10, format } as ImageTransform;
      const valid = await buildService.validateOptions!(
        options,
        IMAGE_CONFIG as never,
        console as never,
      );
      return buildService.propertiesToHash!.map((name) => valid[name as keyof typeof valid]).join();
    };
    const name = await nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=1');
    expect(await nameOf('http://127.0.0.1:50123/api/media/file/a.jpg?v=1')).toBe(name);
    expect(await nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=2')).not.toBe(name);
    expect(await nameOf('http://127.0.0.1:4323/api/media/file/a.jpg?v=1', 'webp')).not.toBe(name);
  });
});
