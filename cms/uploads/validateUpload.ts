import {
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  Forbidden,
  ValidationError,
} from 'payload';
import sharp from 'sharp';
import { editors } from '../access.ts';
import { tr } from '../admin/labels.ts';
import {
  AUDIO_TYPES,
  MAX_AUDIO_BYTES,
  MAX_PICTURE_BYTES,
  RASTER_TYPES,
  VIDEO_TYPES,
  findSizeProblem,
} from '../contract/uploads.ts';
import { APPLE_AUDIO_TYPE, audioTypeOf, readDuration } from './audio.ts';
import { nameWithExtension } from './fileName.ts';
import { hasSignature } from './signatures.ts';

/** MIME types that editors can upload. */
export const UPLOAD_TYPES = [
  ...[...RASTER_TYPES, 'image/svg+xml', 'application/pdf'],
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
    return tr(
      req,
      `La imagen tiene ${width} × ${height} píxeles: redúcela a 8000 por lado y súbela otra vez`,
      `The picture has ${width} × ${height} pixels: reduce it to 8000 per side and upload it again`,
    );
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
  if (!UPLOAD_TYPES.includes(file.mimetype)) {
    return tr(
      req,
      'Sube una imagen (JPEG, PNG, WebP, AVIF o SVG), un PDF, un vídeo (MP4 o WebM) o un audio (MP3, M4A, OGG o WAV)',
      'Upload a picture (JPEG, PNG, WebP, AVIF or SVG), a PDF, a video (MP4 or WebM) or a recording (MP3, M4A, OGG or WAV)',
    );
  }
  if (!hasSignature(file)) return wrongContent(req);
  if (AUDIO_TYPES.includes(file.mimetype)) return findAudioError(file, req);
  if (!RASTER_TYPES.includes(file.mimetype)) return undefined;
  if (file.size > MAX_PICTURE_BYTES) {
    return tr(
      req,
      'La imagen pesa más de 30 MB: expórtala como JPEG y súbela otra vez',
      'The picture is larger than 30 MB: export it as JPEG and upload it again',
    );
  }
  return findPictureError(file, req).catch(() =>
    tr(
      req,
      'No se puede leer la imagen: está dañada o no ha llegado entera. Guárdala otra vez y súbela',
      'The picture cannot be read: it is damaged or incomplete. Save it again and upload it',
    ),
  );
}

/**
 * Rejects a file that the site cannot use, with a message that tells the editor what to do, and
 * corrects the extension of the others. Payload would reject most of these files too, but without
 * naming the problem. The hook runs before Payload checks access, so it checks it before it decodes.
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!req.file) return args;
  const { overrideAccess } = args as { overrideAccess?: boolean };
  if (!overrideAccess && !(await editors({ req }))) throw new Forbidden(req.t);
  req.file.mimetype = audioTypeOf(req.file.mimetype);
  const message = await findError(req.file, req);
  if (!message) {
    req.file.name = await nameWithExtension(req.file);
    return args;
  }
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
};
