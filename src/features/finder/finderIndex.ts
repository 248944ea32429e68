import type { Locale } from '~/lib/i18n/locale';
import type { Card } from '~/features/card/card';

/*
 * What the finder's index contains, and what a search asks for. `createIndex.ts` makes the index at the
 * build, `search.ts` and `understand.ts` use it in the browser.
 */

/** What the panel asks for, by the name of its parameter, in the order of the address. */
export const PARAMETERS = {
  age: 'edad',
  languages: 'idioma',
  accents: 'acento',
  skills: 'habilidad',
  height: 'altura',
  hair: 'pelo',
  eyes: 'ojos',
  places: 'base',
  citizenships: 'nacionalidad',
  video: 'video',
  voice: 'voz',
  lists: 'lista',
  crafts: 'oficio',
  titles: 'titulo',
} as const;

/** What the panel asks for: a range, or values of a facet. */
export type Field = keyof typeof PARAMETERS;
export type RangeField = 'age' | 'height';
export type Facet = Exclude<Field, RangeField>;

export const FIELDS = Object.keys(PARAMETERS) as Field[];

export const isRange = (field: Field): field is RangeField => field === 'age' || field === 'height';

/** The facets whose values have a level, and of which all values can be asked for at once. */
export const RATED_FACETS = ['languages', 'accents', 'skills'] as const;
export type RatedFacet = (typeof RATED_FACETS)[number];

export const isRated = (facet: string): facet is RatedFacet =>
  (RATED_FACETS as readonly string[]).includes(facet);

/** A facet that a sentence can name, besides those of the panel: whom a person plays, what they won, more of looks. */
export type WishFacet =
  | Facet
  | 'gender'
  | 'origins'
  | 'awards'
  | 'hairLength'
  | 'beard'
  | 'voiceRange'
  | 'tones'
  | 'genres'
  | 'projects';

/** Levels from the lowest, as keys of the vocabulary. */
export const LEVELS = [
  'basic',
  'mid',
  'highAccent',
  'high',
  'pro',
  'bilingualAccent',
  'bilingual',
  'native',
] as const;
export type Level = (typeof LEVELS)[number];

/** A value of a person, with the number of its level in `LEVELS`; 0 of what has no levels. */
interface HeldValue {
  value: string;
  level: number;
}

/** A person of the index. */
export interface IndexPerson {
  card: Card;
  /** First and last playing age. */
  ages?: Range | undefined;
  /** In centimetres. */
  height?: number | undefined;
  /** First and last day (`YYYY-MM-DD`). */
  available?: { from?: string | undefined; to?: string | undefined } | undefined;
  /** First and last days (`YYYY-MM-DD`) on which the person is not free. */
  busy: { from: string; until: string }[];
  /** The values of each facet that neither card nor credits tell. */
  has: Record<
    Exclude<WishFacet, 'lists' | 'video' | 'voice' | 'titles' | 'awards' | 'tones'>,
    HeldValue[]
  >;
  /** Names in their studies: schools and teachers. */
  schools: string[];
  /** Keys of the vocabulary, and the title in both languages, as those of credits and their roles. */
  videos: { kind: string; tones: string[]; title: string }[];
  /** The names in each award, as "Premio Candil", and its result as a value of the facet. */
  awards: { name: string; result: string }[];
  /**
   * Kind and billing are keys of the vocabulary, the role is in both languages. The company is a producer or
   * a venue, the broadcaster a channel or a platform.
   */
  credits: {
    work: {
      title: string;
      director: string;
      company?: string | undefined;
      broadcaster?: string | undefined;
      year?: number | undefined;
    };
    kind: string;
    billing: string;
    role: string;
  }[];
}

/** What a search needs to know of the people, with the texts of one language. */
export interface FinderIndex {
  locale: Locale;
  /** The labels of the lists. */
  lists: Record<string, string>;
  /** The languages, accents and skills that editors have added, as keys: each says its labels. */
  added: string[];
  /** The Spanish and the English names of countries, by code. */
  countries: Record<string, [es: string, en: string]>;
  /** The names of places in both languages, by value; the first is the label. */
  places: Record<string, Record<Locale, string[]>>;
  people: IndexPerson[];
}

/** A closed range of whole numbers; a missing end is open. At least one end is present. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** A value of a facet, with the least level of languages, accents and skills. */
export interface Choice {
  is: 'value';
  facet: WishFacet;
  value: string;
  least?: Level | undefined;
}

/** A credit: folded titles, keys of kinds, a key of a billing, words of the role, years, and with whom. */
export interface AskedCredit {
  is: 'credit';
  titles?: string[] | undefined;
  kinds?: string[] | undefined;
  billing?: string | undefined;
  role?: string | undefined;
  years?: Range | undefined;
  /** The folded name of somebody who directed the work, or worked on it, or of one of its companies. */
  with?: string | undefined;
}

/** Something that a person meets or not. */
export type Condition =
  | Choice
  | ({ is: RangeField } & Range)
  | AskedCredit
  /** Words of the name, folded: each begins one of its words. */
  | { is: 'name'; words: string[] }
  /** At least so many of them: "tres idiomas". */
  | { is: 'count'; of: 'languages' | 'citizenships'; from: number }
  /** Days (`YYYY-MM-DD`). */
  | { is: 'available'; from: string; to: string }
  /** The folded title of a video. */
  | { is: 'video'; title: string }
  /** Folded words of one name of `schools`. */
  | { is: 'school'; words: string }
  /** Folded words of one name of `awards`, with any or one result. */
  | { is: 'award'; words: string; result?: string | undefined };

/** What a part of a sentence asks for: any of its conditions, or none of them. */
export interface Wish {
  any: Condition[];
  not: boolean;
  /** Where the sentence says it: start and end of each part that goes with it. */
  spans: [start: number, end: number][];
}

/** What is chosen in the panel; it is strict. Values of a facet are alternatives, without duplicates. */
export type Filters = Readonly<
  Record<Facet, readonly Choice[]> &
    Record<RangeField, readonly ({ is: RangeField } & Range)[]> & {
      /** The facets of which all values are asked for at once instead of any. */
      all: readonly RatedFacet[];
    }
>;
