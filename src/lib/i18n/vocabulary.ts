import { readAddedValue, takesAdded } from '#contract/addedValues.ts';
import type { Locale } from './locale';
import en from '../../../i18n/en/vocabulary.json';
import es from '../../../i18n/es/vocabulary.json';

/** A translated list that the CMS and the site share, e.g. `languages`. */
type LabelList = keyof typeof es;

type SkillGroup = keyof typeof es.skills;

/** The groups in the order in which the site shows them. */
const GROUPS = Object.keys(es.skills) as SkillGroup[];

type Labels = Readonly<Record<string, string>>;

const skillLabels = (groups: Record<SkillGroup, Labels>): Labels =>
  Object.assign({}, ...Object.values(groups)) as Labels;

const LABELS: Record<Locale, Record<LabelList, Labels>> = {
  es: { ...es, skills: skillLabels(es.skills) },
  en: { ...en, skills: skillLabels(en.skills) },
};

/** Returns the label of a key of a list; the key of a value that editors have added says its own. */
function findLabel(locale: Locale, list: LabelList, key: string): string | undefined {
  const added = takesAdded(list) ? readAddedValue(key, list) : undefined;
  const labels = LABELS[locale][list];
  return added?.label[locale] ?? (Object.hasOwn(labels, key) ? labels[key] : undefined);
}

/** Whether a list has a label for a key. */
export const hasLabel = (list: LabelList, key: string): boolean =>
  findLabel('es', list, key) !== undefined;

/** @throws {RangeError} when the list has no label for the key */
export function label(locale: Locale, list: LabelList, key: string): string {
  const text = findLabel(locale, list, key);
  if (text !== undefined) return text;
  throw new RangeError(`i18n/${locale}/vocabulary.json has no label "${list}.${key}"`);
}

const groupOf = (skill: string): SkillGroup =>
  readAddedValue(skill, 'skills')?.group ??
  GROUPS.find((group) => Object.hasOwn(es.skills[group], skill)) ??
  'other';

/** Groups skills in the order of the dictionary, without empty groups. */
export const groupSkills = <T extends { skill: string }>(all: T[]) =>
  GROUPS.map((group) => ({
    group,
    skills: all.filter(({ skill }) => groupOf(skill) === group),
  })).filter(({ skills }) => skills.length > 0);
