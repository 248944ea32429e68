import { getImage } from 'astro:assets';
import type { FileOptions } from '~/lib/images/sources';

/** Returns the URLs of a picture in the preview; stands in for `src/lib/images/fileUrls.ts`. */
export async function fileUrls(options: FileOptions): Promise<string[]> {
  const { src, srcSet } = await getImage(options);
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}

/** The preview makes a file when it is fetched. */
export const createFiles = (options: FileOptions): Promise<string[]> => fileUrls(options);
