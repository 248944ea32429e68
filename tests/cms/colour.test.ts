import sharp from 'sharp';
import { expect, it } from 'vitest';
import { dominantColour } from '../../cms/features/media/derivedValues.ts';

const filled = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 4, background } });

it('dominantColour returns the background of a picture, not its foreground', async () => {
  const figure = {
    create: { width: 150, height: 200, channels: 3, background: '#000000' },
  } as const;
  const data = await filled('#ffd60a')
    .composite([{ input: figure }])
    .jpeg()
    .toBuffer();
  const colour = await dominantColour({ data, mimetype: 'image/jpeg' });
  const [red, green, blue] = colour!.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
  // The histogram has 16 bins per channel.
  expect(Math.abs(red! - 0xff)).toBeLessThan(16);
  expect(Math.abs(green! - 0xd6)).toBeLessThan(16);
  expect(Math.abs(blue! - 0x0a)).toBeLessThan(16);
});

it('dominantColour returns undefined for a picture with transparent parts', async () => {
  const hole = { create: { width: 100, height: 100, channels: 4, background: '#000' } } as const;
  const data = await filled('#ffd60a')
    .composite([{ input: hole, blend: 'dest-out' }])
    .png()
    .toBuffer();
  expect(await dominantColour({ data, mimetype: 'image/png' })).toBeUndefined();
});

it('dominantColour returns the colour of an opaque PNG', async () => {
  const data = await filled('#12120f').png().toBuffer();
  expect(await dominantColour({ data, mimetype: 'image/png' })).toMatch(/^#[\da-f]{6}$/);
});

it('dominantColour returns undefined for other files and unreadable pictures', async () => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  expect(await dominantColour({ data, mimetype: 'image/svg+xml' })).toBeUndefined();
  expect(await dominantColour({ data, mimetype: 'image/jpeg' })).toBeUndefined();
});
