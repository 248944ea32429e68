import sharp from 'sharp';
import { expect, it } from 'vitest';
import { deriveValues } from '../../cms/features/media/derivedValues.ts';

/** Returns the colour that is stored with an uploaded file. */
async function colourOf(data: Buffer, mimetype: string): Promise<string | null> {
  const upload = { data: {}, req: { context: {}, file: { data, mimetype } } };
  const { colour } = (await deriveValues(upload as never)) as { colour: string | null };
  return colour;
}

const filled = (background: string) =>
  sharp({ create: { width: 400, height: 500, channels: 4, background } });

it('the colour of a picture is that of its background, not of its foreground', async () => {
  const figure = {
    create: { width: 150, height: 200, channels: 3, background: '#000000' },
  } as const;
  const data = await filled('#ffd60a')
    .composite([{ input: figure }])
    .jpeg()
    .toBuffer();
  const colour = await colourOf(data, 'image/jpeg');
  const [red, green, blue] = colour!.match(/[\da-f]{2}/g)!.map((hex) => parseInt(hex, 16));
  // The histogram has 16 bins per channel.
  expect(Math.abs(red! - 0xff)).toBeLessThan(16);
  expect(Math.abs(green! - 0xd6)).toBeLessThan(16);
  expect(Math.abs(blue! - 0x0a)).toBeLessThan(16);
});

it('a picture with transparent parts has no colour', async () => {
  const hole = { create: { width: 100, height: 100, channels: 4, background: '#000' } } as const;
  const data = await filled('#ffd60a')
    .composite([{ input: hole, blend: 'dest-out' }])
    .png()
    .toBuffer();
  expect(await colourOf(data, 'image/png')).toBeNull();
});

it('an opaque PNG has a colour', async () => {
  const data = await filled('#12120f').png().toBuffer();
  expect(await colourOf(data, 'image/png')).toMatch(/^#[\da-f]{6}$/);
});

it('other files and unreadable pictures have no colour', async () => {
  const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
  expect(await colourOf(data, 'image/svg+xml')).toBeNull();
  expect(await colourOf(data, 'image/jpeg')).toBeNull();
});
