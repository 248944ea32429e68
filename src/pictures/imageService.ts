import type { ExternalImageService } from 'astro';
import { baseService } from 'astro/assets';
import { buildSession } from '~/session/buildSession';
import { URL_BUILDERS } from './cdnUrl';
import { cssPosition } from './crop';
import { type PictureFile, neededFiles, pictureFileName } from './pictureFile';
import type { FileOptions } from './sources';

/** Adds a file of a picture to those of the build and of the current page; returns its URL. */
function addPicture(file: PictureFile): string {
  const name = `_astro/${pictureFileName(file)}`;
  neededFiles.set(name, file);
  buildSession.keyed.getStore()?.pictures.add(name);
  return `/${name}`;
}

/**
 * Astro image service that writes the URLs of pictures: at an image service, or of files that the build
 * makes (src/build/incremental/pictureFiles.ts), or of src/pictures/imageEndpoint.ts in `astro dev`. An image
 * service removes XMP, so the build makes what carries it (decision 41).
 */
const imageService: ExternalImageService = {
  ...baseService,
  getURL(options, imageConfig, logger) {
    const { picture, width, height, format, position, xmp } = options as typeof options &
      FileOptions;
    const { service, origin } = imageConfig.service.config as {
      service?: keyof typeof URL_BUILDERS;
      origin?: string;
    };
    if (service && origin !== undefined && !xmp) {
      const focal = position ? cssPosition.parse(position) : undefined;
      return URL_BUILDERS[service](origin, { original: picture.url, width, height, format, focal });
    }
    const file = { picture, width, height, format, position, xmp };
    if (buildSession.isBuild) return addPicture(file);
    return baseService.getURL(options, imageConfig, logger);
  },
};

export default imageService;
