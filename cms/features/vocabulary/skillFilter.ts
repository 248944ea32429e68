import type { CollectionBeforeOperationHook, Where } from 'payload';
import { findValues, searchValues } from '#contract/vocabulary.ts';
import { skillChoice } from '../../fields/choices.ts';

const FIELD = 'skills.skill';

/** What the filter of a list asks for with a text, and what it asks for with keys. */
const OPERATORS = new Map([
  ['equals', 'in'],
  ['like', 'in'],
  ['contains', 'in'],
  ['not_equals', 'not_in'],
  ['not_like', 'not_in'],
]);

function readCondition(condition: Record<string, unknown>): Record<string, unknown> {
  const [operator = '', text] = Object.entries(condition)[0] ?? [];
  const byKeys = OPERATORS.get(operator);
  if (!byKeys || typeof text !== 'string' || skillChoice(text)) return condition;
  const keys = new Set([...findValues('skills', text), ...searchValues('skills', text)]);
  if (keys.size > 0) return { [byKeys]: [...keys] };
  // The key of an added skill contains its names.
  return byKeys === 'in' ? { like: text } : { not_like: text };
}

/** Returns a filter in which skills are keys: "caballo" is what people say for `horseRiding`. */
function withSkillKeys(where: Where): Where {
  const entries = Object.entries(where).map(([name, value]) => {
    if (name === FIELD) return [name, readCondition(value as Record<string, unknown>)];
    return [name, Array.isArray(value) ? value.map((one) => withSkillKeys(one as Where)) : value];
  });
  return Object.fromEntries(entries) as Where;
}

/** Lets the filters of the list ask for skills by what people say: the field is a text. */
export const readSkillFilter: CollectionBeforeOperationHook = ({ args }) => {
  const { where } = args as { where?: Where };
  if (where) (args as { where?: Where }).where = withSkillKeys(where);
};
