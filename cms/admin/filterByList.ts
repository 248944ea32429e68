import { type ListName, readRated, searchValues } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';

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
    return phraseOf(option.label).includes(phraseOf(search)) || values.has(option.value);
  };
}
