import commonEn from '../../../i18n/en/common.json' with { type: 'json' };
import talentEn from '../../../i18n/en/talent.json' with { type: 'json' };
import vocabularyEn from '../../../i18n/en/vocabulary.json' with { type: 'json' };
import commonEs from '../../../i18n/es/common.json' with { type: 'json' };
import talentEs from '../../../i18n/es/talent.json' with { type: 'json' };
import vocabularyEs from '../../../i18n/es/vocabulary.json' with { type: 'json' };
import type { Talent } from '../../../src/model/talent.ts';
import { type Locale, localisePath } from '../../../cms/contract/locales.ts';
import { LISTS, type List } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';

/* What both peers show; each renders it in its own way. */

/** The texts of a locale. */
export const TEXTS = {
  es: { common: commonEs, talent: talentEs, vocabulary: vocabularyEs },
  en: { common: commonEn, talent: talentEn, vocabulary: vocabularyEn },
};

/** Talents per page of a list, as on the site. */
const PER_PAGE = 36;

const numberFormats = {
  es: new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }),
};

/** A link with its text. */
export interface Link {
  href: string;
  text: string;
}

/** One credit, study or award. */
export interface Row {
  year?: number | undefined;
  title: string;
  details: string;
}

/** Returns the path of a page without locale: `listSlug('actors')` is `actores`. */
export const listSlug = (list: List): string => PAGE_PATHS[list].slice(1);

/** Returns the path of a talent's page. */
export const talentHref = (locale: Locale, { list, slug }: Talent): string =>
  localisePath(locale, `${PAGE_PATHS[list]}/${slug}`);

/** Returns the links of header and footer. */
export const menuLinks = (locale: Locale): Link[] =>
  Object.entries(TEXTS[locale].common.routes).map(([route, text]) => ({
    href: localisePath(locale, PAGE_PATHS[route as keyof typeof PAGE_PATHS]),
    text,
  }));

/** Returns the facts of a talent: label and value. */
export function factsOf(locale: Locale, talent: Talent): [label: string, value: string][] {
  const { facts } = TEXTS[locale].talent;
  const height = talent.heightCm && `${numberFormats[locale].format(talent.heightCm / 100)} m`;
  return [
    [facts.age, String(talent.age ?? '')],
    [facts.height, height || ''],
    [facts.homeBase, talent.homeBase?.text ?? ''],
  ];
}

/** Returns the labels of a talent's languages with their levels. */
export function languagesOf(locale: Locale, talent: Talent): string[] {
  const { languages, levels } = TEXTS[locale].vocabulary as unknown as Record<
    'languages' | 'levels',
    Record<string, string>
  >;
  return talent.languages.map(
    ({ language, level }) => `${languages[language]} ${level ? levels[level] : ''}`,
  );
}

/** Returns the sections of a talent's page with their rows. */
export function sectionsOf(locale: Locale, talent: Talent): { title: string; rows: Row[] }[] {
  const texts = TEXTS[locale].talent;
  const credits = (['cinema', 'television', 'theatre'] as const).map((kind) => ({
    title: texts[kind],
    rows: talent[kind].map(({ year, title, role, director, company }) => {
      const directed = director && `${texts.directorLabel} ${director}`;
      return { year, title, details: [role?.text, directed, company].filter(Boolean).join(' · ') };
    }),
  }));
  const studies = talent.studies.map(({ year, title, school }) => ({
    year,
    title: title.text,
    details: school ?? '',
  }));
  const awards = talent.awards.map(({ year, award, work }) => ({
    year,
    title: award.text,
    details: work ?? '',
  }));
  return [
    ...credits,
    { title: texts.studies, rows: studies },
    { title: texts.awards, rows: awards },
  ].filter(({ rows }) => rows.length > 0);
}

/** One page of a list. */
export interface ListPage {
  list: List;
  /** From 1. */
  number: number;
  items: Talent[];
}

/** Returns all pages of all lists. */
export const listPages = (talents: Talent[]): ListPage[] =>
  LISTS.flatMap((list) => {
    const members = talents.filter((talent) => talent.list === list);
    const count = Math.max(1, Math.ceil(members.length / PER_PAGE));
    return Array.from({ length: count }, (_, index) => ({
      list,
      number: index + 1,
      items: members.slice(index * PER_PAGE, (index + 1) * PER_PAGE),
    }));
  });
