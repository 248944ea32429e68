import { type CollectionBeforeOperationHook, type PayloadRequest, Forbidden } from 'payload';
import sharp from 'sharp';
import { access } from '../../access.ts';
import { fileTypeName } from './fileTypes.ts';
import fileTypes from './fileTypes.json' with { type: 'json' };
import type { Problem } from '../../texts/problems.ts';
import { refusal } from '../../fields/rules.ts';
import { FILE_TYPES, UPLOAD_LIMITS, findSizeProblem } from '#contract/uploads.ts';
import { readDuration } from './derivedValues.ts';
import { normalisePicture } from './normalisePicture.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { LIMITS } from '#contract/limits.ts';
import { settings } from '../../runtime/settings.ts';

type Upload = NonNullable<PayloadRequest['file']>;

/**
 * Extensions by MIME type; the first is used for a file that has none of them. Those of HEIC are only
 * replaced: it is stored as JPEG.
 */
const EXTENSIONS: Record<string, string[]> = fileTypes.extensions;

/**
 * Returns the name of a valid file with the extension of what it is.
 *
 * @example 'portrait.jpg' of a PNG → 'portrait.png'
 */
function nameWithExtension(fileName: string, type: string): string {
  const extensions = EXTENSIONS[type];
  const { name, ext } = path.parse(fileName);
  if (!extensions || extensions.includes(ext.toLowerCase())) return fileName;
  const isKnown = Object.values(EXTENSIONS).flat().includes(ext.toLowerCase());
  return `${isKnown ? name : `${name}${ext}`}${extensions[0]}`;
}

/** How the files of a type start, as Latin-1; other types have no signature. */
const STARTS: Record<string, RegExp> = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG/,
  'image/webp': /^RIFF[^]{4}WEBP/,
  'image/avif': /^[^]{4}ftypavi[fs]/,
  'application/pdf': /^%PDF-/,
  // A tag, or a frame: eleven bits set, then a layer other than 0.
  'audio/mpeg': /^(?:ID3|\xff[\xe2-\xe7\xea-\xef\xf2-\xf7\xfa-\xff])/,
  'audio/mp4': /^[^]{4}ftyp/,
  'audio/wav': /^RIFF[^]{4}WAVE/,
  'video/mp4': /^[^]{4}ftyp/,
  // 1A 45 DF A3
  'video/webm': /^\cZE\xdf\xa3/,
};

const startsAs = (type: string, data: Buffer): boolean =>
  STARTS[type]?.test(data.toString('latin1', 0, 12)) ?? true;

/** Whether a file starts as a JPEG, PNG, WebP or AVIF does. */
const isRaster = (data: Buffer): boolean => FILE_TYPES.picture.some((type) => startsAs(type, data));

/**
 * Whether a file is a HEIC by its content, whatever its name and type: one of the brands of its first box
 * is of pictures that are compressed with HEVC, as iPhones and Samsung write them.
 */
const isHeic = (data: Buffer): boolean =>
  data.length > 16 &&
  // Between the first brand and the others is the version of the first.
  /^ftyp(?:.{8}(?:.{4})*)?he[iv][cxms]/s.test(
    data.toString('latin1', 4, Math.min(data.readUInt32BE(0), 256)),
  );

/** Returns the error that tells the editor what is wrong with the file, and what to do. */
const refusedFile = (
  req: PayloadRequest,
  code: Problem['code'],
  ...values: (number | string)[]
): Error => refusal(req, { code, values }, 'file');

function checkPictureBytes({ size }: Upload, req: PayloadRequest): void {
  if (size > UPLOAD_LIMITS.pictureBytes) throw refusedFile(req, 'pictureBytes');
}

/** A photograph of 48 million pixels takes about 5 s; the rest is for busy machines. */
const TIMEOUT_MS = 60_000;

/**
 * Replaces an uploaded HEIC by a JPEG in the same request; its name gets the extension later. A process
 * of its own converts it (`cli/convertHeic.ts`), which ends after a minute: a hostile file can neither
 * exhaust the memory of the CMS nor block it.
 */
async function replaceHeic(file: Upload, req: PayloadRequest): Promise<void> {
  checkPictureBytes(file, req);
  const script = path.join(settings.codeFolder, 'cli', 'convertHeic.ts');
  // Without the environment, which contains the secrets of the CMS.
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { NODE_ENV: 'production' },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(file.data);
  const [data, message, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  const [, width, height] = /^(\d+) (\d+)$/.exec(message) ?? [];
  if (width && height) throw refusedFile(req, 'picturePixels', width, height);
  if (code !== 0 || data.length === 0) throw refusedFile(req, 'unreadablePicture');
  Object.assign(file, { data, size: data.length, mimetype: 'image/jpeg' });
}

/** Names that browsers and systems use for the accepted types. */
const ALIASES: Record<string, string> = fileTypes.aliases;

/** Type that Payload detects in a file of Apple's recorders, in addition to those of the contract. */
const APPLE_AUDIO_TYPE = 'audio/x-m4a';

/** The types of Ogg recordings, as of WhatsApp, which iPhones play from iOS 18.4 on. */
const OGG = /^(audio|application)\/(x-)?(ogg|opus)\b/i;

/** Returns the one name of an audio type, without parameters; other types are unchanged. */
function audioTypeOf(mimetype: string): string {
  const [essence = ''] = mimetype.toLowerCase().split(';');
  const type = ALIASES[essence.trim()] ?? essence.trim();
  return FILE_TYPES.audio.includes(type) ? type : mimetype;
}

/** MIME types that editors can upload. */
export const UPLOAD_TYPES = [
  ...[...FILE_TYPES.picture, ...FILE_TYPES.heic, 'image/svg+xml', 'application/pdf'],
  ...[...FILE_TYPES.video, ...FILE_TYPES.audio, APPLE_AUDIO_TYPE],
];
/** Side of the thumbnail that is created to decode the whole picture. */
const THUMBNAIL_PIXELS = 32;

/**
 * Refuses a picture that cannot be shown. Decodes it completely, because the beginning of a truncated
 * file is valid.
 *
 * @returns the type of its content, whatever its name
 */
async function checkPicture(file: Upload, req: PayloadRequest): Promise<string> {
  checkPictureBytes(file, req);
  const { data } = file;
  // sharp throws at once if the file is empty.
  const { width, height, format } = await Promise.try(() =>
    sharp(data, { limitInputPixels: false }).metadata(),
  ).catch(() => {
    throw refusedFile(req, 'unreadablePicture');
  });
  // AVIF is a variant of HEIF.
  const type = `image/${format === 'heif' ? 'avif' : format}`;
  if (!FILE_TYPES.picture.includes(type)) throw refusedFile(req, 'otherContent');
  const problem = findSizeProblem({ width, height });
  if (problem === 'tooLarge') throw refusedFile(req, 'picturePixels', width, height);
  if (problem === 'tooNarrow') throw refusedFile(req, 'narrowPicture', width, height);
  await sharp(data, { failOn: 'error' })
    .resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS)
    .toBuffer()
    .catch(() => {
      throw refusedFile(req, 'unreadablePicture');
    });
  return type;
}

const MAX_AUDIO_BYTES = 15_000_000;

async function checkAudio(file: Upload, req: PayloadRequest): Promise<void> {
  if (file.size > MAX_AUDIO_BYTES) throw refusedFile(req, 'audioBytes');
  if ((await readDuration(file)) === undefined) throw refusedFile(req, 'unreadableAudio');
}

function checkType({ data, mimetype }: Upload, req: PayloadRequest): void {
  if (OGG.test(mimetype)) throw refusedFile(req, 'oggAudio');
  if (!UPLOAD_TYPES.includes(mimetype)) {
    const type = fileTypeName(mimetype);
    throw type ? refusedFile(req, 'namedFileType', type) : refusedFile(req, 'unknownFileType');
  }
  // sharp checks the content of pictures.
  if (FILE_TYPES.picture.includes(mimetype)) return;
  // A picture with another type would be stored with its metadata. A file that is a HEIC has become a
  // JPEG before.
  const isNoHeic = FILE_TYPES.heic.includes(mimetype);
  if (isRaster(data) || isNoHeic || !startsAs(mimetype, data)) {
    throw refusedFile(req, 'otherContent');
  }
}

/** Refuses a file that the site cannot use, and replaces a picture by what is stored of it. */
async function prepare(file: Upload, req: PayloadRequest): Promise<void> {
  if (isHeic(file.data)) await replaceHeic(file, req);
  checkType(file, req);
  if (FILE_TYPES.audio.includes(file.mimetype)) await checkAudio(file, req);
  const isPicture = FILE_TYPES.picture.includes(file.mimetype);
  const type = isPicture ? await checkPicture(file, req) : file.mimetype;
  file.name = nameWithExtension(file.name, type);
  if (!isPicture) return;
  file.data = await normalisePicture(file.data);
  file.size = file.data.length;
}

/**
 * Returns who made a picture, as IPTC, XMP or EXIF say: the credit line, else the copyright notice, else
 * the author.
 *
 * @param data a picture as it was uploaded
 * @returns `undefined` if none of them says it, or the file cannot be read
 */
async function readCredit(data: Buffer): Promise<string | undefined> {
  // Imported by the first upload: neither builds nor the start of the CMS need it.
  const { default: ExifReader } = await import('exifreader');
  const tags = await ExifReader.load(data, { expanded: true, async: true }).catch(() => undefined);
  const { iptc, xmp, exif } = (tags ?? {}) as Record<
    string,
    Record<string, { description?: string }> | undefined
  >;
  const texts = [
    ...[xmp?.Credit, iptc?.Credit],
    ...[xmp?.rights, iptc?.['Copyright Notice'], exif?.Copyright],
    ...[xmp?.creator, iptc?.['By-line'], exif?.Artist],
  ].map((tag) => tag?.description?.replace(/\s+/g, ' ').trim());
  return texts.find(Boolean)?.slice(0, LIMITS.short);
}

/**
 * Rejects a file that the site cannot use, with a message that tells the editor what to do, converts
 * pictures to what is stored, corrects the extension, and proposes the credit that a picture brings
 * along. Payload would reject most of these files too, but without naming the problem. The hook runs
 * before Payload checks access, so it checks it before it decodes.
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args;
  const { overrideAccess } = args as { overrideAccess?: boolean };
  if (!overrideAccess && !access.editors({ req })) throw new Forbidden(req.t);
  req.file.mimetype = audioTypeOf(req.file.mimetype);
  // What is stored has no metadata.
  const uploaded = req.file.data;
  await prepare(req.file, req);
  const { data } = args as { data?: { credit?: unknown } };
  if (data && !data.credit && (isRaster(uploaded) || isHeic(uploaded))) {
    data.credit = (await readCredit(uploaded)) ?? data.credit;
  }
  return args;
};
