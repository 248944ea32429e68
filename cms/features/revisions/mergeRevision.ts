import { isDeepStrictEqual } from 'node:util';
import type { Field } from 'payload';
import { fieldsOnPath, isObject } from '../../fields/dataFields.ts';
import type { Revision } from './revisionConflict.ts';

type Values = Record<string, unknown>;

/** Set by the CMS and Payload's forms; a key's index changes with the key. */
const GENERATED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  '_status',
  'updatedBy',
  'deletedAt',
  'shareId',
  'sizes',
  'apiKeyIndex',
  'confirm-password',
]);

/** Makes equal values comparable: what is empty is removed, and records are replaced by their ids. */
function normalise(value: unknown): unknown {
  if (value === '' || value === null || value === false) return undefined;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length > 0 ? value.map(normalise) : undefined;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value ?? {})
    .map(([name, child]) => [name, normalise(child)] as const)
    .filter(([, child]) => child !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Compares two values; an empty one is equal to a missing one. */
const isSameValue = (one: unknown, other: unknown): boolean =>
  isDeepStrictEqual(normalise(one), normalise(other));

/**
 * Returns the names of the top-level fields that a save has changed.
 *
 * @param data the saved values; a missing field was not changed
 */
export const changedFields = (
  data: Record<string, unknown>,
  previous: Record<string, unknown> = {},
): string[] =>
  Object.keys(data).filter(
    (name) => !GENERATED.has(name) && !isSameValue(data[name], previous[name]),
  );

interface Row extends Values {
  id: string;
}

/** A value that both have changed, by names of fields and ids of rows, e.g. `cinema.6743f0.title`. */
interface Question {
  path: string;
  mine: unknown;
  theirs: unknown;
}

/** What a merge has been told, and what it asks about. */
interface Merging extends Required<Pick<Revision, 'choices'>> {
  questions: Question[];
}

const isRow = (value: unknown): value is Row => isObject(value) && typeof value.id === 'string';

/** An empty list is one of rows beside a list of rows. */
function areRows(...lists: unknown[]): boolean {
  const all = lists.map((list) => list ?? []);
  return all.every(Array.isArray) && all.flat().length > 0 && all.flat().every(isRow);
}

function ask(path: string, mine: unknown, theirs: unknown, merging: Merging): unknown {
  const choice = merging.choices[path];
  if (!choice) merging.questions.push({ path, mine, theirs });
  return choice === 'theirs' ? theirs : mine;
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Returns the ids of both lists in the order of the first; each other id follows its predecessor. */
export function mergeOrder(lead: readonly string[], other: readonly string[]): string[] {
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

/**
 * Merges a value of a form with the one that somebody else has saved after the form was loaded: fields
 * that one side has changed, and rows of lists by their ids.
 *
 * @param base what the form was loaded with
 * @param theirs what is stored now
 */
function mergeValue(
  path: string,
  base: unknown,
  mine: unknown,
  theirs: unknown,
  merging: Merging,
): unknown {
  // Payload's forms send an empty list as 0.
  if (mine === 0 && (Array.isArray(base) || Array.isArray(theirs))) mine = [];
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

/** A conflict must not show keys: an account's form saves them as they are. */
const SECRETS = ['password', 'apiKey', 'enableAPIKey'];

/** The name of an uploaded file stands for the file. */
export const FILE = 'filename';
/** Whether a record is published: asked about where somebody has unpublished it meanwhile. */
export const STATUS = '_status';

/** Whether editors see a field. */
export const isShown = (field: object | undefined): boolean => {
  const { label, admin } = (field ?? {}) as { label?: unknown; admin?: { hidden?: boolean } };
  return Boolean(label) && !admin?.hidden;
};

/**
 * Merges the values of a form with those that somebody has stored after it was loaded.
 *
 * @param fields of the record's collection or global
 * @param mine the form's values, with the name of a new file
 * @param isUnpublished whether somebody has unpublished the record that the form publishes
 * @returns the values to save, unless there are questions: then the form asks the editor first
 */
export function mergeRevision(
  fields: readonly Field[],
  mine: Values,
  stored: Values,
  { loaded, seen, choices }: Revision,
  isUnpublished = false,
) {
  const isSeen = seen === String(stored.updatedAt);
  const isShownAt = (name: string) => isShown(fieldsOnPath(fields, name, mine).at(-1)?.field);
  const questions: Question[] = [];
  const values: Values = {};
  for (const [name, value] of Object.entries(mine)) {
    const merging: Merging = { choices: (isSeen && choices) || {}, questions: [] };
    if (name === STATUS && isUnpublished) {
      values[name] = ask(STATUS, value, 'draft', merging);
      questions.push(...merging.questions);
      continue;
    }
    if (GENERATED.has(name) || SECRETS.includes(name)) {
      values[name] = value;
      continue;
    }
    const result = mergeValue(name, loaded[name], value, stored[name], merging);
    const isAsked = name === FILE || isShownAt(name);
    if (isAsked) questions.push(...merging.questions);
    // What editors do not see stays as the other person has saved it.
    values[name] = isAsked || merging.questions.length === 0 ? result : stored[name];
  }
  const asked = new Set(questions.map(({ path }) => path.split('.')[0]));
  /** The names of fields that the other person alone has changed. */
  const merged = changedFields(values, mine).filter((name) => !asked.has(name) && isShownAt(name));
  return { values, questions, merged };
}
