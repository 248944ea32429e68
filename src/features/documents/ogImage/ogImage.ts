import type { Picture } from '~/model/media';
import type { Size } from '~/lib/images/crop';
import { sha256 } from '~/lib/hash';
import { pictureKey } from '~/lib/images/pictureKey';

/** The picture on an Open Graph image. */
export type OgImagePicture = Pick<Picture, 'url' | 'width' | 'height' | 'focal' | 'record'>;

/** The content of an Open Graph image. */
export interface OgImage {
  /** The name of the person or the title of the page. */
  title: string;
  /** A line above the title: the person's profession. */
  label?: string | undefined;
  agencyName: string;
  picture?: OgImagePicture | undefined;
}

/** The page data that an Open Graph image shows. */
interface SharedPage {
  heading: string;
  picture?: OgImagePicture | undefined;
  /** The profession of a talent. */
  profession?: string;
}

/** Size in pixels, in the aspect ratio that WhatsApp, Facebook, LinkedIn and X ask for. */
export const OG_IMAGE_SIZE: Size = { width: 1200, height: 630 };

/** Bump when the drawing changes, so that all images get new URLs. */
const TEMPLATE_VERSION = 2;
const HASH_LENGTH = 16;

/**
 * Returns the file name of an image, with a hash of its content: caches keyed by URL see a change
 * at once, and the next build reuses unchanged files.
 */
export function ogImageFileName({ title, label = '', agencyName, picture }: OgImage): string {
  const parts = [TEMPLATE_VERSION, title, label, agencyName, picture ? pictureKey(picture) : ''];
  const hash = sha256(JSON.stringify(parts));
  return `${hash.slice(0, HASH_LENGTH)}.jpg`;
}

/** Returns the path of an image on the site. */
export const ogImagePath = (image: OgImage): string => `/cards/${ogImageFileName(image)}`;

/** Returns the Open Graph image of a page. */
export const ogImageOf = (
  { heading, picture, profession }: SharedPage,
  agencyName: string,
): OgImage => ({
  title: heading,
  label: profession,
  agencyName,
  picture: picture && {
    url: picture.url,
    width: picture.width,
    height: picture.height,
    focal: picture.focal,
    record: picture.record,
  },
});
