import type { ExternalImageService } from 'astro';
import { sha256 } from '~/lib/hash';
import type { RightsTransform } from './sources';
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

/** Returns another URL for an original, which carries its rights, when they change. */
function withRights(original: string, xmp: string): string {
  const url = new URL(original);
  url.searchParams.set('rights', sha256(xmp).slice(0, 12));
  return url.href;
}

/** Astro image service that writes URLs of an image CDN instead of generating files. */
const cdnService: ExternalImageService<CdnConfig> = {
  ...baseService,
  getURL(options: RightsTransform, { service }) {
    const { src, width = 0, height = 0, format, fit, position, xmp } = options;
    if (typeof src !== 'string') throw new Error('Images must come from the CMS, as a URL');
    const { service: name, origin } = service.config;
    return URL_BUILDERS[name](origin, {
      original: xmp ? withRights(src, xmp) : src,
      width,
      height,
      format: format as Format,
      focal: fit ? parsePosition(position) : undefined,
    });
  },
};

export default cdnService;
