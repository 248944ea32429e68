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
