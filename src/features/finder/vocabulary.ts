import type { Locale } from '~/lib/i18n/locale';
import english from '../../../i18n/en/vocabulary.json';
import englishWords from '../../../i18n/finder-words/en.json';
import spanish from '../../../i18n/es/vocabulary.json';
import spanishWords from '../../../i18n/finder-words/es.json';
import { type FacetValue, LEVEL_VALUES, type Level, type LevelKey } from './finderIndex';
import { toValue } from './words';

/*
 * The values that do not depend on the people, and the words that mean them. They are part of the script:
 * browsers keep them while the index changes with each publication. The texts are read directly, because
 * the translator of the pages needs i18next.
 */

/** What people say, by language; see docs/features/finder.md. */
export const FINDER_WORDS = { es: spanishWords, en: englishWords } as const;

const LABELS = { es: spanish, en: english } as const;

/** The facets with values of the vocabulary. */
const KEYS = {
  languages: Object.keys(spanish.languages),
  accents: Object.keys(spanish.accents),
  skills: Object.values(spanish.skills).flatMap((group) => Object.keys(group)),
  hair: Object.keys(spanish.hair),
  eyes: Object.keys(spanish.eyes),
  crafts: ['director', 'screenwriter'],
  origins: Object.keys(spanishWords.values.origins),
  gender: Object.keys(spanish.castAs).flatMap((key) => [key, `${key}-behind`]),
};

/** A facet whose values are those of the vocabulary. */
export type VocabularyFacet = keyof typeof KEYS;

/** The lists with the labels of facets. */
const LABEL_LISTS = {
  languages: 'languages',
  accents: 'accents',
  hair: 'hair',
  eyes: 'eyes',
  crafts: 'sections',
  origins: 'accents',
  gender: 'castAs',
} as const;

type Texts = Readonly<Record<string, string>>;

/** Returns the group of a skill, as in the vocabulary. */
const groupOf = (skill: string): string =>
  Object.entries(spanish.skills).find(([, skills]) => Object.hasOwn(skills, skill))?.[0] ?? 'other';

/** Returns the keys of a facet, in the order of the vocabulary. */
export const keysOf = (facet: VocabularyFacet): readonly string[] => KEYS[facet];

/** Returns the skills of a group. */
export const skillsOf = (group: string): string[] =>
  Object.keys(spanish.skills[group as keyof typeof spanish.skills]);

/** Returns the label of a key of a facet. */
export function labelOf(locale: Locale, facet: VocabularyFacet, key: string): string {
  const labels = LABELS[locale];
  const texts: Texts =
    facet === 'skills'
      ? (labels.skills as Record<string, Texts>)[groupOf(key)]!
      : labels[LABEL_LISTS[facet]];
  return texts[key.replace('-behind', '')]!;
}

/** Returns the value of a key in addresses, from its Spanish label: `lengua-de-signos-espanola`. */
export const valueOf = (facet: VocabularyFacet, key: string): string =>
  facet === 'gender' ? key : toValue(labelOf('es', facet, key));

/** Returns the label of a billing or of a kind of work. */
export const creditLabel = (locale: Locale, list: 'billings' | 'workKinds', key: string): string =>
  (LABELS[locale][list] as Texts)[key] ?? key;

/** Returns the label of a level. */
export function levelLabel(locale: Locale, level: Level): string {
  const keys = Object.keys(LEVEL_VALUES) as LevelKey[];
  return LABELS[locale].levels[keys.find((key) => LEVEL_VALUES[key] === level)!];
}

/** Returns the values of all facets of the vocabulary. */
export function vocabularyValues(locale: Locale): Record<VocabularyFacet, FacetValue[]> {
  const groups: Texts = LABELS[locale].skillGroups;
  const values = (facet: VocabularyFacet) =>
    KEYS[facet].map((key) => ({
      value: valueOf(facet, key),
      label: labelOf(locale, facet, key),
      ...(facet === 'skills' && { group: groups[groupOf(key)]! }),
    }));
  return Object.fromEntries(
    (Object.keys(KEYS) as VocabularyFacet[]).map((facet) => [facet, values(facet)]),
  ) as Record<VocabularyFacet, FacetValue[]>;
}
