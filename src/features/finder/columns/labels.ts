import type { Locale } from '~/lib/i18n/locale';
import type { Facet, Level } from './facets';
import type { FinderIndex } from './finderIndex';

/**
 * Returns the label of a value for a list of values or a chip, with a capital first letter: `Euskera`,
 * `Esgrima`, `Azules`. Unknown values are returned as they are.
 */
export function facetLabel(
  index: FinderIndex,
  facet: Facet,
  value: string,
  locale: Locale,
): string {
  // Not from `facets`, whose totals are counted when they are first read.
  const number = index.numbers[facet].get(value);
  const text = (number !== undefined && index.labels[facet][number]?.[locale]) || value;
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Returns the label of a level, as in the dictionaries: `alto`, `high`. */
export const levelLabel = (index: FinderIndex, level: Level, locale: Locale): string =>
  index.levels[level]?.[locale] ?? level;
