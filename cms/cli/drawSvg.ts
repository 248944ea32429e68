import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';

/*
 * Draws the SVG on standard input once, and writes it as PNG to standard output. The CMS runs it in a process
 * that it ends when it takes too long.
 */

const SIDE = 800;

process.stdout.write(
  await sharp(await buffer(process.stdin))
    .resize(SIDE, SIDE, { fit: 'inside' })
    .png()
    .toBuffer(),
);
