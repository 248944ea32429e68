import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import type { Bilingual } from '../texts/labels.ts';

/** An option of a select field: the stored key, and the label that editors see. */
export interface Choice {
  value: string;
  label: Bilingual;
}

type Labels = Record<string, string>;
type VocabularyList = Exclude<keyof typeof es, 'skills'>;

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

function choices(spanish: Labels, english: Labels, prefix?: Bilingual): Choice[] {
  return Object.keys(spanish).map((value) => ({
    value,
    label: {
      es: `${prefix ? `${prefix.es}: ` : ''}${capitalise(spanish[value] ?? value)}`,
      en: `${prefix ? `${prefix.en}: ` : ''}${capitalise(english[value] ?? value)}`,
    },
  }));
}

/**
 * Returns the options of one vocabulary list, in the dictionary's order.
 *
 * @param only keys to offer, in this order; all of them by default
 * @throws {Error} naming the list and the key, when the list has no such key
 */
export function choicesOf(list: VocabularyList, only?: readonly string[]): Choice[] {
  const all = choices(es[list] as Labels, en[list] as Labels);
  if (!only) return all;
  return only.map((key) => {
    const found = all.find(({ value }) => value === key);
    if (!found) throw new Error(`Vocabulary ${list} has no key "${key}"`);
    return found;
  });
}

/** Returns the options of every skill; labels start with the group, so that editors can search by it. */
export function skillChoices(): Choice[] {
  const groups = Object.keys(es.skills) as (keyof typeof es.skills)[];
  return groups.flatMap((group) =>
    choices(es.skills[group] as Labels, en.skills[group] as Labels, {
      es: capitalise(es.skillGroups[group]),
      en: capitalise(en.skillGroups[group]),
    }),
  );
}
