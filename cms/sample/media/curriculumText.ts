import words from '../../../i18n/es/talent.json' with { type: 'json' };
import vocabulary from '../../../i18n/es/vocabulary.json' with { type: 'json' };
import type { Data } from '../read.ts';

interface Es {
  es: string;
}

interface Levelled {
  language?: string;
  accent?: string;
  skill?: string;
  level?: string;
}

interface Credit {
  year?: number;
  title: string;
  role?: Es;
  director?: string;
  company?: string;
  venue?: string;
}

/** What a curriculum takes of a talent's content file. */
interface Talent {
  name: string;
  sections: string[];
  playingAgeFrom?: number;
  playingAgeTo?: number;
  citizenships?: string[];
  homeBase?: Es;
  heightCm?: number;
  eyes?: string;
  hair?: string;
  languages?: Levelled[];
  accents?: Levelled[];
  skills?: Levelled[];
  cinema?: Credit[];
  television?: Credit[];
  theatre?: Credit[];
  studies?: { year?: number; title: Es; school?: string }[];
  awards?: { year?: number; award: Es; work?: string; result: string }[];
}

/** One credit, award or course: a year, what it is, and the rest in one line. */
interface Row {
  year: string;
  title: string;
  rest: string;
}

/** A curriculum's texts in Spanish, in the order in which they stand on the page. */
export interface CurriculumText {
  name: string;
  trade: string;
  facts: { heading: string; lines: string[] }[];
  works: { heading: string; rows: Row[] }[];
}

type Words = Record<string, string>;

const SKILLS: Words = Object.assign({}, ...Object.values(vocabulary.skills));

const word = (list: Words, key: string) => list[key] ?? key;
const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
const countries = new Intl.DisplayNames('es', { type: 'region' });

function levelled(list: Words, items: Levelled[] = []): string[] {
  return items.map(({ language, accent, skill, level }) => {
    const key = language ?? accent ?? skill ?? '';
    return joined(word(list, key), level && word(vocabulary.levels, level));
  });
}

function playingAge({ playingAgeFrom: from, playingAgeTo: to }: Talent): string[] {
  if (from === undefined && to === undefined) return [];
  return [from !== undefined && to !== undefined ? `${from}–${to}` : `${from ?? to}`];
}

function facts(talent: Talent): CurriculumText['facts'] {
  const { heightCm, eyes, hair, homeBase, citizenships = [] } = talent;
  const { facts: heading } = words;
  return [
    { heading: heading.playingAge, lines: playingAge(talent) },
    { heading: heading.height, lines: heightCm ? [`${heightCm} cm`] : [] },
    { heading: heading.eyes, lines: eyes ? [word(vocabulary.eyes, eyes)] : [] },
    { heading: heading.hair, lines: hair ? [word(vocabulary.hair, hair)] : [] },
    { heading: heading.homeBase, lines: homeBase ? [homeBase.es] : [] },
    { heading: heading.citizenship, lines: citizenships.map((code) => countries.of(code) ?? code) },
    { heading: words.languages, lines: levelled(vocabulary.languages, talent.languages) },
    { heading: words.accents, lines: levelled(vocabulary.accents, talent.accents) },
    { heading: words.skills, lines: levelled(SKILLS, talent.skills) },
  ].filter(({ lines }) => lines.length > 0);
}

const yearOf = (year?: number) => (year === undefined ? '' : String(year));

function credits(items: Credit[] = []): Row[] {
  return items.map(({ year, title, role, director, company, venue }) => {
    const directedBy = director && words.directedBy.replace('{{name}}', director);
    return { year: yearOf(year), title, rest: joined(role?.es, directedBy, company ?? venue) };
  });
}

function works(talent: Talent): CurriculumText['works'] {
  const { cinema, television, theatre, studies = [], awards = [] } = talent;
  const courses = studies.map(({ year, title, school }) => ({
    year: yearOf(year),
    title: title.es,
    rest: joined(school),
  }));
  const prizes = awards.map(({ year, award, work, result }) => ({
    year: yearOf(year),
    title: award.es,
    rest: joined(work, word(vocabulary.awardResults, result)),
  }));
  return [
    { heading: words.cinema, rows: credits(cinema) },
    { heading: words.television, rows: credits(television) },
    { heading: words.theatre, rows: credits(theatre) },
    { heading: words.awards, rows: prizes },
    { heading: words.studies, rows: courses },
  ].filter(({ rows }) => rows.length > 0);
}

/** The texts of a talent's curriculum, from the talent's content file. */
export function curriculumText(source: Data): CurriculumText {
  const talent = source as unknown as Talent;
  const trade = talent.sections.map((section) => word(vocabulary.sections, section)).join(', ');
  return { name: talent.name, trade, facts: facts(talent), works: works(talent) };
}
