import type { AstroConfig, ImageTransform } from 'astro';
import { getImage } from 'astro:assets';
// Astro exports neither function. The build fails if a release moves them.
import {
  hashTransform,
  propsToFilename,
} from '../../../node_modules/astro/dist/assets/utils/hash.js';
import { URL_BUILDERS } from './cdnUrl';
import { cssPosition } from './crop';
import sharpService from './sharpService';
import type { FileOptions } from './sources';

/** Astro's configuration of images. */
type ImageConfig = AstroConfig['image'];

/** The folder of the files that Astro generates. */
const FOLDER = '/_astro';

/** The service of this folder logs nothing. */
const NO_LOGGER = undefined as never;

/** Returns the URLs of an image service for the same files, or `undefined` without one. */
function cdnUrls(options: FileOptions, { service }: ImageConfig): string[] | undefined {
  const { service: name, origin } = service.config as {
    service?: keyof typeof URL_BUILDERS;
    origin?: string;
  };
  if (!name || origin === undefined) return undefined;
  const { src, width, height, format, fit, position } = options;
  return (options.widths ?? [width]).map((each) =>
    URL_BUILDERS[name](origin, {
      ...{ original: src, format, width: each, height: Math.round((each * height) / width) },
      focal: fit ? cssPosition.parse(position) : undefined,
    }),
  );
}

/** Returns the path of the file that the build generates for a transform, as Astro names it. */
function generatedPath(transform: ImageTransform, { service }: ImageConfig): string {
  const src = String(transform.src);
  const hash = hashTransform(transform, service.entrypoint, sharpService.propertiesToHash ?? []);
  return encodeURI(FOLDER + propsToFilename(src, transform, hash));
}

/**
 * Returns the URLs of a picture's files, one for each of `widths`, or one. The build generates those that
 * carry XMP, because image services remove it (decision 41), and without an image service all of them.
 */
export async function createFiles(options: FileOptions, config: ImageConfig): Promise<string[]> {
  const urls = options.xmp ? undefined : cdnUrls(options, config);
  if (urls) return urls;
  const { src, srcSet } = await getImage(options);
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}

/**
 * Returns the same URLs without having Astro generate the files. Pages with the same picture generate them;
 * a call of `getImage` for each picture of the site would make every build copy all files again.
 */
export async function fileUrls(options: FileOptions, config: ImageConfig): Promise<string[]> {
  const urls = options.xmp ? undefined : cdnUrls(options, config);
  if (urls) return urls;
  const valid =
    (await sharpService.validateOptions?.({ ...options }, config, NO_LOGGER)) ?? options;
  const variants = options.widths
    ? await sharpService.getSrcSet?.(valid, config, NO_LOGGER)
    : undefined;
  const transforms = variants?.map(({ transform }) => transform) ?? [valid];
  return transforms.map((transform) => generatedPath(transform, config));
}
