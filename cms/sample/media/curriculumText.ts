import texts from '../../../i18n/es/talent.json' with { type: 'json' };
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
  billing?: string;
  director?: string;
  company?: string;
  broadcaster?: string;
  venue?: string;
}

/** The fields of a talent's content file that a curriculum shows. */
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
  otherWork?: Credit[];
  studies?: { year?: number; title: Es; school?: string }[];
  awards?: { year?: number; award: Es; work?: string; result: string }[];
}

/** One credit, award or course: year, title, and further details in one line. */
interface Row {
  year: string;
  title: string;
  details: string;
}

/** The Spanish texts of a curriculum, in the order of the page. */
export interface CurriculumText {
  name: string;
  profession: string;
  facts: { heading: string; lines: string[] }[];
  works: { heading: string; rows: Row[] }[];
}

type Labels = Record<string, string>;

const SKILLS: Labels = Object.assign({}, ...Object.values(vocabulary.skills));

const labelOf = (list: Labels, key: string) => list[key] ?? key;
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ');
const countries = new Intl.DisplayNames('es', { type: 'region' });

function levelled(list: Labels, items: Levelled[] = []): string[] {
  return items.map(({ language, accent, skill, level }) => {
    const key = language ?? accent ?? skill ?? '';
    return join(labelOf(list, key), level && labelOf(vocabulary.levels, level));
  });
}

function playingAge({ playingAgeFrom: from, playingAgeTo: to }: Talent): string[] {
  if (from === undefined && to === undefined) return [];
  return [from !== undefined && to !== undefined ? `${from}–${to}` : `${from ?? to}`];
}

function facts(talent: Talent): CurriculumText['facts'] {
  const { heightCm, eyes, hair, homeBase, citizenships = [] } = talent;
  const { facts: heading } = texts;
  return [
    { heading: heading.playingAge, lines: playingAge(talent) },
    { heading: heading.height, lines: heightCm ? [`${heightCm} cm`] : [] },
    { heading: heading.eyes, lines: eyes ? [labelOf(vocabulary.eyes, eyes)] : [] },
    { heading: heading.hair, lines: hair ? [labelOf(vocabulary.hair, hair)] : [] },
    { heading: heading.homeBase, lines: homeBase ? [homeBase.es] : [] },
    { heading: heading.citizenship, lines: citizenships.map((code) => countries.of(code) ?? code) },
    { heading: texts.languages, lines: levelled(vocabulary.languages, talent.languages) },
    { heading: texts.accents, lines: levelled(vocabulary.accents, talent.accents) },
    { heading: texts.skills, lines: levelled(SKILLS, talent.skills) },
  ].filter(({ lines }) => lines.length > 0);
}

const yearOf = (year?: number) => (year === undefined ? '' : String(year));

function credits(items: Credit[] = []): Row[] {
  return items.map(({ year, title, role, billing, director, ...credit }) => {
    const billed = billing && labelOf(vocabulary.billings, billing);
    const directedBy = director && `${texts.directorLabel} ${director}`;
    const makers = [credit.company ?? credit.venue, credit.broadcaster];
    return { year: yearOf(year), title, details: join(role?.es, billed, directedBy, ...makers) };
  });
}

function works(talent: Talent): CurriculumText['works'] {
  const { cinema, television, theatre, otherWork, studies = [], awards = [] } = talent;
  const courses = studies.map(({ year, title, school }) => ({
    year: yearOf(year),
    title: title.es,
    details: join(school),
  }));
  const prizes = awards.map(({ year, award, work, result }) => ({
    year: yearOf(year),
    title: award.es,
    details: join(work, labelOf(vocabulary.awardResults, result)),
  }));
  return [
    { heading: texts.cinema, rows: credits(cinema) },
    { heading: texts.television, rows: credits(television) },
    { heading: texts.theatre, rows: credits(theatre) },
    { heading: texts.otherWork, rows: credits(otherWork) },
    { heading: texts.awards, rows: prizes },
    { heading: texts.studies, rows: courses },
  ].filter(({ rows }) => rows.length > 0);
}

/** Returns the texts of a talent's curriculum from the talent's content file. */
export function curriculumText(source: Data): CurriculumText {
  const talent = source as unknown as Talent;
  const profession = talent.sections
    .map((section) => labelOf(vocabulary.sections, section))
    .join(', ');
  return { name: talent.name, profession, facts: facts(talent), works: works(talent) };
}
