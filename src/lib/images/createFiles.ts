import type { AstroConfig } from 'astro';
import { getImage } from 'astro:assets';
import { URL_BUILDERS } from './cdnUrl';
import { cssPosition } from './crop';
import type { FileOptions } from './sources';

type ImageConfig = AstroConfig['image'];

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
