import type { Locale } from './locales.ts';

/** The groups of skills, in the order in which the site shows them. */
export const SKILL_GROUPS = ['sports', 'dance', 'music', 'voice', 'driving', 'other'] as const;

export type SkillGroup = (typeof SKILL_GROUPS)[number];

/** A skill that an editor has added to those of the vocabulary. */
export interface AddedSkill {
  group: SkillGroup;
  label: Record<Locale, string>;
}

/** Characters of each label. */
const MAX_LABEL = 60;

const KEY = new RegExp(
  `^(${SKILL_GROUPS.join('|')}):([^:|]{1,${MAX_LABEL}})\\|([^:|]{1,${MAX_LABEL}})$`,
);

/**
 * Reads the key of an added skill, which says all about it: `music:trikitixa|Basque accordion`. Whoever holds one
 * needs no other record, and old versions still say what they said. `undefined` for other keys.
 */
export function readAddedSkill(key: string): AddedSkill | undefined {
  const [, group, es = '', en = ''] = KEY.exec(key) ?? [];
  return group ? { group: group as SkillGroup, label: { es, en } } : undefined;
}

const cleanLabel = (text: string) =>
  text.replace(/[:|]+/g, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_LABEL).trim();

/** Returns the key of a skill; without an English label the Spanish one is for both. */
export function addedSkillKey(group: SkillGroup, es: string, en = ''): string {
  const label = cleanLabel(es);
  return `${group}:${label}|${cleanLabel(en) || label}`;
}
