/*
 * A plain model of what must be stored when two editors save one record. It knows no form and no merge:
 * a record is a set of values by their paths, and a save changes the values that its editor has changed.
 */

/** Set by the CMS, or no part of a record's content. */
const GENERATED = new Set([
  'id',
  'createdAt',
  'updatedAt',
  'updatedBy',
  '_status',
  'deletedAt',
  'shareId',
  'age',
  'isMinor',
  '_revision',
  '_request',
]);

/** A record's values, by paths with the ids of rows, e.g. `cinema.6743f0.title` or `biography@es`. */
export interface Content {
  /** As JSON. A row has a value itself, `"row"`. */
  values: Map<string, string>;
  /** The ids of the rows of each list, in order. */
  rows: Map<string, string[]>;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is Values & { id: string } =>
  isObject(value) && typeof value.id === 'string';

/** A form has 0 for an empty list. */
const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false || value === 0;

const LOCALES = ['es', 'en'];

function addValue(content: Content, path: string, value: unknown): void {
  if (isEmpty(value)) return;
  if (Array.isArray(value) && value.every(isRow)) {
    if (value.length === 0) return;
    content.rows.set(
      path,
      value.map(({ id }) => id),
    );
    for (const row of value) {
      content.values.set(`${path}.${row.id}`, '"row"');
      addAll(content, `${path}.${row.id}.`, row);
    }
  } else if (isObject(value)) {
    const names = Object.keys(value);
    const isLocalised = names.length > 0 && names.every((name) => LOCALES.includes(name));
    if (!isLocalised) addAll(content, `${path}.`, value);
    else for (const name of names) addValue(content, `${path}@${name}`, value[name]);
  } else content.values.set(path, JSON.stringify(value));
}

function addAll(content: Content, prefix: string, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (!GENERATED.has(name)) addValue(content, prefix + name, value);
  }
}

/** Returns the content of a record, of a version of it, or of a form. */
export function contentOf(record: Values): Content {
  const content: Content = { values: new Map(), rows: new Map() };
  addAll(content, '', record);
  return content;
}

export const copyOf = ({ values, rows }: Content): Content => ({
  values: new Map(values),
  rows: new Map([...rows].map(([list, ids]) => [list, [...ids]])),
});

/** Returns what a form in one language shows of a record. */
export function inLocale({ values, rows }: Content, locale: string): Content {
  const shown = [...values].flatMap(([path, value]): [string, string][] => {
    const [name = '', own] = path.split('@');
    return own === undefined || own === locale ? [[name, value]] : [];
  });
  return { values: new Map(shown), rows };
}

/** Returns where two contents differ, e.g. `heightCm: 170, not 171`; the order of rows only if asked. */
export function differences(actual: Content, expected: Content, isOrdered = true): string[] {
  const lines = [...new Set([...expected.values.keys(), ...actual.values.keys()])].flatMap(
    (path) => {
      const [is, must] = [actual, expected].map(({ values }) => values.get(path));
      return is === must ? [] : [`${path}: ${is}, not ${must}`];
    },
  );
  const lists = isOrdered ? new Set([...expected.rows.keys(), ...actual.rows.keys()]) : [];
  for (const list of lists) {
    const [is, must] = [actual, expected].map(({ rows }) => String(rows.get(list) ?? ''));
    if (is !== must) lines.push(`${list}: ${is}, not ${must}`);
  }
  return lines;
}

const isIn = (path: string, row: string) => path === row || path.startsWith(`${row}.`);

/** Returns the row that is deleted on one side, in which a path is. */
function deletedRow(path: string, base: Content, side: Content): string | undefined {
  const parts = path.split('@')[0]!.split('.');
  const rows = parts.map((_, index) => parts.slice(0, index + 1).join('.'));
  return rows.find((row) => base.values.get(row) === '"row"' && !side.values.has(row));
}

export type Choices = Record<string, 'mine' | 'theirs'>;

interface Merged {
  content: Content;
  /** The paths about which the editor must be asked. */
  questions: string[];
}

/**
 * Returns what is stored after an editor has saved, and what must be asked before.
 *
 * @param base what the form was loaded with
 * @param mine what the editor has made of it
 * @param stored what is stored now
 * @param locale the language of the form, which sees changes of this language only
 */
export function merge(
  base: Content,
  mine: Content,
  stored: Content,
  locale: string,
  choices: Choices = {},
): Merged {
  const content = copyOf(stored);
  const questions = new Set<string>();
  const isSeen = (path: string) => !path.includes('@') || path.endsWith(`@${locale}`);
  const changes = (from: Content, to: Content) =>
    [...new Set([...from.values.keys(), ...to.values.keys()])].filter(
      (path) => isSeen(path) && from.values.get(path) !== to.values.get(path),
    );
  const [own, theirs] = [changes(base, mine), new Set(changes(base, stored))];

  for (const path of own) {
    const gone = deletedRow(path, base, mine);
    const lost = deletedRow(path, base, stored);
    if (gone && lost) continue;
    const row = gone ?? lost;
    // Both have changed the row, or one of them has deleted it.
    const isDisputed = gone
      ? [...theirs].some((other) => isIn(other.split('@')[0]!, gone))
      : lost
        ? true
        : theirs.has(path) && mine.values.get(path) !== stored.values.get(path);
    const question = (row ?? path).split('@')[0]!;
    if (isDisputed) questions.add(question);
    if (isDisputed && choices[question] === 'theirs') continue;
    const isOfLost = (one: string) => lost && isSeen(one) && isIn(one.split('@')[0]!, lost);
    const source = lost ? [...mine.values.keys()].filter(isOfLost) : [path];
    for (const one of source) {
      const value = mine.values.get(one);
      if (value === undefined) content.values.delete(one);
      else content.values.set(one, value);
    }
  }
  // A deleted row takes along what only another language has.
  for (const path of content.values.keys()) {
    const parent = path.split('@')[0]!.split('.').slice(0, 2).join('.');
    const isOfRow = base.values.has(parent) && /\./.test(parent);
    if (isOfRow && content.values.get(parent) !== '"row"') content.values.delete(path);
  }
  return { content, questions: [...questions].sort() };
}

const withoutMissing = (ids: readonly string[] = [], others: readonly string[] = []) =>
  ids.filter((id) => others.includes(id));

/** Returns what is wrong with the order of lists after a save: who has moved rows determines it. */
export function orderProblems(
  base: Content,
  mine: Content,
  before: Content,
  after: Content,
): string[] {
  const problems: string[] = [];
  for (const [list, ids] of after.rows) {
    const [old, own, stored] = [base, mine, before].map(({ rows }) => rows.get(list) ?? []);
    const isMoved = String(withoutMissing(own, old)) !== String(withoutMissing(old, own));
    const lead = isMoved ? own : stored;
    if (String(withoutMissing(ids, lead)) !== String(withoutMissing(lead, ids))) {
      problems.push(`${list}: ${ids.join()} is not in the order of ${lead!.join()}`);
    }
    if (new Set(ids).size < ids.length) problems.push(`${list}: ${ids.join()} has a row twice`);
  }
  return problems;
}
