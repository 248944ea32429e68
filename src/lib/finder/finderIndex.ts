import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import type { Facet, FacetValue } from './facets';

/** A decoded index: what `search`, `understand`, `parseFilters` and `cardOf` read. */
export interface FinderIndex {
  /** The ids (`Talent.shareId`) of the listed people, list by list in the Spanish lists' order. */
  ids: readonly string[];
  /** The list of each person, parallel to `ids`. */
  lists: readonly List[];
  /** The values of each facet, in the dictionary's or the alphabetical order. */
  facets: Record<Facet, readonly FacetValue[]>;
  /** The labels of the groups of skills, in the order of the dictionary. */
  groups: readonly Record<Locale, string>[];
  /** The labels of levels by their name in the address: `alto` is "alto" and "high". */
  levels: Readonly<Record<string, Record<Locale, string>>>;
}

/**
 * Decodes the content of the index file.
 *
 * @param file the parsed JSON
 * @throws {RangeError} when the file has another version of the format
 */
export function decodeIndex(_file: unknown): FinderIndex {
  throw new RangeError('The index cannot be decoded yet');
}
