import { bilingual } from '../../../texts/labels.ts';

/** The texts of the view that orders lists. */
export const TEXTS = {
  save: bilingual('Guardar el orden', 'Save the order'),
  undo: bilingual('Deshacer', 'Undo'),
  saved: bilingual('El orden se ha guardado correctamente', 'The order has been saved'),
  failed: bilingual(
    'No se ha podido guardar el orden: inténtalo otra vez',
    'The order could not be saved: try again',
  ),
  keepMine: bilingual('Guardar mi orden', 'Save my order'),
  takeTheirs: bilingual('Tomar el suyo', 'Take theirs'),
  empty: bilingual('Esta lista todavía no tiene a nadie.', 'There is nobody in this list yet.'),
};

/** The texts about one person. */
export const personTexts = (name: string) => ({
  drag: bilingual(`Arrastrar a ${name}`, `Drag ${name}`),
  up: bilingual(`Subir a ${name}`, `Move ${name} up`),
  down: bilingual(`Bajar a ${name}`, `Move ${name} down`),
  first: bilingual(`Poner a ${name} al principio`, `Put ${name} first`),
});

/** Says where somebody is after a move, for screen readers. */
export const movedText = (name: string, place: number, count: number) =>
  bilingual(`${name}: puesto ${place} de ${count}`, `${name}: place ${place} of ${count}`);

/** Says that somebody else has ordered the list, and that nothing is saved yet. */
export const conflictText = (who: string | null) =>
  bilingual(
    `${who ?? 'Otra persona'} ha cambiado el orden de esta lista mientras tanto. El tuyo no se ha guardado todavía y sigue aquí.`,
    `${who ?? 'Somebody else'} has changed the order of this list in the meantime. Yours is not saved yet and is still here.`,
  );

/** Compares somebody's place in the order of the editor with the stored one. */
export const placesText = (name: string, mine: number, theirs: number) =>
  theirs === 0
    ? bilingual(`${name}: ya no está en la lista`, `${name}: no longer in the list`)
    : bilingual(
        `${name}: puesto ${mine}; en el suyo, ${theirs}`,
        `${name}: place ${mine}; in theirs, ${theirs}`,
      );
