import type { Chip, ChipTexts } from './chips';
import { FACETS } from '~/features/finder/columns/facets';
import { type Filters, withChosen } from '~/features/finder/columns/finderFilters';
import { search } from '~/features/finder/columns/search';
import { chipsOf } from './chips';

/** A condition that keeps a search from finding people. */
export interface Obstacle {
  /** What to take away: the chosen values of a facet, or the words. */
  text: string;
  without: Filters;
  /** The number of people found without it. */
  count: number;
}

/**
 * Returns the condition of a search without results whose removal finds most people, or `undefined`
 * if no single one is to blame. A facet is taken away with all its values.
 *
 * @param home the list of the page, as in the address
 */
export function findObstacle(
  texts: ChipTexts,
  filters: Filters,
  home: string | undefined,
): Obstacle | undefined {
  const chips = chipsOf(texts, filters, home);
  const textOf = (group: Chip[]) => group.map(({ text }) => text).join(', ');
  const facets = FACETS.flatMap((facet) => {
    const own = chips.filter(({ key }) => key.startsWith(`${facet} `));
    const rest = home && facet === 'lists' ? [{ value: home }] : [];
    return own.length > 0 ? { text: textOf(own), without: withChosen(filters, facet, rest) } : [];
  });
  const others = chips.filter(({ key }) => !key.includes(' '));
  const { words } = filters;
  const conditions = [
    ...facets,
    ...others.map(({ text, without }) => ({ text, without })),
    ...(words.trim() ? [{ text: words.trim(), without: { ...filters, words: '' } }] : []),
  ];
  return conditions
    .map((condition) => ({
      ...condition,
      count: search(texts.index, condition.without).ids.length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)[0];
}
