import type { ExternalImageService, ImageTransform } from 'astro';
import astroService from 'astro/assets/services/sharp';
import { ADDRESS, type ImageService } from './address';
import { pointOf } from './crop';
import type { Format } from './quality';

/** Which service is asked, and where. */
export interface RemoteConfig {
  service: ImageService;
  /** E.g. `https://agency.imgix.net`; empty where it is the site's own. */
  origin: string;
}

/** What Astro's own service does to options and markup asks nothing of its configuration. */
const { validateOptions, getHTMLAttributes, getSrcSet } =
  astroService as unknown as ExternalImageService<RemoteConfig>;

/** Pictures of an image-optimisation service: the build only writes their addresses. */
const remoteService: ExternalImageService<RemoteConfig> = {
  validateOptions,
  getHTMLAttributes,
  getSrcSet,
  getURL(options: ImageTransform, { service }) {
    const { src, width = 0, height = 0, format, fit, position } = options;
    if (typeof src !== 'string') throw new Error('Pictures come from the CMS, by their address');
    const { service: name, origin } = service.config;
    return ADDRESS[name](origin, {
      original: src,
      width,
      height,
      format: format as Format,
      focal: fit ? pointOf(position) : undefined,
    });
  },
};

export default remoteService;
