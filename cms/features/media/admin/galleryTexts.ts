import { bilingual } from '../../../texts/labels.ts';
import type { Photo } from './uploadBatch.ts';

/** Texts of the upload of many photographs. */
export const TEXTS = {
  drop: bilingual(
    'Arrastra aquí las fotos, todas a la vez',
    'Drag the photographs here, all at once',
  ),
  choose: bilingual('Elegir fotos', 'Choose photographs'),
  help: bilingual(
    'JPEG, HEIC (iPhone), PNG, WebP o AVIF de hasta 30 MB. Se añaden al final de la galería; después, guarda la ficha.',
    'JPEG, HEIC (iPhone), PNG, WebP or AVIF of up to 30 MB. They are added at the end of the gallery; then save the record.',
  ),
  nameFirst: bilingual(
    'Escribe antes el nombre artístico: describe las fotos a quien no las ve',
    'Enter the professional name first: it describes the photographs to those who cannot see them',
  ),
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
