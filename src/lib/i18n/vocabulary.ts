import { readAddedValue, takesAdded } from '#contract/addedValues.ts';
import type { Locale } from './locale';
import en from '../../../i18n/en/vocabulary.json';
import es from '../../../i18n/es/vocabulary.json';

const VOCABULARIES: Record<Locale, object> = { es, en };

/** A translated list that the CMS and the site share, e.g. `languages`. */
type LabelList = Exclude<keyof typeof es, 'skills' | 'skillGroups'>;

type SkillGroup = keyof typeof es.skills;

interface GroupedSkills<T extends { skill: string }> {
  group: SkillGroup;
  skills: T[];
}

/** The groups in the order in which the site shows them. */
const GROUPS = Object.keys(es.skills) as SkillGroup[];

function getLabel(locale: Locale, ...path: string[]): string {
  const text = path.reduce<unknown>((branch, name) => {
    const isKnown = typeof branch === 'object' && branch !== null && Object.hasOwn(branch, name);
    return isKnown ? (branch as Record<string, unknown>)[name] : undefined;
  }, VOCABULARIES[locale]);
  if (typeof text === 'string') return text;
  throw new RangeError(`i18n/${locale}/vocabulary.json has no label "${path.join('.')}"`);
}

const findGroup = (skill: string): SkillGroup | undefined =>
  readAddedValue(skill, 'skills')?.group ??
  GROUPS.find((group) => Object.hasOwn(es.skills[group], skill));

/** Returns the group of a skill; `other` for an unknown one. */
const skillGroupOf = (skill: string): SkillGroup => findGroup(skill) ?? 'other';

const readAdded = (list: LabelList | 'skills', key: string) =>
  takesAdded(list) ? readAddedValue(key, list) : undefined;

/** Whether a list has a label for a key; any group of skills has, and the key of an added value says its own. */
export const hasLabel = (list: LabelList | 'skills', key: string): boolean =>
  readAdded(list, key) !== undefined ||
  (list === 'skills' ? findGroup(key) !== undefined : Object.hasOwn(es[list], key));

/** Returns the label of a key of a list. */
export const label = (locale: Locale, list: LabelList, key: string): string =>
  readAdded(list, key)?.label[locale] ?? getLabel(locale, list, key);

/** The skills of the vocabulary, in groups. */
export const skillVocabulary = {
  /** Returns the label of a skill; throws a RangeError when no group has it. */
  label: (locale: Locale, skill: string): string =>
    readAdded('skills', skill)?.label[locale] ??
    getLabel(locale, 'skills', skillGroupOf(skill), skill),

  groupLabel: (locale: Locale, group: SkillGroup): string => getLabel(locale, 'skillGroups', group),

  /** Groups skills in the order of the dictionary, without empty groups. */
  group: <T extends { skill: string }>(all: T[]): GroupedSkills<T>[] =>
    GROUPS.map((group) => ({
      group,
      skills: all.filter(({ skill }) => skillGroupOf(skill) === group),
    })).filter((grouped) => grouped.skills.length > 0),
};
