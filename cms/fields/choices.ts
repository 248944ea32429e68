import type { SelectField } from 'payload';
import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import countries from './countries.json' with { type: 'json' };
import { shortFirst } from './shortFirst.ts';
import { type Bilingual, type FieldText, bilingual, labelled } from '../texts/labels.ts';
import { COMPONENTS } from './components.ts';

/** An option of a select field: the stored key, and the label that editors see. */
export interface Choice {
  value: string;
  label: Bilingual;
}

type Labels = Record<string, string>;

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

const choices = (spanish: Labels, english: Labels): Choice[] =>
  Object.entries(spanish).map(([value, text]) => ({
    value,
    label: bilingual(capitalise(text), capitalise(english[value] ?? value)),
  }));

/** Returns the options of every skill; labels start with the group, so that editors can search by it. */
function skillChoices(): Choice[] {
  const groups = Object.keys(es.skills) as (keyof typeof es.skills)[];
  return groups.flatMap((group) => {
    const [inSpanish, inEnglish] = [es, en].map((texts) => capitalise(texts.skillGroups[group]));
    return choices(es.skills[group], en.skills[group]).map(({ value, label }) => ({
      value,
      label: bilingual(`${inSpanish}: ${label.es}`, `${inEnglish}: ${label.en}`),
    }));
  });
}

/** Returns every country of ISO 3166-1 as an option, sorted by Spanish name. */
function countryChoices(): Choice[] {
  const spanish = new Intl.DisplayNames('es', { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return countries
    .map((value) => ({
      value,
      label: bilingual(spanish.of(value) ?? value, english.of(value) ?? value),
    }))
    .sort((a, b) => a.label.es.localeCompare(b.label.es, 'es'));
}

/**
 * Returns the options of one list, in the dictionary's order; of the countries by Spanish name.
 *
 * @param only keys to offer, in this order; all of them by default
 * @throws {Error} naming the list and the key, when the list has no such key
 */
export function choicesOf(list: keyof typeof es | 'countries', only?: readonly string[]): Choice[] {
  if (list === 'skills') return skillChoices();
  if (list === 'countries') return countryChoices();
  const all = choices(es[list], en[list]);
  if (!only) return all;
  return only.map((key) => {
    const found = all.find(({ value }) => value === key);
    if (!found) throw new Error(`Vocabulary ${list} has no key "${key}"`);
    return found;
  });
}

const SHORT_FIRST = { Field: COMPONENTS.ShortFirstSelect };

/** Creates a field for one choice of a list, or several with `hasMany`. */
export const selectField = (
  name: string,
  text: FieldText,
  options: Choice[],
  { admin, ...rest }: Partial<SelectField> = {},
): SelectField => {
  // The order of the options is also one of the database, which stays.
  const isSorted = shortFirst(options, ({ label }) => label.es).every(
    (choice, index) => choice === options[index],
  );
  const components = { ...(!isSorted && SHORT_FIRST), ...admin?.components };
  const texts = labelled(text, { ...admin, components });
  return { name, type: 'select', options, ...rest, ...texts } as SelectField;
};
