import type { ExternalImageService, ImageTransform } from 'astro';
import type { Format } from './quality';
import { baseService } from 'astro/assets';
import { type ImageService, URL_BUILDERS } from './cdnUrl';
import { parsePosition } from './crop';

/** The image service to use. */
interface CdnConfig {
  service: ImageService;
  /** E.g. `https://agency.imgix.net`; empty for the site's own origin. */
  origin: string;
}

/** Astro image service that writes URLs of an image CDN instead of generating files. */
const cdnService: ExternalImageService<CdnConfig> = {
  ...baseService,
  getURL(options: ImageTransform, { service }) {
    const { src, width = 0, height = 0, format, fit, position } = options;
    if (typeof src !== 'string') throw new Error('Images must come from the CMS, as a URL');
    const { service: name, origin } = service.config;
    return URL_BUILDERS[name](origin, {
      original: src,
      width,
      height,
      format: format as Format,
      focal: fit ? parsePosition(position) : undefined,
    });
  },
};

export default cdnService;
