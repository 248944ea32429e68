import { getImage } from 'astro:assets';
import type { FileOptions } from '~/lib/images/sources';

/**
 * Returns the URLs of a picture in the preview, which makes a file when it is fetched; stands in for
 * `src/lib/images/createFiles.ts`.
 */
export async function createFiles(options: FileOptions): Promise<string[]> {
  const { src, srcSet } = await getImage(options);
  return options.widths ? srcSet.values.map(({ url }) => url) : [src];
}
