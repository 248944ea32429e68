import type { List } from '../../../cms/contract/lists.ts';
import type { Locale } from '~/lib/i18n/locale';
import english from '../../../i18n/en/vocabulary.json';
import englishWords from '../../../i18n/finder-words/en.json';
import spanish from '../../../i18n/es/vocabulary.json';
import spanishWords from '../../../i18n/finder-words/es.json';
import { type FinderIndex, LEVEL_VALUES, type Level, type WishFacet } from './finderIndex';
import { createTexts } from './texts';
import { listValue, toPhrase, toValue } from './words';

/*
 * The values of facets. Those that do not depend on the people, and the words that mean them, are part of
 * the script: browsers keep them while the index changes with each publication. The texts are read
 * directly, because the translator of the pages needs i18next.
 */

/** What people say, by language; see docs/features/finder.md. */
export const FINDER_WORDS = { es: spanishWords, en: englishWords } as const;

const LABELS = { es: spanish, en: english } as const;

/** A value of a facet. */
interface FacetValue {
  /** Its name in the address: the slug of the Spanish label. */
  value: string;
  /** In the language of the index, in lower case where the dictionary has it. */
  label: string;
  /** The label of the group of a skill. */
  group?: string | undefined;
}

type Texts = Readonly<Record<string, string>>;

/** The facets with values of the vocabulary: where their labels are, and which of them are values. */
const VOCABULARY = {
  languages: ['languages'],
  accents: ['accents'],
  skills: ['skills'],
  hair: ['hair'],
  eyes: ['eyes'],
  crafts: ['sections', ['director', 'screenwriter']],
  origins: ['accents', Object.keys(spanishWords.values.origins)],
  awards: ['awardResults'],
  gender: ['castAs', Object.keys(spanish.castAs).flatMap((key) => [key, `${key}-behind`])],
} as const satisfies Partial<
  Record<WishFacet, readonly [labels: keyof typeof spanish, keys?: readonly string[]]>
>;

/** A facet whose values are those of the vocabulary. */
export type VocabularyFacet = keyof typeof VOCABULARY;

/** A value of the vocabulary, with its key and that of the group of a skill. */
interface VocabularyValue extends FacetValue {
  key: string;
  groupKey: string;
}

function createValues(locale: Locale, facet: VocabularyFacet): VocabularyValue[] {
  const [name, keys] = VOCABULARY[facet] as readonly [string, string[]?];
  const textsOf = (one: Locale): Record<string, Texts> => {
    const texts = (LABELS[one] as Record<string, unknown>)[name];
    return (facet === 'skills' ? texts : { '': texts }) as Record<string, Texts>;
  };
  const groups: Texts = LABELS[locale].skillGroups;
  const labels = textsOf(locale);
  return Object.entries(textsOf('es')).flatMap(([groupKey, texts]) =>
    (keys ?? Object.keys(texts)).map((key) => ({
      key,
      groupKey,
      group: groups[groupKey],
      value: facet === 'gender' ? key : toValue(texts[key]!),
      label: labels[groupKey]![key.replace('-behind', '')]!,
    })),
  );
}

const made = new Map<string, VocabularyValue[]>();

/** Returns the values of a facet of the vocabulary, in its order. */
export function vocabularyOf(locale: Locale, facet: VocabularyFacet): readonly VocabularyValue[] {
  const name = `${locale} ${facet}`;
  const values = made.get(name) ?? createValues(locale, facet);
  made.set(name, values);
  return values;
}

/** Returns the value of a key in addresses, from its Spanish label: `lengua-de-signos-espanola`. */
export const valueOf = (facet: VocabularyFacet, key: string): string =>
  vocabularyOf('es', facet).find((one) => one.key === key)!.value;

/** Returns the label of a billing or of a kind of work. */
export const creditLabel = (locale: Locale, list: 'billings' | 'workKinds', key: string): string =>
  (LABELS[locale][list] as Texts)[key] ?? key;

/** Returns the label of a level. */
export function levelLabel(locale: Locale, level: Level): string {
  const keys = Object.keys(LEVEL_VALUES) as (keyof typeof LEVEL_VALUES)[];
  return LABELS[locale].levels[keys.find((key) => LEVEL_VALUES[key] === level)!];
}

/** Returns the value of a title in addresses. */
export const titleValue = (title: string): string => toPhrase(title).replaceAll(' ', '-');

function createFacetValues(index: FinderIndex, facet: WishFacet): readonly FacetValue[] {
  const { locale, lists, countries, places, people } = index;
  switch (facet) {
    case 'lists':
      return Object.entries(lists).map(([list, label]) => ({
        value: listValue(list as List),
        label,
      }));
    case 'citizenships':
      return Object.values(countries).map(([es, en]) => ({
        value: toValue(es),
        label: locale === 'es' ? es : en,
      }));
    case 'places':
      return Object.entries(places).map(([value, names]) => ({ value, label: names[locale][0]! }));
    case 'titles': {
      const labels = new Map<string, string>();
      for (const { work } of people.flatMap(({ credits }) => credits)) {
        const value = titleValue(work.title);
        if (!labels.has(value)) labels.set(value, work.title);
      }
      return [...labels].map(([value, label]) => ({ value, label }));
    }
    case 'video':
    case 'voice':
      return [{ value: '1', label: createTexts(locale)(`finder:wish.${facet}`) }];
    default:
      return vocabularyOf(locale, facet);
  }
}

const valuesOfIndex = new WeakMap<FinderIndex, Map<WishFacet, readonly FacetValue[]>>();

/** Returns the values of a facet, in their order. */
export function facetValues(index: FinderIndex, facet: WishFacet): readonly FacetValue[] {
  const known = valuesOfIndex.get(index) ?? new Map<WishFacet, readonly FacetValue[]>();
  valuesOfIndex.set(index, known);
  const values = known.get(facet) ?? createFacetValues(index, facet);
  known.set(facet, values);
  return values;
}
