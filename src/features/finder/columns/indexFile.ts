import type { Locale } from '~/lib/i18n/locale';
import type { Facet } from './facets';

/** The version of the format; a client with another one cannot read the file. */
export const INDEX_VERSION = 2;

/**
 * The path of the file that names the current index. It has a stable name, so that no page depends
 * on the index and an open tab finds the index of a later build.
 */
export const POINTER_PATH = '/finder.json';

/** The content of the file at {@link POINTER_PATH}. */
export interface IndexPointer {
  /** The path of the index, which contains a hash of its content. */
  index: string;
}

/** Texts of cards with placeholders in braces. */
export interface CardTexts {
  /** E.g. `De {range}`. */
  plays: string;
  /** The range of those without an upper age, e.g. `Desde {from}`. */
  from: string;
  /** The range of those without a lower age, e.g. `Hasta {to}`. */
  to: string;
  /** A title in quotation marks: `«{title}»`. */
  workTitle: string;
}

/** The kinds of words that the finder understands besides the names of values and levels. */
export type WordKind =
  | ('hasVideo' | 'hasVoice' | 'tall' | 'short')
  | ('to' | 'atLeast' | 'atMost' | 'years' | 'centimetres')
  | ('fillers' | 'particles');

/** What the finder understands besides the labels of facets: phrases, separated by commas. */
export interface Phrases {
  /** Further names of values: by facet and value. */
  values: Partial<Record<Facet, Record<string, string>>>;
  /** Further names of levels, by their name in the address. */
  levels: Record<string, string>;
  /** Phrases around the labels of a facet in each language, such as `ojos {}`. */
  around: Partial<Record<Facet, Record<Locale, string>>>;
  /** Words of other meanings. */
  kinds: Record<WordKind, string>;
}

/**
 * The content of the index. Texts of one column are separated by line breaks, one line per person or
 * value; numbers are packed, see `pack.ts`. A label in both languages is `euskera⇥Basque`, one that
 * is the same in both is written once, and `Cáceres⇥` has no English text.
 */
export interface IndexFile {
  version: number;
  ids: string;
  names: string;
  /** The slugs that differ from the name's; empty lines for the others. */
  slugs: string;
  /** Playing ages plus one; 0 is unknown. */
  ageFrom: string;
  ageTo: string;
  /** Height in centimetres; 0 is unknown. */
  height: string;
  /** Bits of `FLAGS`. */
  flags: string;
  /**
   * The labels of each facet and its packed rows. A number of languages and accents is
   * `8 * value + level`; of titles it is 0 for the first mention of the next one, else its number
   * plus one.
   */
  facets: Record<Facet, { labels: string; rows: string }>;
  /** The labels of the groups of skills, and the group of each skill. */
  groups: { labels: string; rows: string };
  /** The labels of the levels, from the lowest. */
  levels: string;
  /** The directors of the credits, and the packed rows, numbered like titles. */
  directors: { names: string; rows: string };
  /** The language and the skill that a card shows: their number plus one, or 0. */
  distinct: { languages: string; skills: string };
  /** The professions of those who work behind the camera, and for each person their number or 0. */
  professions: { labels: string; rows: string };
  /** The latest work of those who work behind the camera, `title⇥year`; one line per person. */
  latest: string;
  /** Width, height, style and files of each portrait: `720⇥900⇥…`; one line per person. */
  pictures: string;
  texts: Record<Locale, CardTexts>;
  phrases: Phrases;
}

/** Bits of `IndexFile.flags`. */
export const FLAGS = { video: 1, voice: 2 } as const;
