import { PAGE_PATHS } from '#contract/pages.ts';
import type { List } from '#contract/lists.ts';
import { readAddedValue } from '#contract/addedValues.ts';
import { type ListName, type Value, findValue, valuesOf } from '#contract/vocabulary.ts';
import { fold, formsOf, plainWords } from '#contract/words.ts';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { textsIn } from '~/lib/i18n/texts';
import englishTexts from '../../../i18n/en/finder.json';
import { add as addEnglish } from '../../../i18n/en/selection.json';
import englishWords from '../../../i18n/finder-words/en.json';
import spanishTexts from '../../../i18n/es/finder.json';
import { add as addSpanish } from '../../../i18n/es/selection.json';
import spanishWords from '../../../i18n/finder-words/es.json';
import englishSynonyms from '../../../i18n/synonyms/en.json';
import spanishSynonyms from '../../../i18n/synonyms/es.json';
import type { FinderIndex, WishFacet } from './finderIndex';

/*
 * Words: the texts of the finder, and the values of facets. The values that do not depend on the people, and
 * the words that mean them, are part of the script: browsers keep them while the index changes with each
 * publication.
 */

/** Returns the name of a value in the address from its Spanish label: `Las Palmas` is `las-palmas`. */
export const toValue = (label: string): string =>
  (fold(label).match(/[\p{L}\p{N}]+/gu) ?? []).join('-');

/** Returns the value of a list in the facet `lists`: its path without slash. */
export const listValue = (list: List): string => PAGE_PATHS[list].slice(1);

const phraseOf = new Map<string, string>();

/** Returns the folded words of a text, which are made once: people share most names, titles and roles. */
export function toPhrase(text: string): string {
  const known = phraseOf.get(text) ?? plainWords(text).join(' ');
  phraseOf.set(text, known);
  return known;
}

const DICTIONARIES = {
  es: { finder: spanishTexts, selection: { add: addSpanish } },
  en: { finder: englishTexts, selection: { add: addEnglish } },
};

/** Returns the function that looks up the texts of the finder. */
export const createTexts = (locale: Locale) => textsIn(locale, DICTIONARIES[locale]);

/** A value of a facet. */
interface FacetValue {
  /** Its name in the address: the slug of the Spanish label. */
  value: string;
  /** In the language of the index, in lower case where the dictionary has it. */
  label: string;
  /** The label of the group of a skill. */
  group?: string | undefined;
}

type Labels = Readonly<Record<string, string>>;

/** The facets with values of the vocabulary: their list, and which of its keys are values; all by default. */
const VOCABULARY = {
  skills: ['skills'],
  languages: ['languages'],
  accents: ['accents'],
  awards: ['awardResults'],
  hair: ['hair'],
  hairLength: ['hairLengths'],
  beard: ['beards'],
  eyes: ['eyes'],
  voiceRange: ['voiceRanges'],
  tones: ['tones'],
  genres: ['genres'],
  projects: ['projectStates'],
  crafts: ['sections', ['director', 'screenwriter']],
  origins: ['accents', Object.keys(spanishWords.values.origins)],
  gender: ['castAs', valuesOf('castAs').flatMap(({ value }) => [value, `${value}-behind`])],
} as const satisfies Partial<
  Record<WishFacet, readonly [list: ListName, keys?: readonly string[]]>
>;

type Synonyms = typeof spanishSynonyms | typeof englishSynonyms;
type Words = typeof spanishWords | typeof englishWords;

/** Returns what people say: synonyms of the vocabulary by facets of the finder, and words of sentences. */
function wordsOf<W extends Words>(synonyms: Synonyms, words: W) {
  const { levels, billings, countries: citizenships, workKinds: media } = synonyms;
  const { actor: actors, actress: actresses, newTalent: discover, ...crafts } = synonyms.sections;
  const ofLists: Partial<Record<WishFacet, Labels>> = {};
  for (const [facet, [list, keys]] of Object.entries<readonly [string, unknown?]>(VOCABULARY)) {
    if (!keys) ofLists[facet as VocabularyFacet] = synonyms[list as keyof Synonyms] as Labels;
  }
  const lists = { actors, actresses, discover };
  const values = { ...ofLists, citizenships, lists, crafts, ...words.values };
  return { ...words, levels, billings, media, values };
}

/** What people say, by language; see docs/features/finder.md. */
export const FINDER_WORDS = {
  es: wordsOf(spanishSynonyms, spanishWords),
  en: wordsOf(englishSynonyms, englishWords),
};

/** A facet whose values are those of the vocabulary. */
export type VocabularyFacet = keyof typeof VOCABULARY;

/** Returns a value of the vocabulary as one of a facet, with its key and that of the group of a skill. */
const toFacetValue = (locale: Locale, key: string, { label, group }: Omit<Value, 'value'>) => ({
  key,
  groupKey: group ?? '',
  group: group && labelOf(locale, 'skillGroups', group),
  value: toValue(label.es),
  label: label[locale],
});

type VocabularyValue = ReturnType<typeof toFacetValue>;

function createValues(locale: Locale, facet: VocabularyFacet): VocabularyValue[] {
  const [list, keys]: readonly [ListName, (readonly string[])?] = VOCABULARY[facet];
  return (keys ?? valuesOf(list).map(({ value }) => value)).map((key) => ({
    ...toFacetValue(locale, key, findValue(list, key.replace('-behind', ''))!),
    ...(facet === 'gender' && { value: key }),
  }));
}

const made: Partial<Record<`${Locale} ${VocabularyFacet}`, readonly VocabularyValue[]>> = {};

/** Returns the values of a facet of the vocabulary, in its order. */
export const vocabularyOf = (locale: Locale, facet: VocabularyFacet): readonly VocabularyValue[] =>
  (made[`${locale} ${facet}`] ??= createValues(locale, facet));

/** Returns the values of a facet of the vocabulary, and behind them those that editors have added and a person has. */
export function valuesIn(
  locale: Locale,
  facet: VocabularyFacet,
  { added }: FinderIndex,
): readonly VocabularyValue[] {
  const known = vocabularyOf(locale, facet);
  const own = added.filter((key) => readAddedValue(key)?.list === facet);
  if (own.length === 0) return known;
  const values = new Set(known.map(({ value }) => value));
  // Two keys can have the same Spanish name.
  const isFirst = ({ value }: VocabularyValue) => !values.has(value) && values.add(value);
  const addedValues = own.map((key) => toFacetValue(locale, key, readAddedValue(key)!));
  return [...known, ...addedValues.filter(isFirst)];
}

/** Returns the value of a key in addresses, from its Spanish label: `lengua-de-signos-espanola`. */
export const valueOf = (facet: VocabularyFacet, key: string): string =>
  toValue(findValue(VOCABULARY[facet][0], key)!.label.es);

/** The values of tones by the phrases that name them: labels and synonyms of both languages. */
export const TONES: ReadonlyMap<string, string> = new Map(
  LOCALES.flatMap((locale) =>
    vocabularyOf(locale, 'tones').flatMap(({ key, value, label }) =>
      [label, ...FINDER_WORDS[locale].values.tones![key]!.split(', ')]
        .flatMap((word) => formsOf(word.replace('=', ''), locale))
        .map(([form]): [string, string] => [toPhrase(form), value]),
    ),
  ),
);

/** Returns the values of the tones that the title of a video names: "Showreel de acción". */
export function tonesIn(title: string): string[] {
  const words = ` ${toPhrase(title)} `;
  return [...TONES].flatMap(([phrase, value]) => (words.includes(` ${phrase} `) ? value : []));
}

/** Returns the words of a phrase that name no tone. */
export const withoutTones = (phrase: string): string =>
  [...TONES.keys()].reduce((rest, tone) => rest.replace(` ${tone} `, ' '), ` ${phrase} `);

/** Returns the label of a key of a list; the key itself if it is none. */
export const labelOf = (locale: Locale, list: ListName, key: string): string =>
  findValue(list, key)?.label[locale] ?? key;

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
      return valuesIn(locale, facet, index);
  }
}

type FacetValues = Partial<Record<WishFacet, readonly FacetValue[]>>;
const valuesOfIndex = new WeakMap<FinderIndex, FacetValues>();

/** Returns the values of a facet, in their order. */
export function facetValues(index: FinderIndex, facet: WishFacet): readonly FacetValue[] {
  const known: FacetValues = valuesOfIndex.get(index) ?? {};
  valuesOfIndex.set(index, known);
  return (known[facet] ??= createFacetValues(index, facet));
}
