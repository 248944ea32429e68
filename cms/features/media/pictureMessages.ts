import type { PayloadRequest } from 'payload';
import { tr } from '../../texts/labels.ts';

/** Returns what to do about a picture with more pixels than can be decoded; sides in pixels. */
export const tooManyPixels = (req: PayloadRequest, width: number, height: number): string =>
  tr(
    req,
    `La imagen tiene ${width} × ${height} píxeles: redúcela a 8000 por lado y súbela otra vez`,
    `The picture has ${width} × ${height} pixels: reduce it to 8000 per side and upload it again`,
  );

/** Returns what to do about a picture whose file is too large. */
export const tooManyBytes = (req: PayloadRequest): string =>
  tr(
    req,
    'La imagen pesa más de 30 MB: expórtala como JPEG y súbela otra vez',
    'The picture is larger than 30 MB: export it as JPEG and upload it again',
  );

/** Returns what to do about a picture that is damaged. */
export const unreadablePicture = (req: PayloadRequest): string =>
  tr(
    req,
    'No se puede leer la imagen: está dañada o no ha llegado entera. Guárdala otra vez y súbela',
    'The picture cannot be read: it is damaged or incomplete. Save it again and upload it',
  );
