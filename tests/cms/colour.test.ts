import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dominantColour } from '../../cms/uploads/dominantColour.ts';

const ground = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 4, background } });

it('finds the ground of a picture, a figure before it notwithstanding', async () => {
  const figure = {
    create: { width: 150, height: 200, channels: 3, background: '#000000' },
  } as const;
  const data = await ground('#ffd60a')
    .composite([{ input: figure }])
    .jpeg()
    .toBuffer();
  const colour = await dominantColour({ data, mimetype: 'image/jpeg' });
  const [red, green, blue] = colour!.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
  // The histogram has 16 steps a channel.
  expect(Math.abs(red! - 0xff)).toBeLessThan(16);
  expect(Math.abs(green! - 0xd6)).toBeLessThan(16);
  expect(Math.abs(blue! - 0x0a)).toBeLessThan(16);
});

it('gives none to a picture with transparent parts', async () => {
  const hole = { create: { width: 100, height: 100, channels: 4, background: '#000' } } as const;
  const data = await ground('#ffd60a')
    .composite([{ input: hole, blend: 'dest-out' }])
    .png()
    .toBuffer();
  expect(await dominantColour({ data, mimetype: 'image/png' })).toBeUndefined();
});

it('gives an opaque PNG one, though the file could be transparent', async () => {
  const data = await ground('#12120f').png().toBuffer();
  expect(await dominantColour({ data, mimetype: 'image/png' })).toMatch(/^#[\da-f]{6}$/);
});

it('gives none to other files, and to a picture that cannot be read', async () => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  expect(await dominantColour({ data, mimetype: 'image/svg+xml' })).toBeUndefined();
  expect(await dominantColour({ data, mimetype: 'image/jpeg' })).toBeUndefined();
});
