import type { AfterErrorHook } from 'payload';
import { tr } from '../../texts/labels.ts';

const TOO_LARGE_STATUS = 413;

/** What Payload throws, with status 500, when it cannot fetch the file of an address. */
const NOT_FETCHED = 'FileRetrievalError';

/** Replaces Payload's English messages about files that are too large, missing or not fetched. */
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
        : name === NOT_FETCHED
          ? tr(
              req,
              'No se puede leer el archivo de esa dirección: súbelo desde tu ordenador',
              'The file at this address cannot be read: upload it from your computer',
            )
          : undefined;
  if (!message || !result) return undefined;
  const response = { ...result, errors: [{ message }] };
  return name === NOT_FETCHED ? { response, status: 400 } : { response };
};
