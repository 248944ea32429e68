import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import type { Bilingual } from './labels.ts';

/** A choice of a select field: the key that is stored, and its words for editors. */
export interface Choice {
  value: string;
  label: Bilingual;
}

type Flat = Record<string, string>;
type FlatList = Exclude<keyof typeof es, 'skills'>;

const capital = (words: string) => words.charAt(0).toLocaleUpperCase('es') + words.slice(1);

function choices(spanish: Flat, english: Flat, prefix?: Bilingual): Choice[] {
  return Object.keys(spanish).map((value) => ({
    value,
    label: {
      es: `${prefix ? `${prefix.es}: ` : ''}${capital(spanish[value] ?? value)}`,
      en: `${prefix ? `${prefix.en}: ` : ''}${capital(english[value] ?? value)}`,
    },
  }));
}

/**
 * Choices of one vocabulary list, in the dictionary's order.
 *
 * @param only keys to offer, in this order; all of them by default
 * @throws {Error} naming the list and the key, when `only` names one that the list lacks
 */
export function choicesOf(list: FlatList, only?: readonly string[]): Choice[] {
  const all = choices(es[list] as Flat, en[list] as Flat);
  if (!only) return all;
  return only.map((key) => {
    const found = all.find(({ value }) => value === key);
    if (!found) throw new Error(`Vocabulary ${list} has no key "${key}"`);
    return found;
  });
}

/** Choices of every skill, each labelled with its group so that typing the group finds it. */
export function skillChoices(): Choice[] {
  const groups = Object.keys(es.skills) as (keyof typeof es.skills)[];
  return groups.flatMap((group) =>
    choices(es.skills[group] as Flat, en.skills[group] as Flat, {
      es: capital(es.skillGroups[group]),
      en: capital(en.skillGroups[group]),
    }),
  );
}
