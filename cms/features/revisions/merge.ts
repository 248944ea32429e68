import { GENERATED, isSameValue } from '../audit/changedFields.ts';
import type { Question, Side, Values } from './revisionConflict.ts';

interface Row extends Values {
  id: string;
}

/** What a merge asks about, and what it has been told. */
interface Merging {
  choices: Record<string, Side>;
  questions: Question[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('relationTo' in value);

const isRow = (value: unknown): value is Row => isObject(value) && typeof value.id === 'string';

/** An empty list is one of rows beside a list of rows. */
const areRows = (...lists: unknown[]): boolean =>
  lists.every((list) => list === null || list === undefined || Array.isArray(list)) &&
  lists.some((list) => Array.isArray(list) && list.length > 0) &&
  lists.every((list) => ((list ?? []) as unknown[]).every(isRow));

function ask(path: string, mine: unknown, theirs: unknown, merging: Merging): unknown {
  const choice = merging.choices[path];
  if (!choice) merging.questions.push({ path, mine: mine ?? null, theirs: theirs ?? null });
  return choice === 'theirs' ? theirs : mine;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Returns the ids of both lists in the order of the first; each other id follows its predecessor. */
function mergeOrder(lead: readonly string[], other: readonly string[]): string[] {
  const order = [...lead];
  for (const [index, id] of other.entries()) {
    if (!order.includes(id)) order.splice(order.indexOf(other[index - 1] ?? '') + 1, 0, id);
  }
  return order;
}

function mergeRows(path: string, base: Row[], mine: Row[], theirs: Row[], merging: Merging): Row[] {
  const isStored = (id: string) => base.some((row) => row.id === id);
  // Whoever has moved rows determines the order.
  const isUnmoved = isSameValue(
    idsOf(mine).filter(isStored),
    idsOf(base).filter((id) => idsOf(mine).includes(id)),
  );
  const [lead, other] = isUnmoved ? [theirs, mine] : [mine, theirs];
  return mergeOrder(idsOf(lead), idsOf(other)).flatMap((id) => {
    const [old, own, their] = [base, mine, theirs].map((rows) => rows.find((row) => row.id === id));
    // Only one of both has a row that was added.
    if (!old) return own ?? their ?? [];
    const merged = mergeValue(`${path}.${id}`, old, own, their, merging);
    return isRow(merged) ? merged : [];
  });
}

function mergeValue(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  merging: Merging,
): unknown {
  if (isSameValue(mine, theirs) || isSameValue(theirs, base)) return mine;
  if (isSameValue(mine, base)) return theirs;
  if (areRows(base, mine, theirs)) {
    const [old, own, their] = [base, mine, theirs].map((rows) => (rows ?? []) as Row[]);
    return mergeRows(path, old!, own!, their!, merging);
  }
  if (isObject(mine) && isObject(theirs)) {
    const names = Object.keys({ ...theirs, ...mine });
    const old = isObject(base) ? base : {};
    const merged = names.map((name) => {
      const own = name in mine ? mine[name] : old[name];
      return [name, mergeValue(`${path}.${name}`, old[name], own, theirs[name], merging)];
    });
    return Object.fromEntries(merged) as Values;
  }
  return ask(path, mine, theirs, merging);
}

/** What a save writes, unless something must be asked first. */
export interface Merged {
  values: Values;
  questions: Question[];
}

/**
 * Merges the values of a form with those that somebody else has saved after the form was loaded: fields
 * that one side has changed, and rows of lists by their ids.
 *
 * @param base what the form was loaded with
 * @param mine the form's values; a missing field is not saved
 * @param theirs what is stored now
 * @param choices whose value is taken where both differ, by the paths of the questions
 */
export function mergeValues(
  base: Values,
  mine: Values,
  theirs: Values,
  choices: Record<string, Side> = {},
): Merged {
  const merging: Merging = { choices, questions: [] };
  const merged = Object.entries(mine).map(([name, value]) =>
    GENERATED.has(name)
      ? [name, value]
      : [name, mergeValue(name, base[name], value, theirs[name], merging)],
  );
  return { values: Object.fromEntries(merged) as Values, questions: merging.questions };
}
