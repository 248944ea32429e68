import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import sharp from 'sharp';
import { tr } from '../admin/labels.ts';
import { RASTER_TYPES, VIDEO_TYPES, findSizeProblem } from '../contract/uploads.ts';

/** MIME types that editors can upload. */
export const UPLOAD_TYPES = [...RASTER_TYPES, 'image/svg+xml', 'application/pdf', ...VIDEO_TYPES];
/** Side of the thumbnail that is created to decode the whole picture. */
const THUMBNAIL_PIXELS = 32;

type Upload = NonNullable<PayloadRequest['file']>;

/** Magic bytes and their offset, by MIME type; sharp checks those of pictures. */
const SIGNATURES: Record<string, { offset: number; bytes: string }> = {
  'application/pdf': { offset: 0, bytes: '%PDF-' },
  'video/mp4': { offset: 4, bytes: 'ftyp' },
  'video/webm': { offset: 0, bytes: '\x1aE\xdf\xa3' },
};

function hasSignature({ data, mimetype }: Upload): boolean {
  const { offset, bytes } = SIGNATURES[mimetype] ?? { offset: 0, bytes: '' };
  return data.toString('latin1', offset, offset + bytes.length) === bytes;
}

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
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
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

async function findError(file: Upload, req: PayloadRequest): Promise<string | undefined> {
  if (!UPLOAD_TYPES.includes(file.mimetype)) {
    return tr(
      req,
      'Sube una imagen (JPEG, PNG, WebP, AVIF o SVG), un PDF o un vídeo (MP4 o WebM)',
      'Upload a picture (JPEG, PNG, WebP, AVIF or SVG), a PDF or a video (MP4 or WebM)',
    );
  }
  if (!hasSignature(file)) {
    return tr(
      req,
      'El archivo no es lo que dice su nombre: quizá se ha cambiado la extensión o está dañado',
      'The content does not match the file name: the extension was changed or the file is damaged',
    );
  }
  if (!RASTER_TYPES.includes(file.mimetype)) return undefined;
  return findPictureError(file, req).catch(() =>
    tr(
      req,
      'No se puede leer la imagen: está dañada o no ha llegado entera. Guárdala otra vez y súbela',
      'The picture cannot be read: it is damaged or incomplete. Save it again and upload it',
    ),
  );
}

/**
 * Rejects a file that the site cannot use, with a message that tells the editor what to do. Payload
 * would reject most of these files too, but without naming the problem.
 */
export const validateUpload: CollectionBeforeOperationHook = async ({ args, req }) => {
  const message = req.file && (await findError(req.file, req));
  if (!message) return args;
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
};
