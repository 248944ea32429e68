import type { ExternalImageService, ImageTransform } from 'astro';
import { baseService } from 'astro/assets';
import { ADDRESS, type ImageService } from './cdnUrl';
import { pointOf } from './crop';
import type { Format } from './quality';

/** Which service is asked, and where. */
interface RemoteConfig {
  service: ImageService;
  /** E.g. `https://agency.imgix.net`; empty where it is the site's own. */
  origin: string;
}

/** Pictures of an image-optimisation service: the build only writes their addresses. */
const remoteService: ExternalImageService<RemoteConfig> = {
  ...baseService,
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
