import type { FinderIndex } from './finderIndex';
import { emptyFilters } from './finderFilters';
import { search } from './search';
import { understand } from './understand';

/** A text that is compared with all words. */
const FILTERS = { ...emptyFilters(), words: 'a' };

/**
 * The steps that prepare what typed words are compared with: texts in one spelling, and the words that
 * are understood. Without them the first letter waits for both.
 */
export const PREPARATIONS: readonly ((index: FinderIndex) => unknown)[] = [
  (index) => search(index, FILTERS),
  (index) => understand(FILTERS, index),
];
