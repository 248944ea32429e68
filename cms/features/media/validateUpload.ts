import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  Forbidden,
  ValidationError,
} from 'payload';
import sharp from 'sharp';
import { access } from '../../access.ts';
import { fileTypeName } from './fileTypes.ts';
import { tr } from '../../texts/labels.ts';
import { FILE_TYPES, UPLOAD_LIMITS, findSizeProblem } from '#contract/uploads.ts';
import { readDuration } from './derivedValues.ts';
import { normalisePicture } from './normalisePicture.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { LIMITS } from '#contract/limits.ts';
import { settings } from '../../runtime/settings.ts';

/** Brands of HEIF files whose pictures are compressed with HEVC, as iPhones and Samsung write them. */
const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];

/** Bytes before the content of a box: its length and its type. */
const BOX_HEADER = 8;
/** Returns the brands that a file of the ISO base media format names, or none for another file. */
function brandsOf(data: Buffer): string[] {
  if (data.toString('latin1', 4, BOX_HEADER) !== 'ftyp') return [];
  const end = Math.min(data.readUInt32BE(0), data.length, 256);
  const names = data.toString('latin1', BOX_HEADER, end).match(/.{4}/gs) ?? [];
  // The second name is the version of the first.
  return names.filter((_, index) => index !== 1);
}

/** Returns whether a file is a HEIC by its content, whatever its name and type. */
const isHeic = (data: Buffer): boolean =>
  data.length > BOX_HEADER * 2 && brandsOf(data).some((brand) => BRANDS.includes(brand));

/** Extensions by MIME type; the first is used for a file that has none of them. */
const EXTENSIONS: Record<string, string[]> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  // Only replaced: a HEIC is stored as JPEG.
  'image/heic': ['.heic', '.heif'],
  'image/svg+xml': ['.svg'],
  'application/pdf': ['.pdf'],
  'audio/mpeg': ['.mp3'],
  'audio/mp4': ['.m4a', '.mp4'],
  'audio/wav': ['.wav'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
};

/** MIME types by sharp's name of the format. */
const FORMATS: Record<string, string> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  heif: 'image/avif',
};

interface UploadedFile {
  name: string;
  data: Buffer;
  mimetype: string;
}

/** Returns the type of a file by its content; other files than pictures were checked by signature. */
async function typeOf({ data, mimetype }: UploadedFile): Promise<string> {
  if (!FILE_TYPES.picture.includes(mimetype)) return mimetype;
  const { format } = await sharp(data).metadata();
  return FORMATS[format] ?? mimetype;
}

/**
 * Returns the name of a valid file with the extension of what it is.
 *
 * @example 'portrait.jpg' of a PNG → 'portrait.png'
 */
async function nameWithExtension(file: UploadedFile): Promise<string> {
  const extensions = EXTENSIONS[await typeOf(file)];
  const { name, ext } = path.parse(file.name);
  if (!extensions || extensions.includes(ext.toLowerCase())) return file.name;
  const isKnown = Object.values(EXTENSIONS).flat().includes(ext.toLowerCase());
  return `${isKnown ? name : `${name}${ext}`}${extensions[0]}`;
}

const MAX_AUDIO_BYTES = 15_000_000;

/** A photograph of 48 million pixels takes about 5 s; the rest is for busy machines. */
const TIMEOUT_MS = 60_000;

/** A converted photograph, or why there is none; sides in pixels. */
type HeicResult =
  | { jpeg: Buffer }
  | { problem: 'unreadable' }
  | { problem: 'tooLarge'; width: number; height: number };

/**
 * Converts a HEIC to JPEG in a process of its own (`cli/convertHeic.ts`), which ends after a minute:
 * a hostile file can neither exhaust the memory of the CMS nor block it.
 */
async function convertHeic(data: Buffer): Promise<HeicResult> {
  const script = path.join(settings.codeFolder, 'cli', 'convertHeic.ts');
  // Without the environment, which contains the secrets of the CMS.
  const child = spawn(process.execPath, ['--no-warnings', script], {
    env: { NODE_ENV: 'production' },
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(data);
  const [jpeg, message, [code]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  if (code === 0 && jpeg.length > 0) return { jpeg };
  const [, width, height] = /^(\d+) (\d+)$/.exec(message) ?? [];
  return width && height
    ? { problem: 'tooLarge', width: Number(width), height: Number(height) }
    : { problem: 'unreadable' };
}

/** Magic bytes and their offset. */
interface Signature {
  offset: number;
  bytes: string;
}

/** The signatures of a MIME type, all of which a file has; sharp checks those of pictures. */
const SIGNATURES: Record<string, Signature[]> = {
  'application/pdf': [{ offset: 0, bytes: '%PDF-' }],
  'audio/mp4': [{ offset: 4, bytes: 'ftyp' }],
  'audio/wav': [
    { offset: 0, bytes: 'RIFF' },
    { offset: 8, bytes: 'WAVE' },
  ],
  'video/mp4': [{ offset: 4, bytes: 'ftyp' }],
  'video/webm': [{ offset: 0, bytes: '\x1aE\xdf\xa3' }],
};

/** Whether an MP3 starts with a tag or with a frame: eleven bits set, then a layer other than 0. */
const isMp3 = (data: Buffer): boolean =>
  data.toString('latin1', 0, 3) === 'ID3' ||
  (data[0] === 0xff && ((data[1] ?? 0) & 0xe0) === 0xe0 && ((data[1] ?? 0) & 0x06) !== 0);

/** Returns whether a file starts as files of its MIME type do; pictures are not checked. */
const hasSignature = ({ data, mimetype }: { data: Buffer; mimetype: string }): boolean =>
  mimetype === 'audio/mpeg'
    ? isMp3(data)
    : (SIGNATURES[mimetype] ?? []).every(
        ({ offset, bytes }) => data.toString('latin1', offset, offset + bytes.length) === bytes,
      );

/** Whether a file starts as a JPEG, PNG, WebP or AVIF does. */
function isRaster(data: Buffer): boolean {
  const start = data.toString('latin1', 0, 12);
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG') ||
    /^RIFF[^]{4}WEBP/.test(start) ||
    /^[^]{4}ftypavi[fs]/.test(start)
  );
}

/** Returns what to do about a picture with more pixels than can be decoded; sides in pixels. */
const tooManyPixels = (req: PayloadRequest, width: number, height: number): string =>
  tr(
    req,
    `La imagen tiene ${width} × ${height} píxeles: redúcela a 8000 por lado y súbela otra vez`,
    `The picture has ${width} × ${height} pixels: reduce it to 8000 per side and upload it again`,
  );

/** Returns what to do about a picture whose file is too large. */
const tooManyBytes = (req: PayloadRequest): string =>
  tr(
    req,
    'La imagen pesa más de 30 MB: expórtala como JPEG y súbela otra vez',
    'The picture is larger than 30 MB: export it as JPEG and upload it again',
  );

/** Returns what to do about a picture that is damaged. */
const unreadablePicture = (req: PayloadRequest): string =>
  tr(
    req,
    'No se puede leer la imagen: está dañada o no ha llegado entera. Guárdala otra vez y súbela',
    'The picture cannot be read: it is damaged or incomplete. Save it again and upload it',
  );

/**
 * Replaces an uploaded HEIC by a JPEG in the same request; its name gets the extension later.
 *
 * @returns what is wrong with the file, or `undefined`
 */
async function replaceHeic(
  file: NonNullable<PayloadRequest['file']>,
  req: PayloadRequest,
): Promise<string | undefined> {
  if (file.size > UPLOAD_LIMITS.pictureBytes) return tooManyBytes(req);
  const result = await convertHeic(file.data);
  if ('jpeg' in result) {
    Object.assign(file, {
      data: result.jpeg,
      size: result.jpeg.length,
      mimetype: 'image/jpeg',
    });
    return undefined;
  }
  return result.problem === 'tooLarge'
    ? tooManyPixels(req, result.width, result.height)
    : unreadablePicture(req);
}

/** Names that browsers and systems use for the accepted types. */
const ALIASES: Record<string, string> = {
  'audio/mp3': 'audio/mpeg',
  'audio/x-mpeg': 'audio/mpeg',
  'audio/x-mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
};

/** Type that Payload detects in a file of Apple's recorders, in addition to those of the contract. */
const APPLE_AUDIO_TYPE = 'audio/x-m4a';

/** The types of Ogg recordings, as of WhatsApp, which iPhones play from iOS 18.4 on. */
const isOgg = (mimetype: string): boolean =>
  /^(audio|application)\/(x-)?(ogg|opus)\b/i.test(mimetype);

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

/** sharp's names of the formats that are accepted; AVIF is a variant of HEIF. */
const PICTURE_FORMATS = new Set<string>(['jpeg', 'png', 'webp', 'avif', 'heif']);

type Upload = NonNullable<PayloadRequest['file']>;

/**
 * Returns what is wrong with a picture, or `undefined`. Decodes it completely, because the beginning
 * of a truncated file is valid.
 *
 * @throws {Error} when sharp cannot decode it
 */
async function findPictureError(
  { data }: Upload,
  req: PayloadRequest,
): Promise<string | undefined> {
  const { width, height, format } = await sharp(data, { limitInputPixels: false }).metadata();
  if (!PICTURE_FORMATS.has(format)) return wrongContent(req);
  const problem = findSizeProblem({ width, height });
  if (problem === 'tooLarge') {
    return tooManyPixels(req, width, height);
  }
  if (problem === 'tooNarrow') {
    return tr(
      req,
      `La imagen tiene ${width} × ${height} píxeles: es demasiado estrecha para enseñarla`,
      `The picture has ${width} × ${height} pixels: it is too narrow to be shown`,
    );
  }
  await sharp(data, { failOn: 'error' }).resize(THUMBNAIL_PIXELS, THUMBNAIL_PIXELS).toBuffer();
  return undefined;
}

const wrongContent = (req: PayloadRequest) =>
  tr(
    req,
    'El archivo no es lo que dice su nombre: quizá se ha cambiado la extensión o está dañado',
    'The content does not match the file name: the extension was changed or the file is damaged',
  );

/** Returns what is wrong with a recording, or `undefined`. */
async function findAudioError(file: Upload, req: PayloadRequest): Promise<string | undefined> {
  if (file.size > MAX_AUDIO_BYTES) {
    return tr(
      req,
      'El audio pesa más de 15 MB: expórtalo como MP3 o recórtalo y súbelo otra vez',
      'The recording is larger than 15 MB: export it as MP3 or cut it and upload it again',
    );
  }
  if ((await readDuration(file)) !== undefined) return undefined;
  return tr(
    req,
    'No se puede leer el audio: está dañado o es un vídeo. Expórtalo como MP3 y súbelo otra vez',
    'The recording cannot be read: it is damaged or a video. Export it as MP3 and upload it again',
  );
}

async function findError(file: Upload, req: PayloadRequest): Promise<string | undefined> {
  if (isOgg(file.mimetype)) {
    return tr(
      req,
      'Muchos iPhone no reproducen audios OGG, como los de WhatsApp: conviértelo a MP3 o M4A y súbelo otra vez',
      'Many iPhones cannot play OGG recordings, such as those of WhatsApp: convert it to MP3 or M4A and upload it again',
    );
  }
  if (!UPLOAD_TYPES.includes(file.mimetype)) {
    const type = fileTypeName(file.mimetype);
    return tr(
      req,
      `${type ? `Un archivo ${type} no se puede mostrar. ` : ''}Sube una imagen (JPEG, HEIC, PNG, WebP, AVIF o SVG), un PDF, un vídeo (MP4 o WebM) o un audio (MP3, M4A o WAV)`,
      `${type ? `A ${type} file cannot be shown. ` : ''}Upload a picture (JPEG, HEIC, PNG, WebP, AVIF or SVG), a PDF, a video (MP4 or WebM) or a recording (MP3, M4A or WAV)`,
    );
  }
  // A picture with another type would be stored with its metadata.
  const isHidden = isRaster(file.data) && !FILE_TYPES.picture.includes(file.mimetype);
  // A file that is a HEIC has become a JPEG before.
  const isNoHeic = FILE_TYPES.heic.includes(file.mimetype);
  if (isHidden || isNoHeic || !hasSignature(file)) return wrongContent(req);
  if (FILE_TYPES.audio.includes(file.mimetype)) return findAudioError(file, req);
  if (!FILE_TYPES.picture.includes(file.mimetype)) return undefined;
  if (file.size > UPLOAD_LIMITS.pictureBytes) return tooManyBytes(req);
  return findPictureError(file, req).catch(() => unreadablePicture(req));
}

/**
 * Replaces a HEIC by a JPEG, and then any picture by what is stored of it.
 *
 * @returns what is wrong with the file, or `undefined`
 */
async function prepare(file: Upload, req: PayloadRequest): Promise<string | undefined> {
  if (isHeic(file.data)) {
    const message = await replaceHeic(file, req);
    if (message) return message;
  }
  const message = await findError(file, req);
  if (message) return message;
  file.name = await nameWithExtension(file);
  if (FILE_TYPES.picture.includes(file.mimetype)) {
    file.data = await normalisePicture(file.data);
    file.size = file.data.length;
  }
  return undefined;
}

interface Described {
  description?: string;
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
  const { iptc, xmp, exif } = (tags ?? {}) as Record<string, Record<string, Described> | undefined>;
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
  const message = await prepare(req.file, req);
  if (message) {
    throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
  }
  const { data } = args as { data?: { credit?: unknown } };
  if (data && !data.credit && (isRaster(uploaded) || isHeic(uploaded))) {
    data.credit = (await readCredit(uploaded)) ?? data.credit;
  }
  return args;
};
