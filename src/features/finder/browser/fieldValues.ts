import type { Locale } from '~/lib/i18n/locale';
import type { Facet } from '~/features/finder/columns/facets';
import type { FinderIndex } from '~/features/finder/columns/finderIndex';
import type { Found } from './fields';
import type { FieldValue } from './valueField';
import { type Filters, emptyFilters, withChosen } from '~/features/finder/columns/finderFilters';
import { facetLabel } from '~/features/finder/columns/labels';
import { type SearchResult, search } from '~/features/finder/columns/search';

/** The values that people of the searched lists have, by the names of the lists. */
const scopes = new WeakMap<FinderIndex, Map<string, SearchResult['counts']>>();

/** Returns how many people of the searched lists have each value, whatever else is asked for. */
function scopeCounts(index: FinderIndex, { chosen }: Filters): SearchResult['counts'] {
  const cache = scopes.get(index) ?? new Map<string, SearchResult['counts']>();
  scopes.set(index, cache);
  const key = chosen.lists.map(({ value }) => value).join();
  const counts =
    cache.get(key) ?? search(index, withChosen(emptyFilters(), 'lists', chosen.lists)).counts;
  cache.set(key, counts);
  return counts;
}

/** Returns the values of a facet that somebody in the searched lists has, and the chosen ones. */
export function valuesOf(
  index: FinderIndex,
  locale: Locale,
  facet: Facet,
  { filters, result }: Found,
): FieldValue[] {
  const scope = scopeCounts(index, filters)[facet];
  const chosen = new Set(filters.chosen[facet].map(({ value }) => value));
  return index.facets[facet]
    .filter(({ value }) => scope.has(value) || chosen.has(value))
    .map(({ value, group }) => ({
      value,
      label: facetLabel(index, facet, value, locale),
      group: group === undefined ? undefined : index.groups[group]?.[locale],
      count: result.counts[facet].get(value) ?? 0,
    }));
}
