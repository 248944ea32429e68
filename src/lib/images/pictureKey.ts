import type { Picture } from '~/model/media';

/** Returns what identifies a picture, without the origin: the port of the embedded CMS varies. */
export function pictureKey({ url, focal }: Pick<Picture, 'url' | 'focal'>): string {
  const { pathname, search } = new URL(url);
  return [pathname, search, focal.x, focal.y].join();
}
