import type { Locale } from '~/lib/i18n/locale';

/**
 * The facets of which a search chooses values, by the name of their parameter in the address. The
 * order is that of the parameters.
 */
export const FACET_PARAMETERS = {
  languages: 'idioma',
  accents: 'acento',
  skills: 'habilidad',
  hair: 'pelo',
  eyes: 'ojos',
  bases: 'base',
  citizenships: 'nacionalidad',
  lists: 'lista',
  crafts: 'oficio',
  titles: 'titulo',
} as const;

/** A facet of which a search chooses values. */
export type Facet = keyof typeof FACET_PARAMETERS;

/** All facets, in the order of the address. */
export const FACETS = Object.keys(FACET_PARAMETERS) as Facet[];

/** The facets whose values have a level: a search can require a least one. */
export const RATED_FACETS = ['languages', 'accents'] as const satisfies readonly Facet[];

/** A facet whose values have a level. */
export type RatedFacet = (typeof RATED_FACETS)[number];

/** Levels from the lowest, as keys of the vocabulary with their names in the address. */
export const LEVEL_VALUES = {
  basic: 'basico',
  mid: 'medio',
  highAccent: 'alto-con-acento',
  high: 'alto',
  pro: 'pro',
  bilingualAccent: 'bilingue-con-acento',
  bilingual: 'bilingue',
  native: 'nativo',
} as const;

/** The key of a level in the vocabulary. */
export type LevelKey = keyof typeof LEVEL_VALUES;

/** A level as the address names it, which is how `Choice` and the index name it too. */
export type Level = (typeof LEVEL_VALUES)[LevelKey];

/** Levels from the lowest. */
export const LEVELS = Object.values(LEVEL_VALUES);

/** The least levels that the finder offers for each rated facet, from the lowest. */
export const OFFERED_LEVELS: Record<RatedFacet, readonly Level[]> = {
  languages: ['medio', 'alto', 'bilingue', 'nativo'],
  accents: ['medio', 'alto', 'pro', 'nativo'],
};

/** A value of a facet. */
export interface FacetValue {
  /** Its name in filters and in the address, the slug of the Spanish label: `euskera`. */
  value: string;
  /** The label as in the dictionaries, in lower case where they have it: `euskera`, `Basque`. */
  labels: Record<Locale, string>;
  /** The group of a skill, an entry of `FinderIndex.groups`. */
  group?: number | undefined;
  /** Number of people of the index who have it; 0 is possible for languages, accents, skills, looks. */
  total: number;
}
