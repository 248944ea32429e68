import { buffer } from 'node:stream/consumers';
import { TooManyPixels, decodeHeic } from '../features/media/decodeHeic.ts';

/*
 * Converts a HEIC from standard input to a JPEG on standard output: `node convertHeic.ts < a.heic >
 * a.jpg`. The CMS runs it as a process of its own, because a hostile file can exhaust the memory of
 * the decoder. Exits with 1 for a file that cannot be read; the two sides of one with too many pixels
 * are on standard error.
 */
try {
  const jpeg = await decodeHeic(await buffer(process.stdin));
  process.stdout.write(jpeg);
} catch (error) {
  process.exitCode = 1;
  if (error instanceof TooManyPixels) process.stderr.write(`${error.width} ${error.height}`);
}
