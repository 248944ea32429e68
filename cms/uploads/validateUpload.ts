import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload';
import sharp from 'sharp';
import { sayTo } from '../admin/labels.ts';

/** What editors may upload. */
export const UPLOAD_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/svg+xml',
  'application/pdf',
  'video/mp4',
  'video/webm',
];
const RASTER = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** As large as cameras make them; the site refuses more, too. */
const MOST_PIXELS = 64_000_000;
/** One side by the other; the site refuses longer strips, too. */
const LONGEST_SHAPE = 50;
const PROOF_PIXELS = 32;

type Upload = NonNullable<PayloadRequest['file']>;

/** Where the bytes of a kind of file say what they are. */
const MARKS: Record<string, { at: number; mark: string }> = {
  'application/pdf': { at: 0, mark: '%PDF-' },
  'video/mp4': { at: 4, mark: 'ftyp' },
  'video/webm': { at: 0, mark: '\x1aE\xdf\xa3' },
};

function hasItsMark({ data, mimetype }: Upload): boolean {
  const { at, mark } = MARKS[mimetype] ?? { at: 0, mark: '' };
  return data.toString('latin1', at, at + mark.length) === mark;
}

/** Says what is wrong with a picture: it is read whole, since half of one has a good beginning. */
async function pictureFault({ data }: Upload, req: PayloadRequest): Promise<string | undefined> {
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) {
    return sayTo(
      req,
      `La imagen tiene ${width} × ${height} píxeles: redúcela a 8000 por lado y súbela otra vez`,
      `The picture has ${width} × ${height} pixels: make it 8000 a side at most and upload it again`,
    );
  }
  if (Math.max(width / height, height / width) > LONGEST_SHAPE) {
    return sayTo(
      req,
      `La imagen tiene ${width} × ${height} píxeles: es demasiado estrecha para enseñarla`,
      `The picture has ${width} × ${height} pixels: it is too narrow to be shown`,
    );
  }
  await sharp(data, { failOn: 'error' }).resize(PROOF_PIXELS, PROOF_PIXELS).toBuffer();
  return undefined;
}

async function findFault(file: Upload, req: PayloadRequest): Promise<string | undefined> {
  if (!UPLOAD_TYPES.includes(file.mimetype)) {
    return sayTo(
      req,
      'Sube una imagen (JPEG, PNG, WebP, AVIF o SVG), un PDF o un vídeo (MP4 o WebM)',
      'Upload a picture (JPEG, PNG, WebP, AVIF or SVG), a PDF or a video (MP4 or WebM)',
    );
  }
  if (!hasItsMark(file)) {
    return sayTo(
      req,
      'El archivo no es lo que dice su nombre: quizá se ha cambiado la extensión o está dañado',
      'The file is not what its name says: its ending was changed, perhaps, or it is damaged',
    );
  }
  if (!RASTER.includes(file.mimetype)) return undefined;
  return pictureFault(file, req).catch(() =>
    sayTo(
      req,
      'No se puede leer la imagen: está dañada o no ha llegado entera. Guárdala otra vez y súbela',
      'The picture cannot be read: it is damaged, or did not arrive whole. Save and upload it again',
    ),
  );
}

/**
 * Refuses a file that the site could not use, in words that tell an editor what to do. Payload
 * itself would refuse most of them, saying that there was a problem.
 */
export const soundFile: CollectionBeforeOperationHook = async ({ args, req }) => {
  const message = req.file && (await findFault(req.file, req));
  if (!message) return args;
  throw new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }] }, req.t);
};
