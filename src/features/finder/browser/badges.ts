import type { Filters } from '~/features/finder/columns/finderFilters';
import type { FinderTexts } from './finderTexts';
import { rangeText } from './chips';
import { type Field, GROUPS, type Group } from './groups';

/**
 * Returns how much of a field is chosen.
 *
 * @param home the list of the page, as in the address; alone it does not count
 */
export function chosenCount(filters: Filters, field: Field, home: string | undefined): number {
  const { age, height, chosen, hasVideo, hasVoice } = filters;
  if (field === 'age') return age ? 1 : 0;
  if (field === 'height') return height ? 1 : 0;
  if (field === 'video') return hasVideo ? 1 : 0;
  if (field === 'voice') return hasVoice ? 1 : 0;
  const isHome = field === 'lists' && chosen.lists.length === 1 && chosen.lists[0]!.value === home;
  return isHome ? 0 : chosen[field].length;
}

/** Returns what the button of a group shows beside its name: a range of ages, else a number. */
export function badgeText(
  t: FinderTexts,
  group: Group,
  filters: Filters,
  home: string | undefined,
): string {
  if (group === 'age' && filters.age) return rangeText(t, filters.age);
  const count = GROUPS[group].reduce((sum, field) => sum + chosenCount(filters, field, home), 0);
  return count > 0 ? String(count) : '';
}
