import type { FinderPerson, FinderTalent } from '~/features/finder/columns/encode/person';
import type { Filters, Range } from '~/features/finder/columns/finderFilters';
import {
  FACETS,
  type Facet,
  LEVELS,
  LEVEL_VALUES,
  type LevelKey,
} from '~/features/finder/columns/facets';
import { worksOf } from '~/features/finder/columns/encode/person';
import { countryName } from '~/lib/format/words';
import { translator } from '~/lib/i18n/translator';
import { label, skillLabel } from '~/lib/i18n/vocabulary';

/** A value of a person, with its level where it has one. */
interface Value {
  value: string;
  level?: number | undefined;
}

/** A person as the naive search sees them. */
export interface Candidate {
  id: string;
  talent: FinderTalent;
  values: Record<Facet, Value[]>;
  words: string[];
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
const split = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const slug = (text: string) => split(text).join('-');
const rank = (level: string) => LEVELS.indexOf(LEVEL_VALUES[level as LevelKey]);

function valuesOf({ talent }: FinderPerson): Candidate['values'] {
  const isDirecting = talent.list === 'directors';
  const look = (key: string | undefined, list: 'hair' | 'eyes') =>
    key && !isDirecting ? [{ value: slug(label('es', list, key)) }] : [];
  const list = translator('es')(`common:routes.${talent.list}`);
  return {
    languages: talent.languages.map(({ language, level }) => ({
      value: slug(label('es', 'languages', language)),
      level: rank(level),
    })),
    accents: talent.accents.map(({ accent, level }) => ({
      value: slug(label('es', 'accents', accent)),
      level: rank(level),
    })),
    skills: talent.skills.map(({ skill }) => ({ value: slug(skillLabel('es', skill)) })),
    hair: look(talent.hair, 'hair'),
    eyes: look(talent.eyes, 'eyes'),
    bases: talent.homeBase ? [{ value: slug(talent.homeBase.text) }] : [],
    citizenships: talent.citizenships.map((code) => ({ value: slug(countryName('es', code)) })),
    lists: [{ value: slug(list) }],
    crafts: isDirecting
      ? talent.sections.map((section) => ({ value: slug(label('es', 'sections', section)) }))
      : [],
    titles: worksOf(talent).map(({ title }) => ({ value: slug(title) })),
  };
}

/** Returns all texts of a person; a base in English is a text of everybody who has the same base. */
function textsOf({ talent }: FinderPerson, englishBases: ReadonlyMap<string, string>): string[] {
  const inBoth = (text: (locale: 'es' | 'en') => string) => [text('es'), text('en')];
  const isDirecting = talent.list === 'directors';
  const base = talent.homeBase?.text;
  return [
    talent.name,
    ...worksOf(talent).flatMap(({ title, director = '' }) => [title, director]),
    ...talent.languages.flatMap(({ language }) =>
      inBoth((one) => label(one, 'languages', language)),
    ),
    ...talent.accents.flatMap(({ accent }) => inBoth((one) => label(one, 'accents', accent))),
    ...talent.skills.flatMap(({ skill }) => inBoth((one) => skillLabel(one, skill))),
    ...(talent.hair && !isDirecting ? inBoth((one) => label(one, 'hair', talent.hair!)) : []),
    ...(base ? [base, englishBases.get(slug(base)) ?? ''] : []),
    ...(isDirecting
      ? talent.sections.flatMap((section) => inBoth((one) => label(one, 'sections', section)))
      : []),
  ];
}

/** Prepares people for the naive search. */
export function toCandidates(people: readonly FinderPerson[]): Candidate[] {
  const englishBases = new Map<string, string>();
  for (const { talent, englishBase } of people) {
    const key = slug(talent.homeBase?.text ?? '');
    if (englishBase?.lang === 'en' && !englishBases.has(key))
      englishBases.set(key, englishBase.text);
  }
  return people.map((person) => ({
    id: person.talent.shareId,
    talent: person.talent,
    values: valuesOf(person),
    words: [...new Set(textsOf(person, englishBases).flatMap(split))],
  }));
}

const isWithin = (value: number | undefined, { from = 0, to = Infinity }: Range) =>
  value !== undefined && value >= from && value <= to;

/** Returns what a person does not match. */
function failures(person: Candidate, filters: Filters, tokens: readonly string[]): string[] {
  const { talent, values, words } = person;
  const { age, height, chosen, allSkills, hasVideo, hasVoice } = filters;
  const { playingAge } = talent;
  const overlaps =
    !age ||
    (playingAge !== undefined &&
      (playingAge.from ?? 0) <= (age.to ?? Infinity) &&
      (playingAge.to ?? Infinity) >= (age.from ?? 0));
  const heightCm = talent.list === 'directors' ? undefined : talent.heightCm;
  const has = (facet: Facet, value: string, least: number) =>
    values[facet].some((one) => one.value === value && (one.level ?? 0) >= least);
  const facets = FACETS.filter((facet) => {
    if (chosen[facet].length === 0) return false;
    const found = chosen[facet].map(({ value, least }) =>
      has(facet, value, least ? LEVELS.indexOf(least) : 0),
    );
    return facet === 'skills' && allSkills ? found.includes(false) : !found.includes(true);
  });
  const isMissing = (token: string) => !words.some((word) => word.startsWith(token));
  return [
    ...facets,
    ...(overlaps ? [] : ['age']),
    ...(!height || isWithin(heightCm, height) ? [] : ['height']),
    ...(hasVideo && talent.videos.length === 0 ? ['video'] : []),
    ...(hasVoice && talent.voiceClips.length === 0 ? ['voice'] : []),
    ...(tokens.some(isMissing) ? ['words'] : []),
  ];
}

/** What the naive search found. */
interface NaiveResult {
  ids: string[];
  counts: Record<Facet, Map<string, number>>;
}

function countValues(people: Candidate[], failed: string[][], facet: Facet, filters: Filters) {
  const isNarrowing = facet === 'skills' && filters.allSkills;
  const counts = new Map<string, number>();
  for (const [at, { values }] of people.entries()) {
    const [first, second] = failed[at]!;
    if (second || (first && (isNarrowing || first !== facet))) continue;
    const counted = values[facet].filter(({ value, level = 0 }) => {
      const least = filters.chosen[facet].find((choice) => choice.value === value)?.least;
      return level >= (least ? LEVELS.indexOf(least) : 0);
    });
    for (const value of new Set(counted.map((one) => one.value))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Searches by looking at every person, as the referee of the index. */
export function naiveSearch(people: Candidate[], filters: Filters): NaiveResult {
  const tokens = split(filters.words);
  const failed = people.map((person) => failures(person, filters, tokens));
  return {
    ids: people.flatMap(({ id }, at) => (failed[at]!.length === 0 ? [id] : [])),
    counts: Object.fromEntries(
      FACETS.map((facet) => [facet, countValues(people, failed, facet, filters)]),
    ) as NaiveResult['counts'],
  };
}
