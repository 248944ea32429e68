import { SKILL_GROUPS } from '#contract/addedValues.ts';
import { type ListName, findValue } from '#contract/vocabulary.ts';
import type { Locale } from './locale';

/** @throws {RangeError} when the list has no label for the key */
export function label(locale: Locale, list: ListName, key: string): string {
  const value = findValue(list, key);
  if (value) return value.label[locale];
  throw new RangeError(`i18n/${locale}/vocabulary.json has no label "${list}.${key}"`);
}

/** Groups skills in the order of the dictionary, without empty groups. */
export const groupSkills = <T extends { skill: string }>(all: T[]) =>
  SKILL_GROUPS.map((group) => ({
    group,
    skills: all.filter(({ skill }) => findValue('skills', skill)?.group === group),
  })).filter(({ skills }) => skills.length > 0);
