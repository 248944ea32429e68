import type { Point } from './crop';

/** A picture of the CMS, cropped around a point. */
interface FocusedPicture {
  /** Absolute URL of the original, with its checksum. */
  url: string;
  focal: Point;
}

/** Returns what identifies a picture, without the origin: the port of the embedded CMS varies. */
export function pictureKey({ url, focal }: FocusedPicture): string {
  const { pathname, search } = new URL(url);
  return [pathname, search, focal.x, focal.y].join();
}
