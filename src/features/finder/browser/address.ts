import type { List } from '../../../../cms/contract/lists.ts';
import type { Filters } from '~/features/finder/columns/finderFilters';
import { serialiseFilters } from '~/features/finder/columns/finderAddress';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';

/** The parameter of the address with the number of people shown. */
export const SHOWN_PARAMETER = 'ver';

/** Returns the number of people that a query asks to show: a multiple of those of a page. */
export function readShown(query: URLSearchParams): number {
  const shown = Number(query.get(SHOWN_PARAMETER));
  return Number.isSafeInteger(shown) && shown > 0
    ? Math.ceil(shown / TALENTS_PER_PAGE) * TALENTS_PER_PAGE
    : TALENTS_PER_PAGE;
}

/** Returns the query of a search, without `?`; empty for the plain list. */
export function queryOf(filters: Filters, list: List | undefined, shown: number): string {
  const query = serialiseFilters(filters, list);
  if (shown <= TALENTS_PER_PAGE) return query;
  return [query, `${SHOWN_PARAMETER}=${shown}`].filter(Boolean).join('&');
}
