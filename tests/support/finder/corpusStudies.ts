import {
  type AskedSearch,
  actor,
  actress,
  all,
  any,
  award,
  not,
  place,
  section,
  skill,
  studied,
  woman,
} from './answers.ts';

/** Searches for schools, teachers and prizes, written before the finder knew any. */
export const CORPUS_STUDIES: AskedSearch[] = [
  {
    locale: 'es',
    typed: 'formado en la Escuela de Teatro del Litoral',
    right: studied('Litoral'),
  },
  {
    locale: 'es',
    typed: 'actriz que estudió en Valdehondo',
    right: all(actress, studied('Valdehondo')),
  },
  { locale: 'es', typed: 'gente del Laboratorio El Hangar', right: studied('Hangar') },
  { locale: 'es', typed: 'técnica Meisner', right: studied('Meisner') },
  { locale: 'es', typed: 'ganadora de un Candil', right: all(woman, award('Candil', 'won')) },
  // Who won was nominated.
  { locale: 'es', typed: 'nominado al Candil', right: award('Candil') },
  { locale: 'es', typed: 'trabaja en Madrid, RESAD', right: place('Madrid'), unknown: ['RESAD'] },
  {
    locale: 'es',
    typed: 'premiada en el Festival de Valdelobos',
    right: all(woman, award('Valdelobos', 'won')),
  },
  {
    locale: 'es',
    typed: 'que no haya ganado un Candil',
    right: not(award('Candil', 'won')),
  },
  {
    locale: 'es',
    typed: 'director con un Candil',
    right: all(section('director'), award('Candil')),
  },
  { locale: 'en', typed: 'trained at Atelier Saint-Fiacre', right: studied('Fiacre') },
  {
    locale: 'en',
    typed: 'actress who studied at Hangar',
    right: all(actress, studied('Hangar')),
  },
  { locale: 'en', typed: 'Candil winner', right: award('Candil', 'won') },
  { locale: 'en', typed: 'graduate of Halloran', right: studied('Halloran') },
  { locale: 'en', typed: 'Meisner trained', right: studied('Meisner') },
];

/** The same, put aside while the finder learned them. */
export const CORPUS_STUDIES_ASIDE: AskedSearch[] = [
  { locale: 'es', typed: 'exalumnos de La Barqueta', right: studied('Barqueta') },
  {
    locale: 'es',
    typed: 'alguien de la Escuela Municipal del Arrabal',
    right: studied('Arrabal'),
  },
  {
    locale: 'es',
    typed: 'violinista del conservatorio Las Moreras',
    right: all(skill('violin'), studied('Conservatorio Las Moreras')),
  },
  {
    locale: 'es',
    typed: 'actor con el premio Tramoya',
    right: all(actor, award('Tramoya', 'won')),
  },
  { locale: 'es', typed: 'con formación en el Estudio Carrión', right: studied('Carrión') },
  {
    locale: 'es',
    typed: 'actriz de Madrid no formada en el Hangar',
    right: all(actress, place('Madrid'), not(studied('Hangar'))),
  },
  {
    locale: 'es',
    typed: 'guionista de la Escuela de Cine del Duero',
    right: all(section('screenwriter'), studied('Duero')),
  },
  {
    locale: 'es',
    typed: 'del Hangar o de La Barqueta',
    right: any(studied('Hangar'), studied('Barqueta')),
  },
  { locale: 'en', typed: 'from Escuela Nariz Postiza', right: studied('Nariz Postiza') },
  { locale: 'en', typed: 'nominated for a Tramoya', right: award('Tramoya') },
  { locale: 'en', typed: 'won a Tramoya', right: award('Tramoya', 'won') },
  { locale: 'en', typed: 'Puerto Alba festival', right: award('Puerto Alba') },
  {
    locale: 'en',
    typed: 'studied at RADA',
    right: () => true,
    unknown: ['studied at RADA'],
  },
  {
    locale: 'en',
    typed: 'actor trained at Halloran Conservatory',
    right: all(actor, studied('Halloran')),
  },
];
