import type { Locale } from '~/lib/i18n/locale';
import i18next from 'i18next';
import words from '../../../i18n/es/vocabulary.json';

/** The translated lists that the CMS and the site share. */
export type WordList = Exclude<keyof typeof words, 'skills' | 'skillGroups'>;

/** The groups of skills, in the order they are shown. */
export type SkillGroup = keyof typeof words.skills;

/** A skill as the content holds it: its key, and how well. */
interface RatedSkill {
  skill: string;
  level?: string;
}

/** The skills of one group. */
export interface SkillSet<T extends RatedSkill> {
  group: SkillGroup;
  skills: T[];
}

const GROUPS = Object.keys(words.skills) as SkillGroup[];

/**
 * Returns a word of a translated list in a locale.
 *
 * @throws {RangeError} naming list and key when the list has no such word.
 */
const wordAt = (locale: Locale, path: string): string => {
  const key = `vocabulary:${path}`;
  if (!i18next.exists(key, { lng: locale })) {
    throw new RangeError(`There is no word "${path}" in i18n/${locale}/vocabulary.json`);
  }
  return i18next.getFixedT(locale)(key);
};

/** Returns what a key of one of the lists is called in a locale. @throws {RangeError} if nothing. */
export const word = (locale: Locale, list: WordList, key: string): string =>
  wordAt(locale, `${list}.${key}`);

/** Returns the group a skill's key belongs to, if any. */
const groupOf = (skill: string): SkillGroup | undefined =>
  GROUPS.find((group) => skill in words.skills[group]);

/** Returns what a skill is called. @throws {RangeError} when it is in none of the groups. */
export const skillWord = (locale: Locale, skill: string): string =>
  wordAt(locale, `skills.${groupOf(skill) ?? 'other'}.${skill}`);

/** Returns what a group of skills is called. */
export const skillGroupWord = (locale: Locale, group: SkillGroup): string =>
  wordAt(locale, `skillGroups.${group}`);

/** Sorts skills into their groups, in the order of the dictionary; empty groups are left out. */
export const skillSets = <T extends RatedSkill>(skills: T[]): SkillSet<T>[] =>
  GROUPS.map((group) => ({
    group,
    skills: skills.filter(({ skill }) => (groupOf(skill) ?? 'other') === group),
  })).filter((set) => set.skills.length > 0);
