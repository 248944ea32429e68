/** The pages of values that at least three people of a list of the sample have, but not nearly all. */
export const FACET_PAGES = [
  ['/actores/acento', 'castellano castellano-neutro frances'],
  ['/actores/idioma', 'frances ingles'],
  ['/actrices/acento', 'andaluz britanico castellano castellano-neutro'],
  ['/actrices/habilidad', 'equitacion piano'],
  ['/actrices/idioma', 'frances ingles'],
  ['/descubre/idioma', 'ingles'],
  ['/directores-y-guionistas/idioma', 'ingles'],
].flatMap(([folder, values]) => values!.split(' ').map((value) => `${folder}/${value}`));
