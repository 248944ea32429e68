import { bilingual } from '../../texts/labels.ts';

/** Why a row of the spreadsheet is refused, and what to do about it. */
export const MESSAGES = {
  unknownKey: bilingual(
    'Ninguna ficha tiene este identificador: déjalo vacío para crear una nueva',
    'No record has this identifier: leave it empty to create a new one',
  ),
  ambiguousSlug: bilingual(
    'Varias personas tienen esta dirección: pon también la sección',
    'Several people have this address: enter the section too',
  ),
  knownName: (name: string) =>
    bilingual(
      `Ya hay una ficha de ${name}: pon su identificador o su dirección para cambiarla, u otra dirección para crear otra`,
      `There is a record of ${name} already: enter its identifier or address to change it, or another address to create a second one`,
    ),
  notRemovable: bilingual('No se puede vaciar', 'It cannot be emptied'),
  changedSince: bilingual(
    'La ficha ha cambiado desde la comprobación: elige el archivo otra vez',
    'The record has changed since the check: choose the file again',
  ),
  notSaved: bilingual(
    'El CMS no la ha podido guardar: prueba otra vez',
    'The CMS could not save it: try again',
  ),
};
