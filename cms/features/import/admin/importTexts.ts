import { bilingual } from '../../../texts/labels.ts';
import type { ActionResult } from '../importPlan.ts';

/** Texts of the import and export of talents. */
export const TEXTS = {
  title: bilingual('Importar y exportar talentos', 'Import and export talents'),
  talents: bilingual('Talentos', 'Talents'),
  exportTitle: bilingual('Exportar', 'Export'),
  exportHelp: bilingual(
    'Todas las personas, con sus borradores, en las mismas columnas que se importan. El archivo contiene fechas de nacimiento: no lo envíes a nadie. Créditos, fotos y vídeos no van en la hoja.',
    'All people, with their drafts, in the columns that can be imported. The file contains birth dates: do not send it to anybody. Credits, photographs and videos are not in the sheet.',
  ),
  exportCsv: bilingual('Descargar CSV', 'Download CSV'),
  exportExcel: bilingual('Descargar Excel', 'Download Excel'),
  exportFailed: bilingual(
    'No se ha podido descargar: prueba otra vez',
    'It could not be downloaded: try again',
  ),
  importTitle: bilingual('Importar', 'Import'),
  importHelp: bilingual(
    'Una hoja de Excel (.xlsx) o un CSV con una persona por fila y los títulos en la primera. Primero se comprueba y no se guarda nada. Una celda vacía no cambia nada; un guion (-) borra el valor. Lo importado queda como borrador: publícalo después desde la lista.',
    'An Excel sheet (.xlsx) or a CSV with one person per row and headers in the first one. It is checked first, and nothing is saved. An empty cell changes nothing; a hyphen (-) removes the value. What is imported is a draft: publish it afterwards from the list.',
  ),
  choose: bilingual('Elegir archivo', 'Choose a file'),
  unreadable: bilingual(
    'No se puede leer el archivo: guárdalo como Excel (.xlsx) o CSV y elígelo otra vez',
    'The file cannot be read: save it as Excel (.xlsx) or CSV and choose it again',
  ),
  tooLarge: bilingual(
    'El archivo es demasiado grande: como mucho 10 MB y 5000 filas',
    'The file is too large: at most 10 MB and 5000 rows',
  ),
  noColumns: bilingual(
    'No se reconoce ninguna columna: pon en la primera fila los títulos, como en la hoja exportada',
    'No column is recognised: the first row must contain headers as in the exported sheet',
  ),
  failed: bilingual(
    'El CMS no responde: lo que falta no se ha hecho. Elige el archivo otra vez',
    'The CMS does not respond: the rest was not done. Choose the file again',
  ),
  ignored: bilingual('Columnas que no se usan', 'Columns that are not used'),
  checking: bilingual('Se comprueba', 'Checking'),
  importing: bilingual('Se importa', 'Importing'),
  stop: bilingual('Parar', 'Stop'),
  onlyRefused: bilingual('Ver solo las rechazadas', 'Show refused rows only'),
  row: bilingual('Fila', 'Row'),
  person: bilingual('Persona', 'Person'),
  action: bilingual('Qué pasa', 'What happens'),
  details: bilingual('Detalles', 'Details'),
  list: bilingual('Ir a la lista de talentos', 'Go to the list of talents'),
  empty: bilingual('(vacío)', '(empty)'),
  rows: bilingual('Filas del archivo', 'Rows of the file'),
  repeated: (line: number) =>
    bilingual(
      `La fila ${line} ya trata de esta persona`,
      `Row ${line} is about this person already`,
    ),
};

/** What has happened to a row. */
export const DONE: Record<ActionResult, { es: string; en: string }> = {
  create: bilingual('Creada', 'Created'),
  update: bilingual('Cambiada', 'Changed'),
  unchanged: bilingual('Igual', 'Unchanged'),
  refuse: bilingual('No importada', 'Not imported'),
};

const COUNTS = [
  ['create', 'nuevas', 'new'],
  ['update', 'con cambios', 'changed'],
  ['unchanged', 'iguales', 'unchanged'],
  ['refuse', 'rechazadas', 'refused'],
] as const;

/** Returns how many rows there are of each kind, e.g. "47 nuevas · 3 rechazadas". */
export function summarise(actions: readonly ActionResult[], language: 'es' | 'en'): string {
  return COUNTS.map(([action, es, en]) => {
    const count = actions.filter((one) => one === action).length;
    return count > 0 ? `${count} ${language === 'en' ? en : es}` : '';
  })
    .filter(Boolean)
    .join(' · ');
}
