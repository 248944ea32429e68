import type { CollectionBeforeOperationHook, Where } from 'payload';
import { type AddedList, ADDED_LISTS } from '#contract/addedValues.ts';
import { findValues, searchValues } from '#contract/vocabulary.ts';
import { choiceOf } from '../../fields/choices.ts';
import { KEY_FIELDS } from '../../fields/storedValues.ts';

const LIST_OF = new Map(ADDED_LISTS.map((list) => [`${list}.${KEY_FIELDS[list]}`, list]));

/** What the filter of a list asks for with a text, and what it asks for with keys. */
const OPERATORS = new Map([
  ['equals', 'in'],
  ['like', 'in'],
  ['contains', 'in'],
  ['not_equals', 'not_in'],
  ['not_like', 'not_in'],
]);

/** Returns what a condition asks for: values that the text names, and added ones, whose keys contain their names. */
function readCondition(name: string, list: AddedList, condition: Record<string, unknown>): Where {
  const [operator = '', text] = Object.entries(condition)[0] ?? [];
  const byKeys = OPERATORS.get(operator);
  if (!byKeys || typeof text !== 'string' || choiceOf(list, text))
    return { [name]: condition } as Where;
  const keys = new Set([...findValues(list, text), ...searchValues(list, text)]);
  const isOf = { [name]: { [byKeys]: [...keys] } };
  const isNamed = { [name]: { [byKeys === 'in' ? 'like' : 'not_like']: text } };
  if (keys.size === 0) return isNamed;
  return byKeys === 'in' ? { or: [isOf, isNamed] } : { and: [isOf, isNamed] };
}

/** Returns a filter in which values are keys: "caballo" is what people say for `horseRiding`. */
const withKeys = (where: Where): Where => ({
  and: Object.entries(where).map(([name, value]) => {
    const list = LIST_OF.get(name);
    if (list) return readCondition(name, list, value as Record<string, unknown>);
    return { [name]: Array.isArray(value) ? value.map((one) => withKeys(one as Where)) : value };
  }),
});

/** Lets the filters of the list ask for languages, accents and skills by what people say: the fields are texts. */
export const readValueFilter: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  if (where) (args as { where?: Where }).where = withKeys(where);
};
