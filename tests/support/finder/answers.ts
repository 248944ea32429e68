import { type Data, readSample } from '../../../cms/sample/read.ts';

/*
 * The right answers of the searches of `corpus.ts`: a naive filter over the files
 * of the sample agency. It shares no code with the finder.
 */

type Rated = { level?: string } & Record<string, string | undefined>;

interface Bilingual {
  es?: string;
  en?: string;
}

interface Credit {
  title: string;
  kind?: string;
  role?: { es?: string; en?: string };
  billing?: string;
  director?: string;
  company?: string;
  venue?: string;
  broadcaster?: string;
}

type Source = Data & {
  name: string;
  sections: string[];
  playingAgeFrom?: number;
  playingAgeTo?: number;
  heightCm?: number;
  hair?: string;
  eyes?: string;
  hairLength?: string;
  voiceRange?: string;
  homeBase?: { es?: string[] };
  citizenships?: string[];
  languages?: Rated[];
  accents?: Rated[];
  skills?: Rated[];
  availableFrom?: string;
  availableUntil?: string;
  studies?: { title: string | Bilingual; school?: string }[];
  awards?: { award: string | Bilingual; result: string }[];
};

/** A person of the sample; the id is the name of their file. */
export interface SamplePerson {
  id: string;
  source: Source;
}

/** Whether a person meets a wish. */
export type Answer = (person: SamplePerson) => boolean;

/** A search as typed, with who is right and the words that the sheets do not know. */
export interface AskedSearch {
  locale: 'es' | 'en';
  typed: string;
  right: Answer;
  unknown?: string[];
}

const searchIn =
  (locale: AskedSearch['locale']) =>
  (typed: string, right: Answer, unknown: string[] = []): AskedSearch => ({
    locale,
    typed,
    right,
    unknown,
  });
/** Searches in Spanish and in English. */
export const es = searchIn('es');
export const en = searchIn('en');

const LEVELS = 'basic mid highAccent high pro bilingualAccent bilingual native'.split(' ');

/** Women and men whose section does not tell. */
const WOMEN = 'aroa-vidal killa-mamani lola-marchena'.split(' ');
const MEN = 'biel-torrents daniel-okafor izan-crespo'.split(' ');
const FEMALE_DIRECTORS = 'elena-prats amara-diallo nuria-alcaraz palmira-salas'.split(' ');

export const all =
  (...answers: Answer[]): Answer =>
  (person) =>
    answers.every((answer) => answer(person));
export const any =
  (...answers: Answer[]): Answer =>
  (person) =>
    answers.some((answer) => answer(person));
export const not =
  (answer: Answer): Answer =>
  (person) =>
    !answer(person);

export const section =
  (name: string): Answer =>
  ({ source }) =>
    source.sections.includes(name);
export const actor = section('actor');
export const actress = section('actress');
export const woman: Answer = (person) => actress(person) || WOMEN.includes(person.id);
export const man: Answer = (person) => actor(person) || MEN.includes(person.id);
export const female: Answer = (person) => woman(person) || FEMALE_DIRECTORS.includes(person.id);
export const named =
  (id: string): Answer =>
  (person) =>
    person.id === id;

/** Whether the playing age and these ages have a year in common. */
export const age =
  (from: number, to: number): Answer =>
  ({ source: { playingAgeFrom: low, playingAgeTo: high } }) =>
    low !== undefined && high !== undefined && low <= to && high >= from;
export const height =
  (from: number, to: number): Answer =>
  ({ source: { heightCm = 0 } }) =>
    heightCm >= from && heightCm <= to;
export const hair =
  (key: string): Answer =>
  ({ source }) =>
    source.hair === key;
export const voiceRange =
  (key: string): Answer =>
  ({ source }) =>
    source.voiceRange === key;
export const hairLength =
  (key: string): Answer =>
  ({ source }) =>
    source.hairLength === key;
export const eyes =
  (key: string): Answer =>
  ({ source }) =>
    source.eyes === key;
export const place =
  (name: string): Answer =>
  ({ source }) =>
    (source.homeBase?.es ?? []).some((base) => base.includes(name));
export const citizen =
  (code: string): Answer =>
  ({ source }) =>
    (source.citizenships ?? []).includes(code);

const rated =
  (list: 'languages' | 'accents' | 'skills', name: string) =>
  (key: string, least = 'basic'): Answer =>
  ({ source }) =>
    (source[list] ?? []).some(
      (one) => one[name] === key && LEVELS.indexOf(one.level ?? 'basic') >= LEVELS.indexOf(least),
    );
export const language = rated('languages', 'language');
/** At least so many languages. */
export const languages =
  (count: number): Answer =>
  ({ source }) =>
    (source.languages ?? []).length >= count;
export const accent = rated('accents', 'accent');
const SINGING = ['musicalTheatre', 'opera', 'flamencoSinging', 'choir'];
/** Who sings musicals, opera, flamenco or in a choir sings. */
export const skill =
  (key: string, least?: string): Answer =>
  (person) =>
    [key, ...(key === 'singing' ? SINGING : [])].some((one) =>
      rated('skills', 'skill')(one, least)(person),
    );
export const DANCE =
  'contemporaryDance classicalBallet flamenco tango salsa bachata hipHop breaking tapDance jazzDance ballroomDance folkDance'
    .split(' ')
    .map((key) => skill(key));

const MEDIA = ['cinema', 'television', 'theatre', 'otherWork'] as const;
type Medium = (typeof MEDIA)[number];
const credit =
  (test: (credit: Credit) => boolean, media: readonly Medium[] = MEDIA): Answer =>
  ({ source }) =>
    media.some((medium) => ((source[medium] ?? []) as Credit[]).some(test));
export const title = (text: string): Answer => credit((one) => one.title === text);
export const director = (name: string): Answer =>
  all(
    credit((one) => one.director === name),
    ({ source }) => source.name !== name,
  );
/** Whether somebody has worked for a company, a venue or a channel. */
export const company = (name: string, medium?: Medium): Answer =>
  credit((one) => [one.company, one.venue, one.broadcaster].includes(name), medium && [medium]);
export const billing = (key: string, medium?: Medium): Answer =>
  credit((one) => one.billing === key, medium && [medium]);
export const billedIn = (key: string, text: string): Answer =>
  credit((one) => one.billing === key && one.title === text);
export const kind = (key: string): Answer => credit((one) => one.kind === key);
export const role = (word: string): Answer =>
  credit(({ role: { es = '', en = '' } = {} }) =>
    [es, en].some((text) => text.toLowerCase().includes(word)),
  );

const contains = (text: unknown, words: string): boolean => JSON.stringify(text).includes(words);
export const studied =
  (words: string): Answer =>
  ({ source }) =>
    (source.studies ?? []).some((one) => contains(one, words));
export const award =
  (words: string, result?: 'won'): Answer =>
  ({ source }) =>
    (source.awards ?? []).some(
      (one) => contains(one.award, words) && (!result || one.result === result),
    );

/** Whether a person who says when they are available is so on one of these days (YYYY-MM-DD). */
export const available =
  (from: string, to: string): Answer =>
  ({ source: { availableFrom, availableUntil = '9999' } }) =>
    availableFrom !== undefined && availableFrom <= to && availableUntil >= from;

/** Returns the people in the lists of the sample. */
export async function sampleSources(): Promise<SamplePerson[]> {
  const { talents } = await readSample();
  return Object.entries(talents)
    .map(([id, source]) => ({ id, source: source as Source }))
    .filter(({ source }) => source.visibility !== 'unlisted' && source._status !== 'draft');
}
