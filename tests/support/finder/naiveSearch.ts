import type { FinderPerson } from '~/features/finder/createIndex';
import type { Condition, Filters, Range, Wish, WishFacet } from '~/features/finder/finderIndex';
import {
  FIELDS,
  type Facet,
  LEVELS,
  type Level,
  isRange,
  type RatedFacet,
} from '~/features/finder/finderIndex';
import type { Talent } from '~/model/talent';
import { formats } from '~/lib/format';
import { translator } from '~/lib/i18n/translator';
import { label } from '~/lib/i18n/vocabulary';

/** A value of a person, with its level where it has one. */
interface Value {
  value: string;
  level: number;
}

interface Credit {
  title: string;
  year: number | undefined;
  director: string;
  companies: string[];
  kind: string;
  billing: string;
  roles: string[];
}

/** A person as the naive search sees them. */
export interface Candidate {
  id: string;
  talent: Talent;
  values: Record<WishFacet, Value[]>;
  credits: Credit[];
  name: string[];
}

const FACETS = FIELDS.filter((field): field is Facet => !isRange(field));

const split = (text: string) =>
  text
    .replace(/['’]/g, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const plain = (text: string) => split(text).join(' ');
const slug = (text: string) => split(text).join('-');
const rank = (level = 'basic') => LEVELS.indexOf(level as Level);

const KINDS = { cinema: 'feature', television: 'series', theatre: 'play', otherWork: '' } as const;

const projectsOf = ({ es, en }: FinderPerson['talents']): Credit[] =>
  [...es.projects, ...en.projects].map(({ title }) => ({
    year: undefined,
    companies: [],
    title: plain(title.text),
    director: '',
    kind: '',
    billing: '',
    roles: [],
  }));

const creditsOf = ({ es, en }: FinderPerson['talents']): Credit[] => [
  ...projectsOf({ es, en }),
  ...(Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((medium) =>
    es[medium].map(
      (
        { title, year, director = '', kind, billing = '', role, company = '', broadcaster = '' },
        number,
      ) => ({
        year,
        companies: [plain(company), plain(broadcaster)],
        title: plain(title),
        director: plain(director),
        kind: kind ?? KINDS[medium],
        billing,
        roles: split([role?.text, en[medium][number]?.role?.text].join(' ')),
      }),
    ),
  ),
];

const isBehind = ({ sections }: Talent) =>
  sections.every((section) => ['director', 'screenwriter'].includes(section));

/** Words of titles that name a tone, in both languages. */
const TONES = new Map(
  Object.entries({
    accion: 'acción',
    action: 'acción',
    epoca: 'época',
    period: 'época',
    drama: 'drama',
  }),
);

const sings = (skill: string) => /^(?:musicalTheatre|opera|choir|flamencoSinging)$/.test(skill);

function valuesOf({ talents }: FinderPerson): Candidate['values'] {
  const { es } = talents;
  const behind = isBehind(es);
  const bare = (texts: string[]) => texts.map((text) => ({ value: slug(text), level: 0 }));
  const look = (
    key: string | undefined,
    list: 'hair' | 'eyes' | 'hairLengths' | 'beards' | 'voiceRanges',
  ) => bare(key && !behind ? [label('es', list, key)] : []);
  const origins =
    es.accents.length > 0
      ? es.accents.filter(({ level }) => level === 'native').map(({ accent }) => accent)
      : es.languages
          .filter(({ level }) => rank(level) >= rank('high'))
          .map(({ language }) => language);
  return {
    languages: es.languages.map(({ language, level }) => ({
      value: slug(label('es', 'languages', language)),
      level: rank(level),
    })),
    accents: es.accents.map(({ accent, level }) => ({
      value: slug(label('es', 'accents', accent)),
      level: rank(level),
    })),
    skills: es.skills.flatMap(({ skill, level }) =>
      [skill, ...(sings(skill) ? ['singing'] : [])].map((one) => ({
        value: slug(label('es', 'skills', one)),
        level: rank(level),
      })),
    ),
    hair: look(es.hair, 'hair'),
    eyes: look(es.eyes, 'eyes'),
    hairLength: look(es.hairLength, 'hairLengths'),
    beard: look(es.beard, 'beards'),
    voiceRange: look(es.voiceRange, 'voiceRanges'),
    places: bare(es.places),
    citizenships: bare(es.citizenships.map((code) => formats('es').country(code))),
    lists: bare([translator('es')(`common:routes.${es.list}`)]),
    crafts: bare(
      es.sections
        .filter((section) => ['director', 'screenwriter'].includes(section))
        .map((section) => label('es', 'sections', section)),
    ),
    video: bare(es.videos.length > 0 ? ['1'] : []),
    voice: bare(es.voiceClips.length > 0 ? ['1'] : []),
    titles: bare(creditsOf(talents).map(({ title }) => title)),
    gender: es.castAs.map((gender) => ({ value: behind ? `${gender}-behind` : gender, level: 0 })),
    genres: bare(es.genres.map((key) => label('es', 'genres', key))),
    projects: bare(es.projects.map(({ state }) => label('es', 'projectStates', state))),
    tones: bare(
      es.videos.flatMap(({ tones, title }) => [
        ...tones.map((key) => label('es', 'tones', key)),
        ...split(title.text).flatMap((word) => TONES.get(word) ?? []),
      ]),
    ),
    awards: bare(es.awards.map(({ result }) => label('es', 'awardResults', result))),
    origins: bare(
      origins.map((key) => {
        try {
          return label('es', 'accents', key);
        } catch {
          return '';
        }
      }),
    ),
  };
}

/** Prepares people for the naive search. */
export const toCandidates = (people: readonly FinderPerson[]): Candidate[] =>
  people.map((person) => ({
    id: person.talents.es.shareId,
    talent: person.talents.es,
    values: valuesOf(person),
    credits: creditsOf(person.talents),
    name: split(person.talents.es.name),
  }));

const isWithin = (value: number | undefined, { from = 0, to = Infinity }: Range) =>
  value !== undefined && value >= from && value <= to;

const plays = ({ talent }: Candidate, { from = 0, to = Infinity }: Range) =>
  !isBehind(talent) &&
  talent.playingAge !== undefined &&
  (talent.playingAge.from ?? 0) <= to &&
  (talent.playingAge.to ?? Infinity) >= from;

const heightOf = ({ talent }: Candidate) => (isBehind(talent) ? undefined : talent.heightCm);

const has = ({ values }: Candidate, facet: WishFacet, value: string, least = 0) =>
  values[facet].some((one) => one.value === value && one.level >= least);

/** Returns the fields of the panel that a person does not match. */
function failures(person: Candidate, filters: Filters): string[] {
  const [age] = filters.age;
  const [height] = filters.height;
  const facets = FACETS.filter((facet) => {
    if (filters[facet].length === 0) return false;
    const found = filters[facet].map(({ value, least }) =>
      has(person, facet, value, least ? LEVELS.indexOf(least) : 0),
    );
    return filters.all.includes(facet as RatedFacet) && found.length > 1
      ? found.includes(false)
      : !found.includes(true);
  });
  return [
    ...facets,
    ...(age && !plays(person, age) ? ['age'] : []),
    ...(height && !isWithin(heightOf(person), height) ? ['height'] : []),
  ];
}

/** What the naive search found. */
interface NaiveResult {
  ids: string[];
  counts: Record<Facet, Map<string, number>>;
}

function countValues(people: Candidate[], failed: string[][], facet: Facet, filters: Filters) {
  const isNarrowing = filters.all.includes(facet as RatedFacet) && filters[facet].length > 1;
  const counts = new Map<string, number>();
  for (const [at, { values }] of people.entries()) {
    const [first, second] = failed[at]!;
    if (second || (first && (isNarrowing || first !== facet))) continue;
    const counted = values[facet].filter(({ value, level }) => {
      const least = filters[facet].find((choice) => choice.value === value)?.least;
      return level >= (least ? LEVELS.indexOf(least) : 0);
    });
    for (const value of new Set(counted.map((one) => one.value))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** Searches by looking at every person, as the referee of the finder. */
export function naiveSearch(people: Candidate[], filters: Filters): NaiveResult {
  const failed = people.map((person) => failures(person, filters));
  return {
    ids: people.flatMap(({ id }, at) => (failed[at]!.length === 0 ? [id] : [])),
    counts: Object.fromEntries(
      FACETS.map((facet) => [facet, countValues(people, failed, facet, filters)]),
    ) as NaiveResult['counts'],
  };
}

/** Returns the names among which a school or an award is: words with a capital letter, of titles not the first
 * alone, and what joins them. */
function namesOf(
  { studies, awards }: Talent,
  asked: Extract<Condition, { is: 'school' | 'award' }>,
): string[] {
  const capitals = (text: string, hasFirst = false) => {
    const words = text.split(/[\s,]+/);
    const isName = (word: string | undefined) => /^\p{Lu}/u.test(word ?? '');
    return words
      .filter(
        (word, at) =>
          /^(de|del|la|las|los|y)$/.test(word) ||
          (isName(word) && (at > 0 || hasFirst || isName(words[1]))),
      )
      .join(' ');
  };
  if (asked.is === 'school') {
    return studies.flatMap(({ title, school = '' }) => [school, capitals(title.text)]);
  }
  return awards
    .filter(
      ({ result }) => !asked.result || slug(label('es', 'awardResults', result)) === asked.result,
    )
    .map(({ award }) => capitals(award.text, true));
}

const titlesOfNames = new WeakMap<Candidate[], Map<string, string[]>>();

/** Returns the titles of somebody who directs nobody else. */
function titlesOf(people: Candidate[], wanted: string): string[] {
  const known = titlesOfNames.get(people) ?? new Map<string, string[]>();
  titlesOfNames.set(people, known);
  const found = known.get(wanted);
  if (found) return found;
  const nameOf = ({ name }: Candidate) => name.join(' ');
  const directs = people.some(
    (one) => nameOf(one) !== wanted && one.credits.some((credit) => credit.director === wanted),
  );
  const other = directs ? undefined : people.find((one) => nameOf(one) === wanted);
  const titles = other?.credits.map(({ title }) => title) ?? [];
  known.set(wanted, titles);
  return titles;
}

/** Whether somebody directed a work; of those who direct nobody else, whether they have a credit of it. */
const isWith = (
  people: Candidate[],
  { title, director, companies }: Pick<Credit, 'title' | 'director' | 'companies'>,
  wanted: string,
): boolean => [director, ...companies].includes(wanted) || titlesOf(people, wanted).includes(title);

function meets(people: Candidate[], person: Candidate, asked: Condition): boolean {
  const { talent, credits, name } = person;
  switch (asked.is) {
    case 'value':
      return has(person, asked.facet, asked.value, asked.least ? LEVELS.indexOf(asked.least) : 0);
    case 'age':
      return plays(person, asked);
    case 'height':
      return isWithin(heightOf(person), asked);
    case 'name':
      return asked.words.every((word) => name.some((own) => own.startsWith(word)));
    case 'credit':
      if (asked.with === name.join(' ')) return false;
      return credits.some(
        ({ title, year, kind, billing, roles, director, companies }) =>
          (!asked.with || isWith(people, { title, director, companies }, asked.with)) &&
          (!asked.titles || asked.titles.includes(title)) &&
          (!asked.kinds || asked.kinds.includes(kind)) &&
          (!asked.billing || billing === asked.billing) &&
          (!asked.years || isWithin(year, asked.years)) &&
          (!asked.role || asked.role.split(' ').every((word) => roles.includes(word))),
      );
    case 'count':
      return person.values[asked.of].length >= asked.from;
    case 'video':
      return talent.videos.some(({ title }) => plain(title.text) === asked.title);
    case 'school':
    case 'award':
      return namesOf(talent, asked).some((name) =>
        asked.words.split(' ').every((word) => split(name).includes(word)),
      );
    case 'available': {
      const { availability, availableFrom, availableUntil, unavailable } = talent;
      if (unavailable.some((days) => days.from <= asked.from && days.until >= asked.to))
        return false;
      const said = availableFrom ?? (availability || !availableUntil ? undefined : '');
      const from = said ?? (unavailable.length > 0 ? '' : undefined);
      return from !== undefined && from <= asked.to && (availableUntil || '9999') >= asked.from;
    }
  }
}

/** Returns who meets all wishes. */
export const naiveWishes = (people: Candidate[], wishes: readonly Wish[]): string[] =>
  people
    .filter((person) =>
      wishes.every(({ any, not }) => any.some((asked) => meets(people, person, asked)) !== not),
    )
    .map(({ id }) => id);
