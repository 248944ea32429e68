import type { FileLink } from '~/model/media';
import type { RetryOptions } from '~/loaders/fetchWithRetry';
import { reportBrokenMedia, fetchMedia } from '~/loaders/fetchMedia';
import { cmsSettings } from '~/loaders/cmsConfig';

const checks = new Map<string, Promise<boolean>>();

/**
 * Whether the CMS returns a file whole, so that a page may link it; a broken one is in the report.
 * The file is fetched again when it is copied, because the files of all talents need gigabytes.
 *
 * @throws {RequestError} as {@link fetchFile}
 */
export function isWhole(file: FileLink): Promise<boolean> {
  const check = checks.get(file.url) ?? fetchFile(file).then((content) => content !== undefined);
  checks.set(file.url, check);
  return check;
}

/**
 * Fetches a file from the CMS.
 *
 * @returns `undefined` if the file is broken; the build's report then names it
 * @throws {RequestError} with the file's path, when the CMS cannot be reached or refuses the token,
 *   and in a strict build when the file is broken
 */
export async function fetchFile(
  { source, record }: FileLink,
  retryOptions: RetryOptions = cmsSettings(),
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return (await fetchMedia(new URL(source), record, retryOptions)).body;
  } catch (error) {
    reportBrokenMedia(error, record, 'omitted');
    return undefined;
  }
}
