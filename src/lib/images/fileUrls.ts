import type { AstroConfig, ExternalImageService, ImageTransform } from 'astro';
// Astro exports neither function. The build fails if a release moves them.
import {
  hashTransform,
  propsToFilename,
} from '../../../node_modules/astro/dist/assets/utils/hash.js';
import cdnService from './cdnService';
import sharpService from './sharpService';

/** Astro's configuration of images. */
type ImageConfig = AstroConfig['image'];

/** The folder of the files that Astro generates. */
const FOLDER = '/_astro';

/** The services of this folder log nothing. */
const NO_LOGGER = undefined as never;

const usesCdn = ({ service }: ImageConfig): boolean => Object.hasOwn(service.config, 'origin');

/** Returns the path of the file that the build generates for a transform, as Astro names it. */
function generatedPath(transform: ImageTransform, { service }: ImageConfig): string {
  const src = String(transform.src);
  const hash = hashTransform(transform, service.entrypoint, sharpService.propertiesToHash ?? []);
  return encodeURI(FOLDER + propsToFilename(src, transform, hash));
}

/**
 * Returns the URLs of the files that `getImage` returns for the same options, without having Astro
 * generate them: one for each of `widths`, or one. Pages with the same picture generate them; a call of
 * `getImage` for each picture of the site would make every build copy all files again.
 */
export async function fileUrls(
  options: ImageTransform & { widths?: number[] },
  config: ImageConfig,
): Promise<string[]> {
  const isCdn = usesCdn(config);
  const service = (isCdn ? cdnService : sharpService) as ExternalImageService;
  const valid = (await service.validateOptions?.({ ...options }, config, NO_LOGGER)) ?? options;
  const variants = options.widths ? await service.getSrcSet?.(valid, config, NO_LOGGER) : undefined;
  const transforms = variants?.map(({ transform }) => transform) ?? [valid];
  return Promise.all(
    transforms.map((transform) =>
      isCdn ? service.getURL(transform, config, NO_LOGGER) : generatedPath(transform, config),
    ),
  );
}
