import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  Forbidden,
  ValidationError,
} from 'payload';
import sharp from 'sharp';
import { editors } from '../../access.ts';
import { fileTypeName } from './fileTypes.ts';
import { tr } from '../../texts/labels.ts';
import {
  AUDIO_TYPES,
  HEIC_TYPES,
  MAX_AUDIO_BYTES,
  MAX_PICTURE_BYTES,
  RASTER_TYPES,
  VIDEO_TYPES,
  findSizeProblem,
} from '#contract/uploads.ts';
import { APPLE_AUDIO_TYPE, audioTypeOf, isOgg, readDuration } from './audioDuration.ts';
import { nameWithExtension } from './fileName.ts';
import { isHeic } from './heicFile.ts';
import { tooManyBytes, tooManyPixels, unreadablePicture } from './pictureMessages.ts';
import { normalisePicture } from './normalisePicture.ts';
import { replaceHeic } from './replaceHeic.ts';
import { hasSignature, isRaster } from './fileSignatures.ts';

/** MIME types that editors can upload. */
export const UPLOAD_TYPES = [
  ...[...RASTER_TYPES, ...HEIC_TYPES, 'image/svg+xml', 'application/pdf'],
  ...[...VIDEO_TYPES, ...AUDIO_TYPES, APPLE_AUDIO_TYPE],
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
  const isHidden = isRaster(file.data) && !RASTER_TYPES.includes(file.mimetype);
  // A file that is a HEIC has become a JPEG before.
  const isNoHeic = HEIC_TYPES.includes(file.mimetype);
  if (isHidden || isNoHeic || !hasSignature(file)) return wrongContent(req);
  if (AUDIO_TYPES.includes(file.mimetype)) return findAudioError(file, req);
  if (!RASTER_TYPES.includes(file.mimetype)) return undefined;
  if (file.size > MAX_PICTURE_BYTES) return tooManyBytes(req);
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
  if (RASTER_TYPES.includes(file.mimetype)) {
    file.data = await normalisePicture(file.data);
    file.size = file.data.length;
  }
  return undefined;
}

/**
 * Rejects a file that the site cannot use, with a message that tells the editor what to do, converts
 * pictures to what is stored, and corrects the extension. Payload would reject most of these files too, but without
 * naming the problem. The hook runs before Payload checks access, so it checks it before it decodes.
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args;
  const { overrideAccess } = args as { overrideAccess?: boolean };
  if (!overrideAccess && !(await editors({ req }))) throw new Forbidden(req.t);
  req.file.mimetype = audioTypeOf(req.file.mimetype);
  const message = await prepare(req.file, req);
  if (!message) return args;
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
};
