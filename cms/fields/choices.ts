import type { SelectField } from 'payload';
import en from '../../i18n/en/vocabulary.json' with { type: 'json' };
import es from '../../i18n/es/vocabulary.json' with { type: 'json' };
import { type AddedList, readAddedValue } from '#contract/addedValues.ts';
import type { Locale } from '#contract/locales.ts';
import { type ListName, type Value, findValue, valuesOf } from '#contract/vocabulary.ts';
import { type Bilingual, type FieldText, bilingual, labelled } from '../texts/labels.ts';
import { COMPONENTS } from './components.ts';

/** An option of a select field: the stored key, and the label that editors see. */
export interface Choice {
  value: string;
  label: Bilingual;
}

/** The list that choices are from. */
const listOfChoices = new WeakMap<Choice[], ListName>();

const capitalise = (text: string) => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

const groupLabels = { es: es.skillGroups, en: en.skillGroups };

/** Labels of skills start with the group, so that editors can search by it. */
const toChoice = ({ value, label, group }: Value): Choice => {
  const labelIn = (locale: Locale) =>
    (group ? `${capitalise(groupLabels[locale][group])}: ` : '') + capitalise(label[locale]);
  return { value, label: bilingual(labelIn('es'), labelIn('en')) };
};

/**
 * Returns the options of one list, in the dictionary's order; of the countries by Spanish name.
 *
 * @param only keys to offer, in this order; all of them by default
 * @throws {Error} naming the list and the key, when the list has no such key
 */
export function choicesOf(list: ListName, only?: readonly string[]): Choice[] {
  const all = valuesOf(list).map(toChoice);
  const chosen = only?.map((key) => {
    const found = all.find(({ value }) => value === key);
    if (!found) throw new Error(`Vocabulary ${list} has no key "${key}"`);
    return found;
  });
  const choices = chosen ?? all;
  listOfChoices.set(choices, list);
  return choices;
}

/** Returns the choice of a value that editors have added, from its key; `undefined` for other keys. */
export function addedChoice(value: string, list?: AddedList): Choice | undefined {
  const added = readAddedValue(value, list);
  return added && toChoice({ value, ...added });
}

/** Returns the choice of a value of a list, which editors may have added; `undefined` for what is none. */
export function choiceOf(list: AddedList, value: string): Choice | undefined {
  const found = findValue(list, value);
  return found && toChoice({ ...found, value });
}

/** Creates a field for one choice of a list, or several with `hasMany`; values are found by what people say. */
export const selectField = (
  name: string,
  text: FieldText,
  options: Choice[],
  { admin, ...rest }: Partial<SelectField> = {},
): SelectField => {
  const list = listOfChoices.get(options);
  const Field = { path: COMPONENTS.VocabularySelect, clientProps: { list } };
  const components = { ...(list && { Field }), ...admin?.components };
  const texts = labelled(text, { ...admin, components });
  const custom = { list };
  return { name, type: 'select', options, custom, ...rest, ...texts } as SelectField;
};
