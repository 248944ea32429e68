import { imageConfig } from 'astro:assets';
import { buildSession } from '~/session/buildSession';
import { URL_BUILDERS } from './cdnUrl';
import { cssPosition } from './crop';
import { type PictureFile, neededFiles, pictureFileName } from './pictureFile';
import type { ImageService } from './serviceSettings';

/** Adds a file of a picture to those of the build and of the current page; returns its URL. */
function addPicture(file: PictureFile): string {
  const name = `_astro/${pictureFileName(file)}`;
  neededFiles.set(name, file);
  buildSession.keyed.getStore()?.pictures.add(name);
  return `/${name}`;
}

/** Returns the URL at which src/pictures/imageEndpoint.ts makes a picture. */
function endpointUrl({ picture, width, height, position }: PictureFile): string {
  const query = new URLSearchParams({ href: picture.url, w: String(width), h: String(height) });
  if (position) query.set('position', position);
  return `${import.meta.env.BASE_URL.replace(/\/$/, '')}${imageConfig.endpoint.route}?${query}`;
}

/**
 * Returns the URL of a file of a picture: at an image service, of a file that the build makes
 * (src/build/incremental/madeFiles.ts), or of the endpoint that makes it in `astro dev` and the live
 * preview. An image service removes XMP, so the build makes what carries it (decision 41).
 */
export function pictureUrl(file: PictureFile): string {
  const { picture, width, height, format, position, xmp } = file;
  const { service, origin } = imageConfig.service.config as ImageService;
  if (service && origin !== undefined && !xmp) {
    const focal = position ? cssPosition.parse(position) : undefined;
    return URL_BUILDERS[service](origin, { original: picture.url, width, height, format, focal });
  }
  return buildSession.isBuild ? addPicture(file) : endpointUrl(file);
}
