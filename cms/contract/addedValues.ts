import type { Locale } from './locales.ts';

/** The groups of skills, in the order in which the site shows them. */
export const SKILL_GROUPS = ['sports', 'dance', 'music', 'voice', 'driving', 'other'] as const;

export type SkillGroup = (typeof SKILL_GROUPS)[number];

/** The lists to which editors can add values, with what the keys of these begin with: of a skill it is the group. */
const BEGINNINGS = { languages: ['language'], accents: ['accent'], skills: SKILL_GROUPS } as const;

export type AddedList = keyof typeof BEGINNINGS;

export const ADDED_LISTS = Object.keys(BEGINNINGS) as AddedList[];

/** The field with the key in the rows of each list to which editors can add values. */
export const KEY_FIELDS = {
  languages: 'language',
  accents: 'accent',
  skills: 'skill',
} as const satisfies Record<AddedList, string>;

/** Whether editors can add values to a list. */
export const takesAdded = (list: unknown): list is AddedList =>
  ADDED_LISTS.includes(list as AddedList);

/** A value that an editor has added to a list of the vocabulary. */
export interface AddedValue {
  list: AddedList;
  /** Of a skill. */
  group?: SkillGroup;
  label: Record<Locale, string>;
}

/** Characters of each label. */
const MAX_LABEL = 60;

const KEY = new RegExp(
  `^(${Object.values(BEGINNINGS).flat().join('|')}):([^:|]{1,${MAX_LABEL}})\\|([^:|]{1,${MAX_LABEL}})$`,
);

/**
 * Reads the key of an added value, which says all about it: `music:trikitixa|Basque accordion`,
 * `language:griko|Griko`. Whoever holds one needs no other record, and old versions still say what they said.
 * `undefined` for other keys, and for those of another list than the given one.
 */
export function readAddedValue(key: string, list?: AddedList): AddedValue | undefined {
  const [, beginning = '', es = '', en = ''] = KEY.exec(key) ?? [];
  const own = ADDED_LISTS.find((one) => (BEGINNINGS[one] as readonly string[]).includes(beginning));
  if (!own || (list && own !== list)) return undefined;
  return {
    list: own,
    ...(own === 'skills' && { group: beginning as SkillGroup }),
    label: { es, en },
  };
}

const cleanLabel = (text: string) =>
  text
    .replace(/[:|;]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_LABEL)
    .trim();

/** Returns the key of a value to add to a list; without an English label the Spanish one is for both. */
export function addedKey(
  list: AddedList,
  es: string,
  en = '',
  group: SkillGroup = 'other',
): string {
  const label = cleanLabel(es);
  const beginning = list === 'skills' ? group : BEGINNINGS[list][0];
  return `${beginning}:${label}|${cleanLabel(en) || label}`;
}
