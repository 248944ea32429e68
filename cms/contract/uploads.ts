export const FILE_TYPES: Record<'picture' | 'heic' | 'video' | 'audio', readonly string[]> = {
  /** Pictures that the site crops and compresses. */
  picture: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
  /** Photographs of iPhones, which the CMS converts to JPEG. */
  heic: ['image/heic', 'image/heif'],
  /** Videos that the site plays itself. */
  video: ['video/mp4', 'video/webm'],
  /** Voice clips that every browser plays. */
  audio: ['audio/mpeg', 'audio/mp4', 'audio/wav'],
};

export const UPLOAD_LIMITS = {
  /** Bytes of any file: a videobook is the largest. */
  fileBytes: 200_000_000,
  pictureBytes: 30_000_000,
  /** Pixels of the longer side of a stored picture; larger ones are reduced when they are uploaded. */
  pictureSide: 4000,
};

/** Pixels of the largest picture, above what cameras produce: decoding more can exhaust the memory. */
const MAX_PIXELS = 64_000_000;

/** Longer side divided by the shorter: cropping a narrower strip would leave less than a pixel. */
const MAX_ASPECT_RATIO = 50;

/** Returns why a picture of this size (in pixels) cannot be cropped, or `undefined` if it can. */
export function findSizeProblem({ width, height }: Record<'width' | 'height', number>) {
  if (width * height > MAX_PIXELS) return 'tooLarge';
  const aspectRatio = Math.max(width / height, height / width);
  return aspectRatio > MAX_ASPECT_RATIO || width < 1 || height < 1 ? 'tooNarrow' : undefined;
}
