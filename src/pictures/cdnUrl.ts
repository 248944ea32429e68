import type { Point, Size } from './crop.ts';
import type { Format } from './quality.ts';
import { QUALITY } from './quality.ts';

/** One variant of a picture, as requested from an image service. */
interface ImageVariant extends Size {
  original: string;
  format: Format;
  /** The point to crop around; `undefined` if the picture is not cropped. */
  focal?: Point | undefined;
}

const ONE_THIRD = 1 / 3;

const fraction = (value: number) => String(Number(value.toFixed(4)));

/**
 * Returns the URL of a variant at imgix, or at a service with the same parameters. The service
 * fetches originals from the origin of the CMS; query parameters of the original are kept.
 */
function imgixUrl(origin: string, variant: ImageVariant): string {
  const { original, width, height, format, focal } = variant;
  const { pathname, searchParams } = new URL(original);
  const parameters = new URLSearchParams(searchParams);
  parameters.set('w', String(width));
  parameters.set('h', String(height));
  if (focal) {
    parameters.set('fit', 'crop');
    parameters.set('crop', 'focalpoint');
    parameters.set('fp-x', fraction(focal.x));
    parameters.set('fp-y', fraction(focal.y));
  }
  parameters.set('fm', format);
  parameters.set('auto', 'compress');
  return `${origin}${pathname}?${parameters}`;
}

function side(value: number, start: string, end: string): string {
  if (value < ONE_THIRD) return start;
  return value > 2 * ONE_THIRD ? end : 'center';
}

/**
 * Returns Netlify's position keyword for a focal point: Netlify crops around a side or the centre.
 * With thirds, the focal point stays visible unless more than two thirds are cropped away.
 */
function positionKeyword({ x, y }: Point): string {
  const vertical = side(y, 'top', 'bottom');
  return vertical === 'center' ? side(x, 'left', 'right') : vertical;
}

/**
 * Returns the URL of a variant at Netlify's image CDN.
 *
 * @param origin e.g. `https://www.agency.example`; empty for the site's own origin
 */
function netlifyUrl(origin: string, variant: ImageVariant): string {
  const { original, width, height, format, focal } = variant;
  const parameters = new URLSearchParams({ url: original, w: String(width), h: String(height) });
  if (focal) {
    parameters.set('fit', 'cover');
    parameters.set('position', positionKeyword(focal));
  }
  parameters.set('fm', format);
  parameters.set('q', String(QUALITY[format]));
  return `${origin}/.netlify/images?${parameters}`;
}

/** The supported image services, each with the function that creates its URLs. */
export const URL_BUILDERS = { imgix: imgixUrl, netlify: netlifyUrl };
