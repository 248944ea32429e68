import type { PayloadRequest } from 'payload';
import { MAX_PICTURE_BYTES } from '#contract/uploads.ts';
import { convertHeic } from './convertHeic.ts';
import { tooManyBytes, tooManyPixels, unreadablePicture } from './pictureMessages.ts';

/**
 * Replaces an uploaded HEIC by a JPEG in the same request; its name gets the extension later.
 *
 * @returns what is wrong with the file, or `undefined`
 */
export async function replaceHeic(
  file: NonNullable<PayloadRequest['file']>,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES) return tooManyBytes(req);
  const result = await convertHeic(file.data);
  if ('jpeg' in result) {
    Object.assign(file, {
      data: result.jpeg,
      size: result.jpeg.length,
      mimetype: 'image/jpeg',
    });
    return undefined;
  }
  return result.problem === 'tooLarge'
    ? tooManyPixels(req, result.width, result.height)
    : unreadablePicture(req);
}
