import type { Phrases, WordKind } from '../indexFile';
import english from '../../../../../i18n/synonyms/en.json';
import spanish from '../../../../../i18n/synonyms/es.json';
import { LEVEL_VALUES, type LevelKey } from '../facets';
import { toValue } from '../searchText';
import { VOCABULARIES } from './facetLabels';

type Synonyms = Record<string, string>;

const joined = (first: Synonyms, second: Synonyms, key: string): string =>
  [first[key], second[key]].filter(Boolean).join();

function valueSynonyms(facet: keyof typeof spanish.values): Synonyms {
  const { keys, labelOf } = VOCABULARIES[facet];
  const [first, second]: Synonyms[] = [spanish.values[facet], english.values[facet]];
  return Object.fromEntries(
    keys
      .map((key) => [toValue(labelOf('es', key)), joined(first!, second!, key)])
      .filter(([, phrases]) => phrases),
  ) as Synonyms;
}

/** Returns what the finder understands besides labels, in both languages. */
export function finderPhrases(): Phrases {
  const facets = Object.keys(spanish.values) as (keyof typeof spanish.values)[];
  const around = Object.keys(spanish.around) as (keyof typeof spanish.around)[];
  const levels = Object.keys(spanish.levels) as LevelKey[];
  const kinds = Object.keys(spanish.kinds) as WordKind[];
  return {
    values: Object.fromEntries(facets.map((facet) => [facet, valueSynonyms(facet)])),
    levels: Object.fromEntries(
      levels.map((key) => [LEVEL_VALUES[key], joined(spanish.levels, english.levels, key)]),
    ),
    around: Object.fromEntries(
      around.map((facet) => [facet, { es: spanish.around[facet], en: english.around[facet] }]),
    ),
    kinds: Object.fromEntries(
      kinds.map((kind) => [kind, joined(spanish.kinds, english.kinds, kind)]),
    ) as Phrases['kinds'],
  };
}
