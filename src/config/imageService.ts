import { IMAGE_SERVICES, type ImageService } from '../lib/images/cdnUrl.ts';

/** An image service as Astro's configuration names it. */
export interface ImageServiceEntry {
  entrypoint: string;
  config: { service: ImageService; origin: string } | Record<string, never>;
}

type Environment = Record<string, string | undefined>;

const DOMAIN = /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i;

const isService = (name: string): name is ImageService =>
  (IMAGE_SERVICES as readonly string[]).includes(name);

/** The host of the site itself, whose own image service is asked by path. */
function ownHost({ SITE_URL, URL: netlifyUrl }: Environment): string | undefined {
  const site = SITE_URL || netlifyUrl;
  return site && URL.canParse(site) ? new URL(site).host : undefined;
}

/**
 * Reads where pictures come from: `IMAGE_DOMAIN` and `IMAGE_SERVICE`; without a domain they are
 * made at build time.
 *
 * @throws {Error} naming the variable that is wrong
 */
export function imageService(environment: Environment = process.env): ImageServiceEntry {
  const domain = environment.IMAGE_DOMAIN;
  const service = environment.IMAGE_SERVICE || 'imgix';
  if (!isService(service)) {
    throw new Error(`IMAGE_SERVICE must be ${IMAGE_SERVICES.join(' or ')}`);
  }
  if (!domain) return { entrypoint: './src/lib/images/sharpService.ts', config: {} };
  if (!DOMAIN.test(domain)) {
    throw new Error('IMAGE_DOMAIN must be a domain alone, such as agency.imgix.net');
  }
  const isOwn = service === 'netlify' && domain.toLowerCase() === ownHost(environment);
  const origin = isOwn ? '' : `https://${domain}`;
  return { entrypoint: './src/lib/images/cdnService.ts', config: { service, origin } };
}
