import type { Talent } from '~/model/talent';
import type { CardPicture } from '~/features/card/cardPicture';
import { readAddedValue } from '#contract/addedValues.ts';
import { LISTS } from '#contract/lists.ts';
import { toCard } from '~/features/card/card';
import { formats } from '~/lib/format';
import { LOCALES, type Locale } from '~/lib/i18n/locale';
import { translator } from '~/lib/i18n/translator';
import { isBehindCamera } from '~/features/profile/talentFacts';
import { type FinderIndex, type IndexPerson, LEVELS, type Level } from './finderIndex';
import { type VocabularyFacet, FINDER_WORDS, toValue, valueOf, vocabularyOf } from './vocabulary';

type Held = IndexPerson['has']['languages'];

/** A person in both languages, with the portrait of the card. */
export interface FinderPerson {
  talents: Record<Locale, Talent>;
  picture?: CardPicture | undefined;
}

const rankOf = (level = 'basic'): number => LEVELS.indexOf(level as Level);

/** Returns values without duplicates; of one that is named twice the highest level counts. */
function held(entries: readonly (readonly [value: string, level?: string])[]): Held {
  const levels = new Map<string, number>();
  for (const [value, level] of entries) {
    levels.set(value, Math.max(rankOf(level), levels.get(value) ?? 0));
  }
  return [...levels].filter(([value]) => value).map(([value, level]) => ({ value, level }));
}

/** Returns the values of those keys that are values of a facet. */
const heldKeys = (facet: VocabularyFacet, keys: readonly string[]): Held => {
  const values = vocabularyOf('es', facet).filter(({ key }) => keys.includes(key));
  return held(values.map(({ value }) => [value]));
};

/** The kind of a work that does not tell its own, by the list of credits. */
const DEFAULT_KINDS = {
  cinema: 'feature',
  television: 'series',
  theatre: 'play',
  otherWork: '',
} as const;

/** Returns texts of two languages as one: both in lines, or one if they are the same. */
const inBoth = (...texts: (string | undefined)[]): string =>
  [...new Set(texts)].filter(Boolean).join('\n');

function creditsOf({ es, en }: FinderPerson['talents']): IndexPerson['credits'] {
  const media = Object.keys(DEFAULT_KINDS) as (keyof typeof DEFAULT_KINDS)[];
  return media.flatMap((medium) =>
    es[medium].map((credit, number) => {
      const { title, year, director = '', company, broadcaster } = credit;
      return {
        work: { title, director, company, broadcaster, year },
        kind: credit.kind ?? DEFAULT_KINDS[medium],
        billing: credit.billing ?? '',
        role: inBoth(credit.role?.text, en[medium][number]?.role?.text),
      };
    }),
  );
}

/** A project is found by its title in both languages; it is no credit of a kind or a year yet. */
const projectsOf = ({ es, en }: FinderPerson['talents']): IndexPerson['credits'] =>
  [...new Set([...es.projects, ...en.projects].map(({ title }) => title.text))].map((title) => ({
    work: { title, director: '' },
    kind: '',
    billing: '',
    role: '',
  }));

const videosOf = ({ es, en }: FinderPerson['talents']): IndexPerson['videos'] =>
  es.videos.map(({ kind, tones, title }, number) => ({
    kind,
    tones,
    title: inBoth(title.text, en.videos[number]?.title.text),
  }));

/**
 * Returns where a person is from: of those on camera the regions of native accents; of the others, who
 * have none, those of the languages that they speak well.
 */
const originsOf = ({ accents, languages }: Talent): string[] =>
  accents.length > 0
    ? accents.filter(({ level }) => level === 'native').map(({ accent }) => accent)
    : languages
        .filter(({ level }) => rankOf(level) >= rankOf('high'))
        .map(({ language }) => language);

/** Returns the names of a talent's places: "Coslada (Madrid)" has two. */
const placeNamesOf = ({ places }: Talent): string[] =>
  places.flatMap((place) => place.split(/[()]/).map((name) => name.trim())).filter(Boolean);

/** Words with a capital letter, and the small words between them. */
const NAME = /\p{Lu}[\p{L}’'-]*(?:\s+(?:(?:de|del|la|las|los|y)\s+)*\p{Lu}[\p{L}’'-]*)*/gu;

/** Returns the names in a text: "Premio Candil" in "Premio Candil a la mejor dirección". */
const namesIn = (text: string): RegExpExecArray[] => [...text.matchAll(NAME)];

/** A title begins with a capital: only what has another one is a name, as "Técnica Meisner". */
const schoolNamesOf = ({ title, school }: Talent['studies'][number]): string[] => {
  const names = namesIn(title.text).filter(({ 0: name, index }) => index > 0 || name.includes(' '));
  return [school ?? '', ...names.map(([name]) => name)].filter(Boolean);
};

/** Who sings musicals, opera, flamenco or in a choir sings, though the sheet need not say so. */
const SINGING = ['musicalTheatre', 'opera', 'flamencoSinging', 'choir'];
const skillsOf = ({ skills }: Talent): Talent['skills'] => [
  ...skills,
  ...skills
    .filter(({ skill }) => SINGING.includes(skill))
    .map((one) => ({ ...one, skill: 'singing' })),
];

function personOf(locale: Locale, { talents, picture }: FinderPerson): IndexPerson {
  const talent = talents.es;
  const isBehind = isBehindCamera(talent);
  const states = talent.projects.map(({ state }) => state);
  const { playingAge, availableFrom, availableUntil, availability } = talent;
  // With words of the agency and no first day, the last one only says how long they are shown.
  const isDated = availableFrom ?? (availability ? undefined : availableUntil);
  const look = (facet: 'hair' | 'eyes' | 'hairLength' | 'beard' | 'voiceRange') =>
    heldKeys(facet, isBehind ? [] : [talent[facet] ?? '']);
  return {
    card: toCard(locale, talents[locale], picture),
    ages: isBehind ? undefined : playingAge,
    height: isBehind ? undefined : talent.heightCm,
    busy: talent.unavailable,
    available: isDated ? { from: availableFrom, to: availableUntil } : undefined,
    has: {
      languages: held(
        talent.languages.map(({ language, level }) => [valueOf('languages', language), level]),
      ),
      accents: held(talent.accents.map(({ accent, level }) => [valueOf('accents', accent), level])),
      skills: held(skillsOf(talent).map(({ skill, level }) => [valueOf('skills', skill), level])),
      hair: look('hair'),
      eyes: look('eyes'),
      hairLength: look('hairLength'),
      beard: look('beard'),
      voiceRange: look('voiceRange'),
      places: held(placeNamesOf(talent).map((place) => [toValue(place)])),
      citizenships: held(talent.citizenships.map((code) => [toValue(formats('es').country(code))])),
      crafts: heldKeys('crafts', talent.sections),
      genres: heldKeys('genres', talent.genres),
      projects: heldKeys('projects', states),
      gender: held(talent.castAs.map((gender) => [isBehind ? `${gender}-behind` : gender])),
      origins: heldKeys('origins', originsOf(talent)),
    },
    schools: [...new Set(talent.studies.flatMap(schoolNamesOf))],
    awards: talent.awards.map(({ award, result }) => ({
      name: namesIn(award.text)
        .map(([name]) => name)
        .join(' '),
      result: valueOf('awards', result),
    })),
    videos: videosOf(talents),
    credits: [...creditsOf(talents), ...projectsOf(talents)],
  };
}

/** Returns the keys of the values that editors have added, each once, in the order of their Spanish names. */
const addedKeys = (people: readonly FinderPerson[]): string[] => {
  const keys = people.flatMap(({ talents: { es } }) => [
    ...es.languages.map(({ language }) => language),
    ...es.accents.map(({ accent }) => accent),
    ...es.skills.map(({ skill }) => skill),
  ]);
  return [...new Set(keys)]
    .filter((key) => readAddedValue(key))
    .toSorted((a, b) => valueOf('skills', a).localeCompare(valueOf('skills', b)));
};

/** Returns the names of countries by code: those with a demonym, and those that somebody is a citizen of. */
function countryNames(people: readonly FinderPerson[]): FinderIndex['countries'] {
  const held = people.flatMap(({ talents }) => talents.es.citizenships);
  // Keys of several codes are continents.
  const named = Object.keys(FINDER_WORDS.es.values.citizenships).filter((key) => key.length === 2);
  const codes = new Set([...held, ...named]);
  return Object.fromEntries(
    [...codes].map((code) => [code, [formats('es').country(code), formats('en').country(code)]]),
  );
}

/** Returns the names of places in both languages, by value; the first is the label. */
function placeNames(people: readonly FinderPerson[]): FinderIndex['places'] {
  const names = new Map<string, FinderIndex['places'][string]>();
  for (const { talents } of people) {
    const placesIn = { es: placeNamesOf(talents.es), en: placeNamesOf(talents.en) };
    placesIn.es.forEach((place, number) => {
      const value = toValue(place);
      if (!value) return;
      const known = names.get(value) ?? { es: [], en: [] };
      names.set(value, known);
      for (const locale of LOCALES) {
        const name = placesIn[locale][number] ?? place;
        if (!known[locale].includes(name)) known[locale].push(name);
      }
    });
  }
  return Object.fromEntries(names);
}

/** Returns the index of these people in a language, in their order. */
export function createIndex(locale: Locale, people: readonly FinderPerson[]): FinderIndex {
  const t = translator(locale);
  return {
    locale,
    lists: Object.fromEntries(LISTS.map((list) => [list, t(`common:routes.${list}`)])),
    added: addedKeys(people),
    countries: countryNames(people),
    places: placeNames(people),
    people: people.map((person) => personOf(locale, person)),
  };
}
