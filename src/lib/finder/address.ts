import type { List } from '../../../cms/contract/lists.ts';
import type { Filters } from './filters';
import type { FinderIndex } from './finderIndex';
import { emptyFilters } from './filters';

/**
 * Parses the query of an address. Unknown parameters and values are dropped, a range with its ends
 * exchanged is corrected, and empty parameters are ignored.
 *
 * @param list the list on whose page the finder is; without `lista` in the query the search is limited
 *   to it. `undefined` on the page of the whole agency.
 * @example parseFilters(new URLSearchParams('edad=28-40&idioma=euskera:alto,ingles'), index)
 */
export function parseFilters(
  _query: URLSearchParams,
  _index: FinderIndex,
  _list?: List,
): Filters {
  return emptyFilters();
}

/**
 * Returns the canonical query, without `?`: the same search has the same address, in both languages.
 * Empty for a search without filters. The list of the page itself is omitted; on a list's page a
 * search in all lists is `lista=todas`.
 *
 * @param list as in {@link parseFilters}
 * @example serialiseFilters(filters) // 'edad=28-40&idioma=euskera:alto,ingles'
 */
export function serialiseFilters(_filters: Filters, _list?: List): string {
  return '';
}
