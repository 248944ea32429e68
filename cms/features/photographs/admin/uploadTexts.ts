import { bilingual } from '../../../texts/labels.ts';
import type { Photo } from './uploadBatch.ts';

/** Texts of the upload of many photographs. */
export const TEXTS = {
  retry: bilingual('Reintentar las que faltan', 'Retry those that failed'),
  undo: bilingual('Deshacer: quitar estas fotos', 'Undo: remove these photographs'),
  close: bilingual('Cerrar la lista', 'Close the list'),
  files: bilingual('Fotos que se suben', 'Photographs being uploaded'),
};

const STATES: Record<Photo['state'], { es: string; en: string }> = {
  waiting: bilingual('En espera', 'Waiting'),
  sending: bilingual('Subiendo', 'Uploading'),
  stored: bilingual('Añadida', 'Added'),
  failed: bilingual('No se ha subido', 'Not uploaded'),
};
const PREPARING = bilingual('Preparando', 'Preparing');

/** Returns what happens to a photograph, e.g. "No se ha subido: …". */
export function describePhoto({ state, progress, problem }: Photo, language: 'es' | 'en'): string {
  if (state === 'sending' && progress === 1) return PREPARING[language];
  return problem ? `${STATES[state][language]}: ${problem}` : STATES[state][language];
}

/** Returns which file has become the portrait, and where the others are. */
export function describePortrait(
  name: string,
  others: number,
  hasFormer: boolean,
  language: 'es' | 'en',
): string {
  const former = hasFormer
    ? bilingual(' La anterior está en la galería.', ' The former one is in the gallery.')
    : bilingual('', '');
  const rest =
    others === 0
      ? bilingual('', '')
      : bilingual(
          others === 1
            ? '; la otra está en la galería'
            : `; las otras ${others} están en la galería`,
          others === 1
            ? '; the other is in the gallery'
            : `; the other ${others} are in the gallery`,
        );
  return bilingual(
    `«${name}» es la foto principal${rest.es}.${former.es}`,
    `“${name}” is the main photograph${rest.en}.${former.en}`,
  )[language];
}

/** Returns how many photographs have been added, and how many failed. */
export function summarise(photos: readonly Photo[], language: 'es' | 'en'): string {
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const isOne = failed === 1;
  const es = failed > 0 ? `; ${failed} no se ${isOne ? 'ha' : 'han'} podido subir` : '';
  const en = failed > 0 ? `; ${failed} could not be uploaded` : '';
  return language === 'en'
    ? `${stored} of ${photos.length} photographs added${en}`
    : `${stored} de ${photos.length} fotos añadidas${es}`;
}
