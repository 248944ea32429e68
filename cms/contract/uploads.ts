/** MIME types of the pictures that the site crops and compresses. */
export const RASTER_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
];

/** MIME types of the photographs of iPhones, which the CMS converts to JPEG. */
export const HEIC_TYPES: readonly string[] = ['image/heic', 'image/heif'];

/** MIME types of the videos that the site plays itself. */
export const VIDEO_TYPES: readonly string[] = ['video/mp4', 'video/webm'];

/** MIME types of the voice clips that every browser plays. */
export const AUDIO_TYPES: readonly string[] = ['audio/mpeg', 'audio/mp4', 'audio/wav'];

/** Bytes of the largest file, a videobook, of the largest picture, and of the largest voice clip. */
export const MAX_UPLOAD_BYTES = 200_000_000;
export const MAX_PICTURE_BYTES = 30_000_000;

/** Pixels of the longer side of a stored picture; larger ones are reduced when they are uploaded. */
export const MAX_STORED_SIDE = 4000;

/** Pixels of the largest picture, above what cameras produce: decoding more can exhaust the memory. */
const MAX_PIXELS = 64_000_000;

/** Longer side divided by the shorter: cropping a narrower strip would leave less than a pixel. */
const MAX_ASPECT_RATIO = 50;

/** Returns why a picture of this size (in pixels) cannot be cropped, or `undefined` if it can. */
export function findSizeProblem({
  width,
  height,
}: {
  width: number;
  height: number;
}): 'tooLarge' | 'tooNarrow' | undefined {
  if (width * height > MAX_PIXELS) return 'tooLarge';
  const aspectRatio = Math.max(width / height, height / width);
  return aspectRatio > MAX_ASPECT_RATIO || width < 1 || height < 1 ? 'tooNarrow' : undefined;
}
