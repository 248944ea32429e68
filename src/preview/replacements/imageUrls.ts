import type { ImageTransform } from 'astro';
import { getImage } from 'astro:assets';

/** Returns the URLs of a picture in the preview; stands in for `src/lib/images/fileUrls.ts`. */
export async function fileUrls(options: ImageTransform & { widths?: number[] }): Promise<string[]> {
  const { src, srcSet } = await getImage(options);
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}
