import type { MediaRecord } from '~/model/media';
import { reportBrokenMedia } from '~/loaders/brokenMedia';
import { fetchMedia } from '~/loaders/fetchMedia';

/** A picture whose original is needed to render a file. */
interface OriginalPicture {
  /** Absolute URL of the original. */
  url: string;
  record: MediaRecord;
}

async function fetchOnce({ url, record }: OriginalPicture): Promise<Uint8Array | undefined> {
  try {
    return (await fetchMedia(new URL(url), record)).body;
  } catch (error) {
    reportBrokenMedia(error, record, 'omitted');
    return undefined;
  }
}

let last: { url: string; original: Promise<Uint8Array | undefined> } | undefined;

/**
 * Fetches the original of a picture from the CMS, even if pages use an image service. The last one is
 * cached: the files of both locales that show it are rendered in sequence.
 *
 * @returns `undefined` if the picture is broken; the build's report then names it
 * @throws {RequestError} with the picture's path, when the CMS cannot be reached or refuses the
 *   token, and in a strict build when the picture is broken
 */
export async function fetchOriginal(picture: OriginalPicture): Promise<Uint8Array | undefined> {
  if (last?.url !== picture.url) last = { url: picture.url, original: fetchOnce(picture) };
  return last.original;
}
