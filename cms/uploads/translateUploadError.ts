import type { AfterErrorHook } from 'payload';
import { tr } from '../admin/labels.ts';

const TOO_LARGE_STATUS = 413;

/** Replaces Payload's English messages about files that are too large or missing. */
export const translateUploadError: AfterErrorHook = ({ error, req, result }) => {
  const { status, name } = error as Error & { status?: number };
  const message =
    status === TOO_LARGE_STATUS
      ? tr(
          req,
          'El archivo es demasiado grande: un vídeo o un PDF puede tener 200 MB, una imagen 30 MB, un audio 15 MB',
          'The file is too large: a video or a PDF can have 200 MB, a picture 30 MB, a recording 15 MB',
        )
      : name === 'MissingFile'
        ? tr(req, 'Elige un archivo', 'Choose a file')
        : undefined;
  return message && result ? { response: { ...result, errors: [{ message }] } } : undefined;
};
