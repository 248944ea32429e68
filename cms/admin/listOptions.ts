import { type ListName, readRated, searchValues } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { type Choice, addedChoice } from '../fields/choices.ts';
import type { Bilingual } from '../texts/labels.ts';

const phraseOf = (text: string) => plainWords(text).join(' ');

/**
 * Returns the filter of a select whose options are values of a list: what is typed is in the label, or is what
 * people say for the value. A level may follow, as in "inglés B2".
 */
export function filterByList(list: ListName) {
  let typed: string | undefined;
  let values: ReadonlySet<string>;
  return (option: { label: string; value: string }, search: string): boolean => {
    if (search !== typed) {
      typed = search;
      const rated = readRated(list, search);
      values = new Set([...searchValues(list, search), ...rated.values]);
    }
    // Added values have no synonyms, but a name in the other language.
    const { es, en } = addedChoice(option.value)?.label ?? { es: option.label, en: '' };
    return (
      [es, en].some((label) => phraseOf(label).includes(phraseOf(search))) ||
      values.has(option.value)
    );
  };
}

/**
 * Returns choices as options of a select in a language. One comes before those that begin with it, “Castaño” before
 * “Castaño oscuro”: a form chooses the first that contains what was typed.
 */
export function optionsOf(choices: readonly Choice[], language: keyof Bilingual) {
  const options: { value: string; label: string }[] = [];
  for (const { value, label } of choices) {
    const text = label[language];
    const longer = options.findIndex((other) => other.label.startsWith(`${text} `));
    options.splice(longer === -1 ? options.length : longer, 0, { value, label: text });
  }
  return options;
}
