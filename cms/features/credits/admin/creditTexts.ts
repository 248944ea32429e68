import { bilingual } from '../../../texts/labels.ts';

/** Texts of pasting credits. */
export const TEXTS = {
  open: bilingual('Pegar desde una hoja de cálculo', 'Paste from a spreadsheet'),
  title: bilingual('Pegar trabajos', 'Paste credits'),
  help: bilingual(
    'Copia las celdas en Excel, Google Sheets o Numbers, con la fila de títulos o sin ella, y pégalas aquí. El papel queda en el idioma que estás editando.',
    'Copy the cells in Excel, Google Sheets or Numbers, with or without the row of headers, and paste them here. The role is in the language that you are editing.',
  ),
  cells: bilingual('Celdas copiadas', 'Copied cells'),
  list: bilingual('Añadir a', 'Add to'),
  column: bilingual('Columna', 'Column'),
  ignore: bilingual('No usar', 'Do not use'),
  preview: bilingual('Así quedan', 'How they will look'),
  undo: bilingual('Deshacer', 'Undo'),
  tooMany: (max: number) =>
    bilingual(
      `Hay más de ${max} filas: pégalas en varias veces`,
      `There are more than ${max} rows: paste them in several steps`,
    ),
};

/** Returns the label of the button that adds credits. */
export const addLabel = (count: number) =>
  bilingual(
    count === 1 ? 'Añadir 1 trabajo' : `Añadir ${count} trabajos`,
    count === 1 ? 'Add 1 credit' : `Add ${count} credits`,
  );

/** Returns what becomes of the rows with problems. */
export const describeInvalid = (count: number) =>
  bilingual(
    count === 1
      ? '1 fila tiene un error y no se añade: corrígela en la hoja o cambia la columna.'
      : `${count} filas tienen errores y no se añaden: corrígelas en la hoja o cambia la columna.`,
    count === 1
      ? '1 row has an error and is not added: correct it in the spreadsheet, or change its column.'
      : `${count} rows have errors and are not added: correct them in the spreadsheet, or change the column.`,
  );

/** Returns what a paste has done. */
export const describeAdded = (count: number) =>
  bilingual(
    count === 1
      ? '1 trabajo añadido al final de la lista. Guarda la ficha para conservarlo.'
      : `${count} trabajos añadidos al final de la lista. Guarda la ficha para conservarlos.`,
    count === 1
      ? '1 credit added at the end of the list. Save the record to keep it.'
      : `${count} credits added at the end of the list. Save the record to keep them.`,
  );
