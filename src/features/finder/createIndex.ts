import type { Gender } from '../../../cms/contract/lists.ts';
import type { CardPicture } from '~/features/talents/TalentCard';
import type { CardTalent } from '~/features/talents/card';
import type { Locale } from '~/lib/i18n/locale';
import vocabulary from '../../../i18n/es/vocabulary.json';
import english from '../../../i18n/finder-words/en.json';
import spanish from '../../../i18n/finder-words/es.json';
import { LISTS } from '../../../cms/contract/lists.ts';
import { toCard } from '~/features/talents/card';
import { countryName } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { label, skillGroupLabel, skillGroupOf, skillLabel } from '~/lib/i18n/vocabulary';
import { isBehindCamera } from '~/features/talents/talentFacts';
import {
  type FacetValue,
  type FinderIndex,
  INDEX_VERSION,
  type IndexCredit,
  type IndexPerson,
  LEVELS,
  LEVEL_VALUES,
  type LevelKey,
  type WishFacet,
  type Words,
} from './finderIndex';
import { toValue } from './words';

interface Credit {
  title: string;
  year?: number | undefined;
  kind?: string | undefined;
  role?: { text: string } | undefined;
  billing?: string | undefined;
  director?: string | undefined;
}

/** The fields of a talent that the index is made of. */
export interface FinderTalent extends CardTalent {
  castAs: Gender[];
  languages: { language: string; level: string }[];
  accents: { accent: string; level: string }[];
  heightCm?: number | undefined;
  hair?: string | undefined;
  eyes?: string | undefined;
  citizenships: string[];
  places: string[];
  availability?: unknown;
  availableFrom?: string | undefined;
  availableUntil?: string | undefined;
  cinema: Credit[];
  television: Credit[];
  theatre: Credit[];
  otherWork: Credit[];
}

/** A person in both languages, with the portrait of the card. */
export interface FinderPerson {
  talents: Record<Locale, FinderTalent>;
  picture?: CardPicture | undefined;
}

type LabelOf = (locale: Locale, key: string) => string;

interface Vocabulary {
  keys: string[];
  labelOf: LabelOf;
}

const fromList = (list: 'languages' | 'accents' | 'hair' | 'eyes' | 'castAs'): Vocabulary => ({
  keys: Object.keys(vocabulary[list]),
  labelOf: (locale, key) => label(locale, list, key),
});

/** The facets whose values the dictionaries know. */
export const VOCABULARIES = {
  languages: fromList('languages'),
  accents: fromList('accents'),
  hair: fromList('hair'),
  eyes: fromList('eyes'),
  skills: {
    keys: Object.values(vocabulary.skills).flatMap((group) => Object.keys(group)),
    labelOf: skillLabel,
  },
  lists: {
    keys: [...LISTS],
    labelOf: (locale: Locale, key: string) =>
      translator(locale)(`common:routes.${key as (typeof LISTS)[number]}`),
  },
  crafts: {
    keys: ['director', 'screenwriter'],
    labelOf: (locale: Locale, key: string) => label(locale, 'sections', key),
  },
  citizenships: { keys: Object.keys(spanish.values.citizenships), labelOf: countryName },
  origins: {
    keys: Object.keys(spanish.values.origins),
    labelOf: (locale: Locale, key: string) => label(locale, 'accents', key),
  },
} satisfies Partial<Record<WishFacet, Vocabulary>>;

type Named = keyof typeof VOCABULARIES;

/** The value of a key in addresses, from its Spanish label. */
const valueOf = (facet: Named, key: string): string =>
  toValue(VOCABULARIES[facet].labelOf('es', key));

const rankOf = (level = 'basic'): number => LEVELS.indexOf(LEVEL_VALUES[level as LevelKey]);

/** Returns the values of a rated facet; of a value that is named twice the highest level counts. */
function rated(facet: 'languages' | 'accents' | 'skills', entries: [string, string?][]) {
  const levels = new Map<string, number>();
  for (const [key, level] of entries) {
    const value = valueOf(facet, key);
    levels.set(value, Math.max(rankOf(level), levels.get(value) ?? 0));
  }
  return [...levels];
}

/** The kind of a work that does not tell its own, by the list of credits. */
const DEFAULT_KINDS = {
  cinema: 'feature',
  television: 'series',
  theatre: 'play',
  otherWork: '',
} as const;

function creditsOf({ es, en }: FinderPerson['talents']): IndexCredit[] {
  const media = Object.keys(DEFAULT_KINDS) as (keyof typeof DEFAULT_KINDS)[];
  return media.flatMap((medium) =>
    es[medium].map((credit, number): IndexCredit => {
      const roles = [credit.role?.text, en[medium][number]?.role?.text];
      return [
        credit.title,
        credit.director ?? '',
        credit.kind ?? DEFAULT_KINDS[medium],
        credit.billing ?? '',
        [...new Set(roles)].filter(Boolean).join('/'),
      ];
    }),
  );
}

/**
 * Returns where a person is from: of those on camera the regions of native accents; of the others, who
 * have none, those of the languages that they speak well.
 */
function originsOf({ accents, languages }: FinderTalent): string[] {
  const spoken =
    accents.length > 0
      ? accents.filter(({ level }) => level === 'native').map(({ accent }) => accent)
      : languages
          .filter(({ level }) => rankOf(level) >= rankOf('high'))
          .map(({ language }) => language);
  return spoken
    .filter((key) => VOCABULARIES.origins.keys.includes(key))
    .map((key) => valueOf('origins', key));
}

function personOf(locale: Locale, { talents, picture }: FinderPerson): IndexPerson {
  const talent = talents.es;
  const isBehind = isBehindCamera(talent);
  const { playingAge, availableFrom, availableUntil, availability } = talent;
  // With words of the agency and no first day, the last one only says how long they are shown.
  const isDated = availableFrom ?? (availability ? undefined : availableUntil);
  const looks = (facet: 'hair' | 'eyes') =>
    talent[facet] && !isBehind ? [valueOf(facet, talent[facet])] : [];
  return {
    card: toCard(locale, talents[locale], picture),
    ages: playingAge && !isBehind ? [playingAge.from ?? null, playingAge.to ?? null] : undefined,
    height: isBehind ? undefined : talent.heightCm,
    available: isDated ? [availableFrom ?? '', availableUntil ?? ''] : undefined,
    has: {
      languages: rated(
        'languages',
        talent.languages.map(({ language, level }) => [language, level]),
      ),
      accents: rated(
        'accents',
        talent.accents.map(({ accent, level }) => [accent, level]),
      ),
      skills: rated(
        'skills',
        talent.skills.map(({ skill, level }) => [skill, level]),
      ),
      hair: looks('hair'),
      eyes: looks('eyes'),
      places: [...new Set(talent.places.map(toValue))].filter(Boolean),
      citizenships: [...new Set(talent.citizenships)].map((code) =>
        toValue(countryName('es', code)),
      ),
      crafts: talent.sections
        .filter((section) => VOCABULARIES.crafts.keys.includes(section))
        .map((section) => valueOf('crafts', section)),
      gender: talent.castAs.map((gender) => (isBehind ? `${gender}-behind` : gender)),
      origins: originsOf(talent),
    },
    credits: creditsOf(talents),
  };
}

function facetValues(locale: Locale, facet: Named): FacetValue[] {
  const { keys, labelOf } = VOCABULARIES[facet];
  return keys.map((key) => ({ value: valueOf(facet, key), label: labelOf(locale, key) }));
}

function skillValues(locale: Locale): { values: FacetValue[]; groups: string[] } {
  const groups = [...new Set(VOCABULARIES.skills.keys.map((key) => skillGroupOf(key)))];
  const values = VOCABULARIES.skills.keys.map((key) => ({
    value: valueOf('skills', key),
    label: skillLabel(locale, key),
    group: groups.indexOf(skillGroupOf(key)),
  }));
  return { values, groups: groups.map((group) => skillGroupLabel(locale, group)) };
}

/** Returns the values of countries: those with a demonym, and those that somebody is a citizen of. */
function countryValues(locale: Locale, people: readonly FinderPerson[]): FacetValue[] {
  const held = people.flatMap(({ talents }) => talents.es.citizenships);
  return [...new Set([...held, ...VOCABULARIES.citizenships.keys])].map((code) => ({
    value: toValue(countryName('es', code)),
    label: countryName(locale, code),
  }));
}

/** Returns the places of people, with the label of the first who has one in the language. */
function placeValues(locale: Locale, people: readonly FinderPerson[]): FacetValue[] {
  const labels = new Map<string, string>();
  for (const { talents } of people) {
    talents.es.places.forEach((place, number) => {
      const value = toValue(place);
      const text = talents[locale].places[number] ?? place;
      if (value && !labels.has(value)) labels.set(value, text);
    });
  }
  return [...labels].map(([value, text]) => ({ value, label: text }));
}

type Synonyms = Record<string, string>;
const SYNONYMS = { es: spanish, en: english } as const;

/** Returns the words for the values of a facet: its labels and the words that people say for them. */
function wordsOf(locale: Locale, facet: Named): Synonyms {
  const { keys, labelOf } = VOCABULARIES[facet];
  const values = SYNONYMS[locale].values as Partial<Record<Named, Synonyms>>;
  const words = keys.map((key): [string, string] => {
    // Colours and origins mean nothing without the word beside them, and lists are not their titles.
    const isNamed = !['hair', 'eyes', 'lists', 'crafts', 'origins'].includes(facet);
    const text = labelOf(locale, key).replace(/ \(.*\)/, '');
    // “Madrid” alone is the place, not the accent.
    const own = isNamed ? [text === 'Madrid' ? `=${text}` : text] : [];
    return [valueOf(facet, key), [...own, values[facet]?.[key] ?? ''].filter(Boolean).join(', ')];
  });
  return Object.fromEntries(words.filter(([, text]) => text));
}

/** Returns the words for places: their names in the language, without what they have in common. */
function placeWords(locale: Locale, people: readonly FinderPerson[]): Synonyms {
  const words: Record<string, Set<string>> = {};
  const synonyms = Object.fromEntries(
    Object.entries(SYNONYMS[locale].places as Synonyms).map(([place, text]) => [
      toValue(place),
      text,
    ]),
  );
  for (const { talents } of people) {
    talents.es.places.forEach((place, number) => {
      const name = talents[locale].places[number] ?? place;
      const value = toValue(place);
      (words[value] ??= new Set()).add(name.replaceAll(',', ' '));
      if (synonyms[value]) words[value].add(synonyms[value]);
    });
  }
  return Object.fromEntries(
    Object.entries(words).map(([value, all]) => [value, [...all].join(', ')]),
  );
}

/** Returns the words that stand for any of several values: groups of skills, regions, looks of people. */
function createSets(locale: Locale, people: readonly FinderPerson[]): Words['sets'] {
  const source = SYNONYMS[locale];
  const places = new Set(people.flatMap(({ talents }) => talents.es.places.map(toValue)));
  const skillsOf = (group: string) =>
    Object.keys(vocabulary.skills[group as keyof typeof vocabulary.skills]);
  const sets = (source.sets as [Named, string, string][]).map(
    ([facet, keys, words]): Words['sets'][number] => {
      const all = keys.startsWith('@') ? skillsOf(keys.slice(1)) : keys.split(',');
      return [facet, all.map((key) => valueOf(facet, key)), words];
    },
  );
  const regions = Object.entries(source.regions as Synonyms).map(
    ([region, cities]): Words['sets'][number] => [
      'places',
      cities
        .split(', ')
        .map(toValue)
        .filter((value) => places.has(value)),
      region,
    ],
  );
  const persons = (facet: 'hair' | 'eyes', list: Synonyms): Words['sets'] =>
    coloured(facet, list).map(([values, words]) => [facet, values, words]);
  return [
    ...sets,
    ...regions.filter(([, values]) => values.length > 0),
    ...persons('hair', source.hairPersons),
    ...persons('eyes', 'eyePersons' in source ? source.eyePersons : {}),
  ];
}

/** Returns words for one of several colours. */
const coloured = (facet: 'hair' | 'eyes', list: Synonyms): [string[], string][] =>
  Object.entries(list).map(([keys, words]) => [
    keys.split(',').map((key) => valueOf(facet, key)),
    words,
  ]);

/** Returns the words of a language that name what an index contains. */
function createWords(locale: Locale, people: readonly FinderPerson[]): Words {
  const source = SYNONYMS[locale];
  const facets = Object.keys(VOCABULARIES) as Named[];
  const levels = Object.entries(source.levels).map(([key, words]) => [
    LEVEL_VALUES[key as LevelKey],
    `${label(locale, 'levels', key)}, ${words}`,
  ]);
  const { billings, media, marks, grammar, months, seasons, numbers, tens } = source;
  return {
    locale,
    values: {
      ...Object.fromEntries(facets.map((facet) => [facet, wordsOf(locale, facet)])),
      places: placeWords(locale, people),
    },
    sets: createSets(locale, people),
    hairWords: coloured('hair', source.hairWords),
    eyeWords: coloured('eyes', source.eyeWords),
    people: source.people as Words['people'],
    levels: Object.fromEntries(levels),
    ...{ billings, media, marks, grammar, months, seasons, numbers, tens },
  };
}

/** Returns the index of these people in a language, in their order. */
export function createIndex(locale: Locale, people: readonly FinderPerson[]): FinderIndex {
  const { values: skills, groups } = skillValues(locale);
  const keyed = (list: 'billings' | 'workKinds'): Record<string, string> =>
    Object.fromEntries(Object.keys(vocabulary[list]).map((key) => [key, label(locale, list, key)]));
  const gender = Object.keys(vocabulary.castAs).flatMap((key): FacetValue[] =>
    [key, `${key}-behind`].map((value) => ({ value, label: label(locale, 'castAs', key) })),
  );
  return {
    version: INDEX_VERSION,
    facets: {
      languages: facetValues(locale, 'languages'),
      accents: facetValues(locale, 'accents'),
      skills,
      hair: facetValues(locale, 'hair'),
      eyes: facetValues(locale, 'eyes'),
      places: placeValues(locale, people),
      citizenships: countryValues(locale, people),
      lists: facetValues(locale, 'lists'),
      crafts: facetValues(locale, 'crafts'),
      origins: facetValues(locale, 'origins'),
      gender,
    },
    groups,
    levels: Object.fromEntries(
      Object.entries(LEVEL_VALUES).map(([key, level]) => [level, label(locale, 'levels', key)]),
    ) as FinderIndex['levels'],
    billings: keyed('billings'),
    kinds: keyed('workKinds'),
    people: people.map((person) => personOf(locale, person)),
    words: [createWords('es', people), createWords('en', people)],
  };
}
