import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import synonymsEn from '../../i18n/synonyms/en.json' with { type: 'json' };
import synonymsEs from '../../i18n/synonyms/es.json' with { type: 'json' };
import written from '../../i18n/synonyms/written.json' with { type: 'json' };
import {
  type AddedList,
  type SkillGroup,
  ADDED_LISTS,
  SKILL_GROUPS,
  addedKey,
  readAddedValue,
  takesAdded,
} from './addedValues.ts';
import countries from './countries.json' with { type: 'json' };
import type { Locale } from './locales.ts';
import { formsOf, plainWords } from './words.ts';

/*
 * The vocabulary of site and CMS: the values of each list with their labels (`i18n/<language>/vocabulary.json`)
 * and what people say for them (`i18n/synonyms`): synonyms and their forms, in both languages. `written.json` has
 * what only sheets and CVs say; sentences of the finder, whose browser script has the others, do not.
 */

/** A list of the vocabulary. */
export type ListName = keyof typeof es | 'countries';

/** A value of a list: its key in the CMS, and what people read, in lower case where the dictionary has it. */
export interface Value {
  value: string;
  label: Record<Locale, string>;
  group?: SkillGroup;
}

type Texts = Readonly<Record<string, string>>;

const valuesIn = (spanish: Texts, english: Texts, group?: SkillGroup): Value[] =>
  Object.entries(spanish).map(([value, text]) => ({
    value,
    label: { es: text, en: english[value] ?? value },
    ...(group && { group }),
  }));

/** Returns the names of the countries by their codes. */
function countryNames(locale: Locale): Texts {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(countries.map((code) => [code, names.of(code) ?? code]));
}

const createValues = (list: ListName): Value[] => {
  if (list === 'countries') {
    return valuesIn(countryNames('es'), countryNames('en')).sort((one, other) =>
      one.label.es.localeCompare(other.label.es, 'es'),
    );
  }
  if (list !== 'skills') return valuesIn(es[list], en[list]);
  return SKILL_GROUPS.flatMap((group) => valuesIn(es.skills[group], en.skills[group], group));
};

/** Returns a function that makes something of each list once, when it is first asked for. */
function onceForList<Made>(make: (list: ListName) => Made): (list: ListName) => Made {
  const made = new Map<ListName, Made>();
  return (list) => {
    if (!made.has(list)) made.set(list, make(list));
    return made.get(list)!;
  };
}

/** Returns the values of a list in the order of the dictionary; countries by their Spanish names. */
export const valuesOf: (list: ListName) => readonly Value[] = onceForList(createValues);

/** Returns the labels and the group of a key of a list, which editors may have added; `undefined` for what is none. */
export const findValue = (list: ListName, key: string): Omit<Value, 'value'> | undefined =>
  valuesOf(list).find(({ value }) => value === key) ??
  (takesAdded(list) ? readAddedValue(key, list) : undefined);

/** What people say for the values of each list, with the language of its forms. */
const SAID: [Locale, Partial<Record<ListName, Texts>>][] = [
  ['es', synonymsEs],
  ['en', synonymsEn],
  ['es', written],
];

/** Returns all phrases of a list with the values that they mean, the likeliest first: what decides comes first. */
function createPhrases(list: ListName) {
  const values = valuesOf(list);
  const labels = values.flatMap(({ value, label }) =>
    [label.es, label.en, value].flatMap((text) => [
      { text, values: [value] },
      // "árabe marroquí (dariya)"
      { text: text.replace(/ \(.*\)/, ''), values: [value] },
    ]),
  );
  // Keys are separated by commas; `@dance` is a group of skills.
  const membersOf = (key: string) =>
    key.startsWith('@')
      ? values.filter(({ group }) => group === key.slice(1)).map(({ value }) => value)
      : key;
  const said = SAID.flatMap(([locale, lists]) =>
    Object.entries(lists[list] ?? {}).flatMap(([keys, words]) =>
      words
        .split(/,\s*/)
        // Without the marks of the finder.
        .flatMap((word) => formsOf(word.replace(/^([=?!]|code )/, ''), locale))
        .map(([text]) => ({ text, values: keys.split(',').flatMap(membersOf) })),
    ),
  );
  const clear = said.filter((one) => one.values.length === 1);
  const several = said.filter((one) => one.values.length > 1);
  return [...labels, ...clear, ...several].map((one) => ({
    ...one,
    text: plainWords(one.text).join(' '),
  }));
}

const phrasesOf = onceForList(createPhrases);

/** Nobody says a value in more characters: a longer text is not compared. */
const MAX_PHRASE = 80;

/** The values of each phrase without spaces: "hip-hop" is "hiphop"; of two the first counts. */
const valuesByPhrase = onceForList((list) => {
  const phrases = phrasesOf(list).toReversed();
  return new Map(phrases.map(({ text, values }) => [text.replaceAll(' ', ''), values]));
});

/**
 * Returns the values of a list that a text means, the likeliest first: several if people say it for several,
 * none if nobody says it. A label, a key, a synonym or a form of it, in Spanish or English, is read without case,
 * accents and punctuation.
 *
 * @example
 * findValues('languages', 'Castellano') // ['spanish']
 * findValues('eyes', 'marrones') // ['brown', 'darkBrown']
 */
export function findValues(list: ListName, text: string): readonly string[] {
  if (text.length > MAX_PHRASE) return [];
  return valuesByPhrase(list).get(plainWords(text).join('')) ?? [];
}

/** Returns the key of a value that an editor names: the vocabulary's if it has exactly one, or else a new one. */
export function namedKey(list: AddedList, es: string, en?: string, group?: SkillGroup): string {
  const [known, ...others] = findValues(list, es);
  return known && others.length === 0 ? known : addedKey(list, es, en, group);
}

/**
 * Returns the list that has a value which is none of the given one: nobody adds it a second time. Languages and
 * accents share their names.
 *
 * @example
 * findOtherList('skills', 'lengua de signos') // 'languages'
 */
export function findOtherList(list: AddedList, name: string): AddedList | undefined {
  if (findValues(list, name).length > 0) return undefined;
  return ADDED_LISTS.find(
    (other) => (list === 'skills') !== (other === 'skills') && findValues(other, name).length > 0,
  );
}

/**
 * Returns the values of a list of which a label, a synonym or one of its words begins with a text: what an editor
 * types to find a choice.
 *
 * @example
 * searchValues('skills', 'conduc') // carLicence and others
 */
export function searchValues(list: ListName, text: string): ReadonlySet<string> {
  const typed = plainWords(text).join(' ');
  const matches = phrasesOf(list).filter((one) => ` ${one.text}`.includes(` ${typed}`));
  return new Set(typed ? matches.flatMap(({ values }) => values) : []);
}

/** "nivel alto", "bilingüe en" */
const AROUND_LEVEL = /^\s*(nivel|level)\s+|\s+(de|en|of|in)\s*$/gi;

/**
 * Reads a value with its level as sheets and CVs have it: "inglés: alto", "Francés (B1)", "italiano nivel medio",
 * "Inglés B2". Text that is no level stays in the name, unless a colon or brackets set it apart.
 *
 * @returns the text of the name and that of the level, which is empty if there is none, with the values that
 *   {@link findValues} returns for them
 */
export function readRated(list: ListName, text: string) {
  const whole = text.trim();
  const split = (name: string, level: string) => ({
    values: findValues(list, name),
    name: name.trim(),
    level: level.trim(),
    levels: findValues('levels', level.replace(AROUND_LEVEL, '')),
  });
  // A name can itself end in brackets: "árabe marroquí (dariya)".
  const plain = split(whole, '');
  if (plain.values.length > 0) return plain;
  const [, name, level] =
    /^(.*?)\s*[:=]\s*([^:=]*)$/.exec(whole) ?? /^(.*?)\s*\(([^()]*)\)$/.exec(whole) ?? [];
  if (name && level) return split(name, level);
  const words = whole.split(/\s+|\s*[-–—/]\s*/);
  const counts = [4, 3, 2, 1].filter((count) => count < words.length);
  const rated = counts
    .flatMap((count) => [
      split(words.slice(0, -count).join(' '), words.slice(-count).join(' ')),
      split(words.slice(count).join(' '), words.slice(0, count).join(' ')),
    ])
    .filter(({ levels }) => levels.length > 0);
  // "ingés B2" has no value, but a level.
  return rated.find(({ values }) => values.length > 0) ?? rated[0] ?? plain;
}
