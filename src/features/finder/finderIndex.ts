import type { Locale } from '~/lib/i18n/locale';
import type { Card } from '~/features/talents/TalentCard';

/*
 * What the finder's index contains, and what a search asks for. `createIndex.ts` makes the index at the
 * build, `search.ts` and `understand.ts` use it in the browser.
 */

/** Grows with each change of the format; a page refuses an index of another version. */
export const INDEX_VERSION = 22;

/**
 * The facets of which the panel chooses values, by the name of their parameter in the address. The
 * order is that of the parameters.
 */
export const FACET_PARAMETERS = {
  languages: 'idioma',
  accents: 'acento',
  skills: 'habilidad',
  hair: 'pelo',
  eyes: 'ojos',
  places: 'base',
  citizenships: 'nacionalidad',
  lists: 'lista',
  crafts: 'oficio',
  titles: 'titulo',
} as const;

/** A facet of which the panel chooses values. */
export type Facet = keyof typeof FACET_PARAMETERS;

/** All facets of the panel, in the order of the address. */
export const FACETS = Object.keys(FACET_PARAMETERS) as Facet[];

/** The facets whose values have a level. */
export const RATED_FACETS = ['languages', 'accents', 'skills'] as const;
export type RatedFacet = (typeof RATED_FACETS)[number];

/** A facet that a sentence can name, besides those of the panel: whom a person plays, and where from. */
export type WishFacet = Facet | 'gender' | 'origins';

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
export type LevelKey = keyof typeof LEVEL_VALUES;

/** A level as the address names it. */
export type Level = (typeof LEVEL_VALUES)[LevelKey];

/** Levels from the lowest. */
export const LEVELS = Object.values(LEVEL_VALUES);

/** A value of a facet. */
export interface FacetValue {
  /** Its name in the address: the slug of the Spanish label. */
  value: string;
  /** In the language of the index, in lower case where the dictionary has it. */
  label: string;
  /** The label of the group of a skill. */
  group?: string;
}

/** A credit: title, director, kind (a key of the vocabulary), billing (a key), role in both languages. */
export type IndexCredit = [
  title: string,
  director: string,
  kind: string,
  billing: string,
  role: string,
];

/** A person of the index. */
export interface IndexPerson {
  card: Card;
  /** First and last playing age; `null` for an open end. */
  ages?: [number | null, number | null] | undefined;
  /** In centimetres. */
  height?: number | undefined;
  /** First and last day (`YYYY-MM-DD`); an empty text for an open end. */
  available?: [string, string] | undefined;
  /** The values of each facet; of rated facets with the number of the level in `LEVELS`. */
  has: Partial<Record<Exclude<WishFacet, RatedFacet | 'lists' | 'titles'>, string[]>> &
    Partial<Record<RatedFacet, [value: string, level: number][]>>;
  credits: IndexCredit[];
}

/** What a search needs to know of the people, with the texts of one language. */
export interface FinderIndex {
  version: number;
  locale: Locale;
  /** The labels of the lists. */
  lists: Record<string, string>;
  /** The Spanish and the English names of countries, by code. */
  countries: Record<string, [es: string, en: string]>;
  /** The names of places in both languages, by value; the first is the label. */
  places: Record<string, Record<Locale, string[]>>;
  facets: Record<Exclude<WishFacet, 'titles'>, FacetValue[]>;
  people: IndexPerson[];
}

/** A closed range of whole numbers; a missing end is open. At least one end is present. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** Something that a person meets or not. */
export type Condition =
  | { is: 'value'; facet: WishFacet; value: string; least?: Level | undefined }
  | ({ is: 'age' | 'height' } & Range)
  | { is: 'video' | 'voice' }
  | {
      is: 'credit';
      /** Values of titles, keys of kinds, a key of a billing, words of the role. */
      titles?: string[] | undefined;
      kinds?: string[] | undefined;
      billing?: string | undefined;
      role?: string | undefined;
    }
  /** Words of the name, folded: each begins one of its words. */
  | { is: 'name'; words: string[] }
  /** The folded name of somebody whom the person worked with, and whether only as a director. */
  | { is: 'with'; name: string; label: string }
  /** Days (`YYYY-MM-DD`). */
  | { is: 'available'; from: string; to: string };

/** What a part of a sentence asks for: any of its conditions, or none of them. */
export interface Wish {
  any: Condition[];
  not: boolean;
  /** Where the sentence says it: start and end of each part that goes with it. */
  spans: [start: number, end: number][];
}

/** A chosen value of a facet. */
export interface Choice {
  value: string;
  /** The least level, for languages, accents and skills. */
  least?: Level | undefined;
}

/** What is chosen in the panel; it is strict. Values of a facet are alternatives. */
export interface Filters {
  age?: Range | undefined;
  height?: Range | undefined;
  /** The chosen values of each facet, without duplicates. */
  chosen: Record<Facet, readonly Choice[]>;
  /** The facets of which all values are asked for at once instead of any. */
  all: readonly RatedFacet[];
  hasVideo: boolean;
  hasVoice: boolean;
}
