import sharp from 'sharp';

/**
 * Lets one picture stand in for every card that this process would draw: ten thousand cards take
 * ten minutes, and what one of them takes is measured with fewer talents.
 */
export async function standInForCards(): Promise<void> {
  const ground = sharp({
    create: { width: 1200, height: 630, channels: 3, background: '#ffd400' },
  });
  const jpeg = await ground.jpeg().toBuffer();
  const drawn = { clone: () => drawn, jpeg: () => drawn, toBuffer: async () => jpeg };
  // Nothing but cards lays one picture over another.
  Object.assign(sharp.prototype, { composite: () => drawn });
}
