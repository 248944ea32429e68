import type { FileLink } from '~/model/media';
import { fetchFile } from '~/loaders/fetchMedia';

const checks = new Map<string, Promise<boolean>>();

/**
 * Whether the CMS returns a file whole, so that a page may link it; a broken one is in the report.
 * The file is fetched again when it is copied, because the files of all talents need gigabytes.
 */
export function isWhole(file: FileLink): Promise<boolean> {
  const check = checks.get(file.url) ?? fetchFile(file).then((content) => content !== undefined);
  checks.set(file.url, check);
  return check;
}
