import { bilingual } from '../../../texts/labels.ts';
import { proposedAlt } from '#contract/alternativeText.ts';

const OFFLINE = bilingual(
  'No ha llegado al CMS: comprueba la conexión y reinténtalo',
  'It did not reach the CMS: check the connection and retry',
);
const REFUSED = bilingual('El CMS no lo ha aceptado', 'The CMS did not accept it');

interface Target {
  /** URL of the API, e.g. `/api`. */
  api: string;
  /** The admin's language, in which the CMS answers. */
  language: 'es' | 'en';
  /** The name of the person in the picture. */
  name: string;
}

interface Answer {
  doc?: { id: number | string };
  errors?: { message?: string; data?: { errors?: { message?: string; path?: string }[] } }[];
}

function readAnswer(text: string): Answer {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
}

/** Returns the reason of a refusal: the one at the file is more precise than that of the request. */
const reasonOf = ({ errors }: Answer): string | undefined =>
  errors?.[0]?.data?.errors?.[0]?.message ?? errors?.[0]?.message;

const formOf = (file: File, { name }: Target): FormData => {
  const form = new FormData();
  form.set('file', file);
  const alts = { alt: proposedAlt(name).es, altOther: proposedAlt(name).en };
  form.set('_payload', JSON.stringify(/^(audio|video)\//.test(file.type) ? {} : alts));
  return form;
};

/** Times that a file is sent if another upload takes its name in the same moment. */
const MAX_ATTEMPTS = 8;

/** Whether another upload has taken the name that the CMS had found free. */
const isNameTaken = ({ errors }: Answer): boolean =>
  errors?.[0]?.data?.errors?.[0]?.path === 'filename';

/**
 * Uploads a file; a photograph with alternative texts in both languages. Uses XMLHttpRequest, because
 * `fetch` does not report progress.
 *
 * @param onProgress receives the part that has been sent, from 0 to 1
 * @returns the id of the media record
 * @throws {Error} with a message for the editor, in the admin's language
 */
export function uploadFile(
  file: File,
  onProgress: (progress: number) => void,
  target: Target,
  attempts = MAX_ATTEMPTS,
): Promise<number | string> {
  const { api, language } = target;
  const { promise, resolve, reject } = Promise.withResolvers<number | string>();
  const request = new XMLHttpRequest();
  request.open('POST', `${api}/media?locale=es&depth=0`);
  request.setRequestHeader('Accept-Language', language);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
  request.onerror = () => reject(new Error(OFFLINE[language]));
  request.onload = () => {
    const answer = readAnswer(request.responseText);
    if (answer.doc) resolve(answer.doc.id);
    else if (isNameTaken(answer) && attempts > 1) {
      resolve(uploadFile(file, onProgress, target, attempts - 1));
    } else reject(new Error(reasonOf(answer) ?? REFUSED[language]));
  };
  request.send(formOf(file, target));
  return promise;
}
