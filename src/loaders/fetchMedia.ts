import { type Fallback, problemReport } from '../session/problemReport.ts';
import type { FileLink, MediaRecord, Picture } from '../model/media.ts';
import { isStrictBuild } from '../settings/environment.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { UPLOAD_LIMITS, FILE_TYPES } from '#contract/uploads.ts';
import { sha256 } from '../lib/hash.ts';
import { authorisation, cmsSettings } from '../settings/cmsSettings.ts';
import { RequestError } from '../session/contentErrors.ts';
import { type RetryOptions, FaultyResponseError, fetchWithRetry } from './fetchWithRetry.ts';

const PDF_SIGNATURE = '%PDF-';
/** The slowest connection that does not time out; a videobook can have 200 MB. */
const MIN_BYTES_PER_SECOND = 500_000;
/** Attempts for a wrong file: a proxy may have cut it short. */
const MAX_FAULTS = 4;
/** Side of the thumbnail that is created to decode the whole picture. */
const THUMBNAIL_PIXELS = 32;
/** The statuses of a CMS that cannot be reached or refuses the token: not a problem of one file. */
const CMS_STATUSES = [401, 403, 429, 502, 503, 504];

const isRaster = ({ mimeType }: MediaRecord) => FILE_TYPES.picture.includes(mimeType);

/** Whether a URL is a file that the CMS itself serves. */
const isCmsMedia = (url: URL): boolean =>
  url.origin === new URL(cmsSettings().endpoint).origin && url.pathname.startsWith('/api/media/');

/** The SHA-256 of pictures that were decoded: a build fetches the same one up to three times. */
const decoded = new Set<string>();

/** Whether sharp can decode the whole picture; the beginning of a truncated one is valid. */
async function isDecodable(body: Uint8Array, hash: string): Promise<boolean> {
  if (decoded.has(hash)) return true;
  const thumbnail = sharp(body, { failOn: 'error' }).resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS);
  const isValid = await thumbnail.toBuffer().then(
    () => true,
    () => false,
  );
  if (isValid) decoded.add(hash);
  return isValid;
}

/** What makes a small SVG a large drawing: its own parts again and again, patterns, filters, dashes. */
const REPEATING = /href|url\(|filter|dasharray/i;

/** Draws the SVG on standard input. */
const DRAWING = `
  import { buffer } from 'node:stream/consumers';
  import sharp from 'sharp';
  await sharp(await buffer(process.stdin)).resize(800, 800, { fit: 'inside' }).toBuffer();`;
const DRAWING_TIMEOUT_MS = 10_000;

const drawn = new Map<string, Promise<boolean>>();

/**
 * Whether an SVG can be drawn within ten seconds, in a process of its own; a browser would hang. The CMS checks
 * uploads in the same way, but not what an earlier version has stored.
 */
function isDrawable(body: Uint8Array, hash: string): Promise<boolean> {
  const draw = async () => {
    if (!REPEATING.test(new TextDecoder('latin1').decode(body))) return true;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', DRAWING], {
      stdio: ['pipe', 'ignore', 'ignore'],
      timeout: DRAWING_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    // The process may end before it has read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(body);
    const [code] = (await once(child, 'close')) as [number | null];
    return code === 0;
  };
  const known = drawn.get(hash) ?? draw();
  drawn.set(hash, known);
  return known;
}

/** Returns how a file differs from its record, or `undefined`. */
async function findFault(body: Uint8Array, record: MediaRecord): Promise<string | undefined> {
  const { sizeBytes, checksum, mimeType } = record;
  if (sizeBytes > 0 && body.length !== sizeBytes) {
    return `has ${body.length} bytes instead of ${sizeBytes}`;
  }
  const hash = sha256(body);
  if (checksum && hash !== checksum) return 'has another checksum than in the CMS';
  const start = new TextDecoder('latin1').decode(body.subarray(0, PDF_SIGNATURE.length));
  if (mimeType === 'application/pdf' && start !== PDF_SIGNATURE) return 'is not a PDF';
  if (isRaster(record) && !(await isDecodable(body, hash)))
    return 'is not a picture that can be decoded';
  if (mimeType === 'image/svg+xml' && !(await isDrawable(body, hash)))
    return 'is not an SVG that can be drawn soon: export it in a simpler way, and upload it again';
  return undefined;
}

function optionsFor(record: MediaRecord, options: RetryOptions): RetryOptions {
  const limit = isRaster(record) ? UPLOAD_LIMITS.pictureBytes : UPLOAD_LIMITS.fileBytes;
  return {
    ...options,
    timeoutSeconds: options.timeoutSeconds + record.sizeBytes / MIN_BYTES_PER_SECOND,
    maxBytes: record.sizeBytes || limit,
    maxFaults: MAX_FAULTS,
    findFault: ({ body }) => findFault(body, record),
  };
}

/**
 * Fetches a file of the CMS, with the token if the CMS itself serves the file, and verifies its size,
 * its checksum and, for pictures, that it can be decoded.
 *
 * @throws {FaultyResponseError} with the file's path, when the CMS does not have the file, or it differs
 *   from the record
 * @throws {RequestError} with the file's path, when the CMS cannot be reached or refuses the token
 */
export async function fetchMedia(
  url: URL,
  record: MediaRecord,
  options: RetryOptions = cmsSettings(),
): Promise<Uint8Array<ArrayBuffer>> {
  const operation = `${isRaster(record) ? 'Picture' : 'File'} "${url.pathname}"`;
  const headers = {
    // A proxy that compresses pictures would change their checksum.
    'Cache-Control': 'no-transform',
    ...(isCmsMedia(url) ? authorisation(cmsSettings()) : {}),
  };
  const sent = fetchWithRetry(operation, url, { headers }, optionsFor(record, options));
  const { status, body } = await sent;
  if (status === 200) return body;
  const ErrorClass = CMS_STATUSES.includes(status) ? RequestError : FaultyResponseError;
  throw new ErrorClass(operation, `the CMS responded with status ${status}`);
}

/**
 * Fetches a file of the CMS as {@link fetchMedia} does.
 *
 * @param fallback what the site shows instead of a broken file
 * @returns `undefined` if the file is broken and the build not strict; the build's report then names it
 */
export async function fetchFile(
  { source, record }: Pick<FileLink, 'source' | 'record'>,
  fallback: Fallback = 'omitted',
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await fetchMedia(new URL(source), record);
  } catch (error) {
    if (!(error instanceof FaultyResponseError) || isStrictBuild()) throw error;
    const { id, filename } = record;
    const problem = {
      collection: 'media',
      record: `${filename} (id ${id})`,
      recordId: id,
      locale: null,
      field: 'file',
      message: error.message,
      fallback,
    };
    problemReport.add([problem]);
    return undefined;
  }
}

let last: { url: string; original: Promise<Uint8Array | undefined> } | undefined;

/**
 * Fetches the original of a picture as {@link fetchFile} does, even if pages use an image service. The
 * last one is cached: the files of both locales that show it are rendered in sequence.
 */
export async function fetchOriginal({
  url,
  record,
}: Pick<Picture, 'url' | 'record'>): Promise<Uint8Array | undefined> {
  if (last?.url !== url) last = { url, original: fetchFile({ source: url, record }) };
  return last.original;
}
