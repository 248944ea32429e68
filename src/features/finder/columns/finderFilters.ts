import { FACETS, type Facet, type Level } from './facets';

/** A closed range of whole numbers; a missing end is open. At least one end is present. */
export interface Range {
  from?: number | undefined;
  to?: number | undefined;
}

/** A chosen value of a facet. */
export interface Choice {
  /** As `FacetValue.value`, e.g. `euskera`. */
  value: string;
  /** The least level, for languages and accents only. */
  least?: Level | undefined;
}

/** What a search asks for. Values of one facet are alternatives; facets restrict each other. */
export interface Filters {
  /** Free words, as typed; each must be found. */
  words: string;
  /** Playing age in years; a person matches whose own range overlaps it. */
  age?: Range | undefined;
  /** Height in centimetres. */
  height?: Range | undefined;
  /** The chosen values of each facet, without duplicates. */
  chosen: Record<Facet, readonly Choice[]>;
  /** Whether a person must have all the chosen skills instead of any. */
  allSkills: boolean;
  hasVideo: boolean;
  hasVoice: boolean;
}

/** Returns filters that everybody matches. */
export const emptyFilters = (): Filters => ({
  words: '',
  chosen: Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Filters['chosen'],
  allSkills: false,
  hasVideo: false,
  hasVoice: false,
});

/** Returns filters with another choice of one facet. */
export const withChosen = (
  filters: Filters,
  facet: Facet,
  choices: readonly Choice[],
): Filters => ({
  ...filters,
  chosen: { ...filters.chosen, [facet]: choices },
});

/**
 * Returns filters with a value of a facet chosen, or no longer chosen. Choosing a value again
 * replaces its least level.
 */
export function toggleChoice(
  filters: Filters,
  facet: Facet,
  choice: Choice,
  isChosen: boolean,
): Filters {
  const others = filters.chosen[facet].filter(({ value }) => value !== choice.value);
  return withChosen(filters, facet, isChosen ? [...others, choice] : others);
}
