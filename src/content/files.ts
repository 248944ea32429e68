import type { FileLink } from '~/loaders/schemas/media';
import { RequestError } from '~/loaders/errors';
import { type RetryOptions, fetchWithRetry } from '~/loaders/fetchWithRetry';
import { cmsSettings } from '~/loaders/config';
import { getHome } from './site';
import { getAllTalents } from './talents';

const PDF_SIGNATURE = '%PDF-';
/** The slowest connection that does not time out; a videobook can have 200 MB. */
const MIN_BYTES_PER_SECOND = 500_000;

/** Returns every file that pages link to, without duplicates: curricula, videos and SVG logos. */
export async function getFiles(): Promise<FileLink[]> {
  const talents = await getAllTalents('es');
  const { trustedBy } = await getHome('es');
  const files = [
    ...talents.flatMap(({ curriculum }) => curriculum ?? []),
    ...talents.flatMap(({ videos }) =>
      videos.flatMap(({ source }) => (source.type === 'file' ? source.file : [])),
    ),
    ...trustedBy.flatMap(({ logo }) => (logo && 'sizeBytes' in logo ? logo : [])),
  ];
  return [...new Map(files.map((file) => [file.url, file])).values()];
}

/**
 * Fetches a file from the CMS, without the token: media are public.
 *
 * @throws {RequestError} with the file's name, when it cannot be fetched, or its size or type differs
 *   from the CMS's record
 */
export async function fetchFile(
  { name, source, sizeBytes, mimeType }: FileLink,
  retryOptions: RetryOptions = cmsSettings(),
): Promise<Uint8Array<ArrayBuffer>> {
  const operation = `File "${name}"`;
  const timeoutSeconds = retryOptions.timeoutSeconds + sizeBytes / MIN_BYTES_PER_SECOND;
  const options = { ...retryOptions, timeoutSeconds };
  const { status, body } = await fetchWithRetry(operation, new URL(source), {}, options);
  if (status !== 200) throw new RequestError(operation, `the CMS responded with status ${status}`);
  if (body.length !== sizeBytes) {
    throw new RequestError(operation, `has ${body.length} bytes instead of ${sizeBytes}`);
  }
  const start = new TextDecoder('latin1').decode(body.subarray(0, PDF_SIGNATURE.length));
  if (mimeType === 'application/pdf' && start !== PDF_SIGNATURE) {
    throw new RequestError(operation, 'is not a PDF');
  }
  return body;
}
