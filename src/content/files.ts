import type { FileLink } from '~/loaders/schemas/media';
import { RequestError } from '~/loaders/errors';
import { type RetryOptions, fetchWithRetry } from '~/loaders/fetchWithRetry';
import { cmsSettings } from '~/loaders/config';
import { getHome } from './site';
import { getAllTalents } from './talents';

const PDF_MARK = '%PDF-';
/** What the slowest line that we wait for carries; a videobook may have 200 MB. */
const SLOWEST_BYTES_PER_SECOND = 500_000;

/** Gives every file that pages link to, once each: curricula, videos, drawn logos. */
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
 * Fetches a file from the CMS, which never needs the token: media are public.
 *
 * @throws {RequestError} naming the file, when it cannot be had whole or is not what it claims
 */
export async function fetchFile(
  { name, source, sizeBytes, mimeType }: FileLink,
  patience: RetryOptions = cmsSettings(),
): Promise<Uint8Array<ArrayBuffer>> {
  const operation = `File "${name}"`;
  const timeoutSeconds = patience.timeoutSeconds + sizeBytes / SLOWEST_BYTES_PER_SECOND;
  const limits = { ...patience, timeoutSeconds };
  const { status, body } = await fetchWithRetry(operation, new URL(source), {}, limits);
  if (status !== 200) throw new RequestError(operation, `the CMS answers ${status}`);
  if (body.length !== sizeBytes) {
    throw new RequestError(operation, `has ${body.length} bytes where the CMS says ${sizeBytes}`);
  }
  const start = new TextDecoder('latin1').decode(body.subarray(0, PDF_MARK.length));
  if (mimeType === 'application/pdf' && start !== PDF_MARK) {
    throw new RequestError(operation, 'is no PDF');
  }
  return body;
}
