import type { Point, Size } from './crop';
import type { Format } from './quality.ts';
import { QUALITY } from './quality.ts';

/** One version of a picture, as it is asked of an image-optimisation service. */
export interface Version extends Size {
  /** Absolute address of the original. */
  original: string;
  format: Format;
  /** The point to cut around, where the shape is not the original's; 0.5 where nothing is cut. */
  focal?: Point | undefined;
}

/** The image-optimisation services that can be asked. */
export const IMAGE_SERVICES = ['imgix', 'netlify'] as const;

/** One of them. */
export type ImageService = (typeof IMAGE_SERVICES)[number];

const THIRD = 1 / 3;

const share = (value: number) => String(Number(value.toFixed(4)));

/**
 * Writes the address of a picture at imgix, or at a service with the same parameters. The service
 * reads originals from the CMS's origin; what is in their query only tells versions apart.
 *
 * @param origin e.g. `https://agency.imgix.net`
 */
export function imgixAddress(origin: string, version: Version): string {
  const { original, width, height, format, focal } = version;
  const { pathname, searchParams } = new URL(original);
  const parameters = new URLSearchParams(searchParams);
  parameters.set('w', String(width));
  parameters.set('h', String(height));
  if (focal) {
    parameters.set('fit', 'crop');
    parameters.set('crop', 'focalpoint');
    parameters.set('fp-x', share(focal.x));
    parameters.set('fp-y', share(focal.y));
  }
  parameters.set('fm', format);
  parameters.set('auto', 'compress');
  return `${origin}${pathname}?${parameters}`;
}

function side(value: number, start: string, end: string): string {
  if (value < THIRD) return start;
  return value > 2 * THIRD ? end : 'center';
}

/**
 * Netlify cuts around a side or the middle only. By thirds, the focal point stays in the picture
 * unless more than two thirds of it are cut away.
 */
function keyword({ x, y }: Point): string {
  const vertical = side(y, 'top', 'bottom');
  return vertical === 'center' ? side(x, 'left', 'right') : vertical;
}

/**
 * Writes the address of a picture at Netlify's image CDN.
 *
 * @param origin e.g. `https://www.agency.example`, or nothing where it is the site's own
 */
export function netlifyAddress(origin: string, version: Version): string {
  const { original, width, height, format, focal } = version;
  const parameters = new URLSearchParams({ url: original, w: String(width), h: String(height) });
  if (focal) {
    parameters.set('fit', 'cover');
    parameters.set('position', keyword(focal));
  }
  parameters.set('fm', format);
  parameters.set('q', String(QUALITY[format]));
  return `${origin}/.netlify/images?${parameters}`;
}

/** How each service writes its addresses. */
export const ADDRESS: Record<ImageService, (origin: string, version: Version) => string> = {
  imgix: imgixAddress,
  netlify: netlifyAddress,
};
