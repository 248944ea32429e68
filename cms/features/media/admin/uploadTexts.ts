import { bilingual } from '../../../texts/labels.ts';
import type { Photo } from './uploadBatch.ts';

/** Texts of the upload of many files. */
export const TEXTS = {
  retry: bilingual('Reintentar los que faltan', 'Retry those that failed'),
  undo: bilingual('Deshacer: quitar estos archivos', 'Undo: remove these files'),
  close: bilingual('Cerrar la lista', 'Close the list'),
  files: bilingual('Archivos que se suben', 'Files being uploaded'),
};

const STATES: Record<Photo['state'], { es: string; en: string }> = {
  waiting: bilingual('En espera', 'Waiting'),
  sending: bilingual('Subiendo', 'Uploading'),
  stored: bilingual('Añadido', 'Added'),
  failed: bilingual('No se ha subido', 'Not uploaded'),
};
const PREPARING = bilingual('Preparando', 'Preparing');

/** Returns what happens to a file, e.g. "No se ha subido: …". */
export function describePhoto({ state, progress, problem }: Photo, language: 'es' | 'en'): string {
  if (state === 'sending' && progress === 1) return PREPARING[language];
  return problem ? `${STATES[state][language]}: ${problem}` : STATES[state][language];
}

/** Returns how many files have been added, and how many failed. */
export function summarise(photos: readonly Photo[], language: 'es' | 'en'): string {
  const stored = photos.filter(({ state }) => state === 'stored').length;
  const failed = photos.filter(({ state }) => state === 'failed').length;
  const isOne = failed === 1;
  const es = failed > 0 ? `; ${failed} no se ${isOne ? 'ha' : 'han'} podido subir` : '';
  const en = failed > 0 ? `; ${failed} could not be uploaded` : '';
  return language === 'en'
    ? `${stored} of ${photos.length} files added${en}`
    : `${stored} de ${photos.length} archivos añadidos${es}`;
}
