import type { Locale } from '~/lib/i18n/locale';
import i18next from 'i18next';
import { createTextCache } from '~/lib/i18n/compiledText';
import vocabulary from '../../../i18n/es/vocabulary.json';

/** A translated list that the CMS and the site share, e.g. `languages`. */
export type LabelList = Exclude<keyof typeof vocabulary, 'skills' | 'skillGroups'>;

/** The key of a group of skills. */
type SkillGroup = keyof typeof vocabulary.skills;

/** The skills of one group. */
interface GroupedSkills<T extends { skill: string }> {
  group: SkillGroup;
  skills: T[];
}

/** The groups in the order in which the site shows them. */
const GROUPS = Object.keys(vocabulary.skills) as SkillGroup[];

const labels = createTextCache<string>();

function getLabel(locale: Locale, path: string): string {
  const id = `${locale} ${path}`;
  const cached = labels.get(id);
  if (cached !== undefined) return cached;
  const key = `vocabulary:${path}`;
  if (!i18next.exists(key, { lng: locale })) {
    throw new RangeError(`i18n/${locale}/vocabulary.json has no label "${path}"`);
  }
  const text = i18next.getFixedT(locale)(key);
  labels.set(id, text);
  return text;
}

const findGroup = (skill: string): SkillGroup | undefined =>
  GROUPS.find((group) => Object.hasOwn(vocabulary.skills[group], skill));

/** Returns the group of a skill; `other` for an unknown one. */
const skillGroupOf = (skill: string): SkillGroup => findGroup(skill) ?? 'other';

/** Whether a list, or any group of skills, has a label for a key. */
export const hasLabel = (list: LabelList | 'skills', key: string): boolean =>
  list === 'skills' ? findGroup(key) !== undefined : Object.hasOwn(vocabulary[list], key);

/**
 * Returns the label of a key of a list.
 *
 * @throws {RangeError} with list and key, when the list lacks the key
 */
export const label = (locale: Locale, list: LabelList, key: string): string =>
  getLabel(locale, `${list}.${key}`);

/**
 * Returns the label of a skill.
 *
 * @throws {RangeError} when no group has the skill
 */
export const skillLabel = (locale: Locale, skill: string): string =>
  getLabel(locale, `skills.${skillGroupOf(skill)}.${skill}`);

/** Returns the label of a group of skills. */
export const skillGroupLabel = (locale: Locale, group: SkillGroup): string =>
  getLabel(locale, `skillGroups.${group}`);

/** Groups skills in the order of the dictionary, without empty groups. */
export const groupSkills = <T extends { skill: string }>(skills: T[]): GroupedSkills<T>[] =>
  GROUPS.map((group) => ({
    group,
    skills: skills.filter(({ skill }) => skillGroupOf(skill) === group),
  })).filter((grouped) => grouped.skills.length > 0);
