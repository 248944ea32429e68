import sharp from 'sharp';

/**
 * Replaces every Open Graph image of this process by one blank JPEG: drawing 10,000 of them takes ten
 * minutes, and the cost of one is measured with fewer talents.
 */
export async function stubOgImages(): Promise<void> {
  const blank = sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#ffd400' },
  });
  const jpeg = await blank.jpeg().toBuffer();
  const image = { clone: () => image, jpeg: () => image, toBuffer: async () => jpeg };
  // Only Open Graph images use composite().
  Object.assign(sharp.prototype, { composite: () => image });
}
