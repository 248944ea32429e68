import { type CollectionBeforeOperationHook, type PayloadRequest, Forbidden } from 'payload';
import sharp, { type Metadata } from 'sharp';
import { access } from '../../access.ts';
import { fileTypeName } from './fileTypes.ts';
import fileTypes from './fileTypes.json' with { type: 'json' };
import type { Problem } from '../../texts/problems.ts';
import { refusal } from '../../fields/rules.ts';
import { FILE_TYPES, UPLOAD_LIMITS, findSizeProblem } from '#contract/uploads.ts';
import { readDuration } from './derivedValues.ts';
import { encodePicture } from './encodePicture.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findDateProblem } from '#contract/dates.ts';
import { LIMITS } from '#contract/limits.ts';
import { isoDay } from '#contract/timeZone.ts';
import { settings } from '../../runtime/settings.ts';

type Upload = NonNullable<PayloadRequest['file']>;

/**
 * Extensions by MIME type; the first is used for a file that has none of them. Those of HEIC are only
 * replaced: it is stored as JPEG.
 */
const EXTENSIONS = new Map<string, string[]>(Object.entries(fileTypes.extensions));

/**
 * Returns the name of a valid file with the extension of what it is.
 *
 * @example 'portrait.jpg' of a PNG → 'portrait.png'
 */
function nameWithExtension(fileName: string, type: string): string {
  const extensions = EXTENSIONS.get(type);
  const { name, ext } = path.parse(fileName);
  if (!extensions || extensions.includes(ext.toLowerCase())) return fileName;
  const isKnown = [...EXTENSIONS.values()].flat().includes(ext.toLowerCase());
  return `${isKnown ? name : `${name}${ext}`}${extensions[0]}`;
}

/** How the files of a type start, as Latin-1. */
const STARTS = new Map<string, RegExp>(
  Object.entries({
    'application/pdf': /^%PDF-/,
    // A tag, or a frame: eleven bits set, then a layer other than 0.
    'audio/mpeg': /^(?:ID3|\xff[\xe2-\xe7\xea-\xef\xf2-\xf7\xfa-\xff])/,
    'audio/mp4': /^[^]{4}ftyp/,
    'audio/wav': /^RIFF[^]{4}WAVE/,
    'video/mp4': /^[^]{4}ftyp/,
    // 1A 45 DF A3
    'video/webm': /^\cZE\xdf\xa3/,
  }),
);

/** Whether a file starts as its type says; an SVG has no signature. */
const hasSignature = ({ mimetype, data }: Upload): boolean =>
  STARTS.get(mimetype)?.test(data.toString('latin1', 0, 12)) ?? true;

/** What recordings and videos contain that browsers do not play, by the code of a track in an MP4. */
const UNPLAYED = new Map(
  Object.entries({
    'HEVC (H.265)': 'hvc1 hev1',
    'Dolby Vision': 'dvh1 dvhe dvav dva1',
    ProRes: 'apch apcn apcs apco ap4h ap4x',
    'MPEG-4 Visual': 'mp4v s263',
    'Apple Lossless (ALAC)': 'alac',
    'Dolby Digital': 'ac-3 ec-3 ac-4',
    DTS: 'dtsc dtse dtsh dtsl',
    AMR: 'samr sawb',
    FLAC: 'fLaC',
    PCM: 'lpcm ipcm sowt twos',
  }).flatMap(([name, codes]) => codes.split(' ').map((code) => [code, name] as const)),
);

/** Bytes from the name of the list of a track's formats to the code of the first one. */
const CODE_OFFSET = 16;
/** Bytes from the name of a WAV's format to its number: PCM, PCM with decimals, or said further on. */
const FORMAT_OFFSET = 8;
const WAV_FORMATS = [1, 3, 0xfffe];

/** Returns the codec of an MP4 or a WAV that browsers do not play, if it has one. */
function findUnplayedCodec(data: Buffer): string | undefined {
  if (data.toString('latin1', 0, 4) === 'RIFF') {
    const format = data.subarray(0, 4096).indexOf('fmt ');
    const isRead = format < 0 || WAV_FORMATS.includes(data.readUInt16LE(format + FORMAT_OFFSET));
    return isRead ? undefined : 'ADPCM';
  }
  if (data.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  for (let at = data.indexOf('stsd'); at >= 0; at = data.indexOf('stsd', at + 1)) {
    const code = data.toString('latin1', at + CODE_OFFSET, at + CODE_OFFSET + 4);
    const codec = UNPLAYED.get(code);
    if (codec) return codec;
  }
  return undefined;
}

/** Returns the error that tells the editor what is wrong with the file, and what to do. */
const refusedFile = (
  req: PayloadRequest,
  code: Problem['code'],
  ...values: (number | string)[]
): Error => refusal(req, { code, values }, 'file');

/** A photograph of 48 million pixels takes about 5 s; the rest is for busy machines. */
const HEIC_TIMEOUT_MS = 60_000;
const SVG_TIMEOUT_MS = 10_000;

/**
 * Converts a HEIC to a JPEG as it is stored, in a process of its own (`cli/convertHeic.ts`), which ends
 * after a minute: a hostile file can neither exhaust the memory of the CMS nor block it.
 *
 * @throws {Error} when the file cannot be converted
 */
const convertHeic = (heic: Buffer): Promise<Buffer> =>
  runScript('convertHeic.ts', heic, HEIC_TIMEOUT_MS);

/** Runs a script of `cms/cli` that turns a picture into another one, as {@link convertHeic} describes. */
async function runScript(name: string, picture: Buffer, timeout: number): Promise<Buffer> {
  const script = path.join(settings.codeFolder, 'cli', name);
  // Without the environment, which contains the secrets of the CMS.
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { NODE_ENV: 'production' },
    timeout,
    killSignal: 'SIGKILL',
  });
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(picture);
  const [result, [code]] = await Promise.all([
    buffer(child.stdout),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code !== 0 || result.length === 0) throw new Error(`${name} has failed`);
  return result;
}

/** Names that browsers and systems use for the accepted types. */
const ALIASES = new Map<string, string>(Object.entries(fileTypes.aliases));

/** Type that Payload detects in a file of Apple's recorders, in addition to those of the contract. */
const APPLE_AUDIO_TYPE = 'audio/x-m4a';

/** The types of Ogg recordings, as of WhatsApp, which iPhones play from iOS 18.4 on. */
const OGG = /^(audio|application)\/(x-)?(ogg|opus)\b/i;

/** Returns the one name of an audio type, without parameters; other types are unchanged. */
function audioTypeOf(mimetype: string): string {
  const [essence = ''] = mimetype.toLowerCase().split(';');
  const type = ALIASES.get(essence.trim()) ?? essence.trim();
  return FILE_TYPES.audio.includes(type) ? type : mimetype;
}

const PICTURES = [...FILE_TYPES.picture, ...FILE_TYPES.heic];

/** MIME types that editors can upload. */
export const UPLOAD_TYPES = [
  ...PICTURES,
  'image/svg+xml',
  'application/pdf',
  ...FILE_TYPES.video,
  ...FILE_TYPES.audio,
  APPLE_AUDIO_TYPE,
];

/** Whether sharp takes a file for an SVG, perhaps a compressed one. */
const isSvg = (data: Buffer): boolean =>
  (data[0] === 0x1f && data[1] === 0x8b) ||
  /^(?=\p{ASCII}{24}).*<svg/isu.test(data.toString('latin1', 0, 1000));

/**
 * Returns what the start of a picture says; `undefined` for a file that is none, or is damaged, and for an
 * SVG, of which sharp would parse everything, for any time.
 */
const readHeader = (data: Buffer): Promise<Metadata | undefined> =>
  // sharp throws at once if the file is empty.
  Promise.try(() =>
    isSvg(data) ? undefined : sharp(data, { limitInputPixels: false }).metadata(),
  ).catch(() => undefined);

/** As iPhones and Samsung write it; sharp reads its header only. */
const isHeic = (header: Metadata | undefined): boolean => header?.compression === 'hevc';

/**
 * Replaces a picture by what is stored of it, of the type of its content, whatever its name, or refuses one
 * that cannot be shown. It is decoded completely, because the beginning of a truncated file is valid.
 */
async function replacePicture(
  file: Upload,
  header: Metadata | undefined,
  req: PayloadRequest,
): Promise<void> {
  if (file.size > UPLOAD_LIMITS.pictureBytes) throw refusedFile(req, 'pictureBytes');
  if (!header) throw refusedFile(req, isSvg(file.data) ? 'otherContent' : 'unreadablePicture');
  const { width, height } = header;
  // AVIF is a variant of HEIF.
  const other = header.format === 'heif' ? 'avif' : header.format;
  const format = isHeic(header) ? 'jpeg' : other;
  const mimetype = `image/${format}`;
  if (!FILE_TYPES.picture.includes(mimetype)) throw refusedFile(req, 'otherContent');
  const problem = findSizeProblem({ width, height });
  if (problem === 'tooLarge') throw refusedFile(req, 'picturePixels', width, height);
  if (problem === 'tooNarrow') throw refusedFile(req, 'narrowPicture', width, height);
  const stored = isHeic(header)
    ? convertHeic(file.data)
    : encodePicture(sharp(file.data, { failOn: 'error' }), format);
  const data = await stored.catch(() => {
    throw refusedFile(req, 'unreadablePicture');
  });
  Object.assign(file, { data, size: data.length, mimetype });
}

const MAX_AUDIO_BYTES = 15_000_000;

async function checkAudio(file: Upload, req: PayloadRequest): Promise<void> {
  if (file.size > MAX_AUDIO_BYTES) throw refusedFile(req, 'audioBytes');
  if ((await readDuration(file)) === undefined) throw refusedFile(req, 'unreadableAudio');
}

const SVG = 'image/svg+xml';

/** Refuses a drawing that takes long, such as one that uses its own parts again and again: a browser would hang. */
async function checkDrawing({ data }: Upload, req: PayloadRequest): Promise<void> {
  await runScript('drawSvg.ts', data, SVG_TIMEOUT_MS).catch(() => {
    throw refusedFile(req, 'slowDrawing');
  });
}

function checkType({ mimetype }: Upload, req: PayloadRequest): void {
  if (OGG.test(mimetype)) throw refusedFile(req, 'oggAudio');
  if (UPLOAD_TYPES.includes(mimetype)) return;
  const type = fileTypeName(mimetype);
  throw type ? refusedFile(req, 'namedFileType', type) : refusedFile(req, 'unknownFileType');
}

/** Refuses a file that the site cannot use, and replaces a picture by what is stored of it. */
async function prepare(file: Upload, req: PayloadRequest): Promise<void> {
  const header = await readHeader(file.data);
  if (isHeic(header)) file.mimetype = 'image/heic';
  checkType(file, req);
  if (PICTURES.includes(file.mimetype)) await replacePicture(file, header, req);
  else {
    // A picture with another type would be stored with its metadata.
    if (header || !hasSignature(file)) throw refusedFile(req, 'otherContent');
  }
  const codec = findUnplayedCodec(file.data);
  if (codec) throw refusedFile(req, 'unplayedCodec', codec);
  if (file.mimetype === SVG) await checkDrawing(file, req);
  if (FILE_TYPES.audio.includes(file.mimetype)) await checkAudio(file, req);
  file.name = nameWithExtension(file.name, file.mimetype);
}

/** The day of a time in EXIF: `2026:01:18 17:20:05`. */
const EXIF_DAY = /^(\d{4}):(\d{2}):(\d{2})/;

/**
 * Returns who made a picture, as IPTC, XMP or EXIF say: the credit line, else the copyright notice, else
 * the author; and the day on which the camera took it.
 *
 * @param data a picture as it was uploaded
 * @returns without what none of them says; with neither if the file cannot be read
 */
async function readOrigin(data: Buffer): Promise<{ credit?: string; takenOn?: string }> {
  // Imported by the first upload: neither builds nor the start of the CMS need it.
  const { default: ExifReader } = await import('exifreader');
  const tags = await ExifReader.load(data, { expanded: true, async: true }).catch(() => undefined);
  const { iptc, xmp, exif } = (tags ?? {}) as Record<
    string,
    Record<string, { description?: string }> | undefined
  >;
  const texts = [
    xmp?.Credit,
    iptc?.Credit,
    xmp?.rights,
    iptc?.['Copyright Notice'],
    exif?.Copyright,
    xmp?.creator,
    iptc?.['By-line'],
    exif?.Artist,
  ].map((tag) => tag?.description?.replace(/\s+/g, ' ').trim());
  const credit = texts.find(Boolean)?.slice(0, LIMITS.short);
  const [, year, month, day] = EXIF_DAY.exec(exif?.DateTimeOriginal?.description ?? '') ?? [];
  const takenOn = `${year}-${month}-${day}`;
  // A camera whose clock was never set says 1970, or tomorrow.
  const isDay = !findDateProblem(takenOn, isoDay());
  return { ...(credit && { credit }), ...(isDay && { takenOn }) };
}

/**
 * Rejects a file that the site cannot use, with a message that tells the editor what to do, converts
 * pictures to what is stored, corrects the extension, and proposes the credit and the date that a picture
 * brings along. Payload would reject most of these files too, but without naming the problem. The hook runs
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
  const { data } = args as { data?: { credit?: unknown; takenOn?: unknown } };
  if (data && FILE_TYPES.picture.includes(req.file.mimetype)) {
    const origin = await readOrigin(uploaded);
    data.credit ||= origin.credit ?? data.credit;
    data.takenOn ||= origin.takenOn ?? data.takenOn;
  }
  return args;
};
