import type { PayloadRequest, Where } from 'payload';
import { findList } from '#contract/lists.ts';
import { findRule } from '../../fields/rules.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { formatCell, PROBLEMS, readCell, unmarkText } from './spreadsheetCells.ts';
import { KEY_COLUMN, type TalentColumn } from './importColumns.ts';
import type { ImportRow } from './importRows.ts';

/** Why a row of the spreadsheet is refused, and what to do about it. */
export const MESSAGES = {
  unknownKey: bilingual(
    'Ninguna ficha tiene este identificador: déjalo vacío para crear una nueva',
    'No record has this identifier: leave it empty to create a new one',
  ),
  ambiguousSlug: bilingual(
    'Varias personas tienen esta dirección: pon también la sección',
    'Several people have this address: enter the section too',
  ),
  knownName: (name: string) =>
    bilingual(
      `Ya hay una ficha de ${name}: pon su identificador o su dirección para cambiarla, u otra dirección para crear otra`,
      `There is a record of ${name} already: enter its identifier or address to change it, or another address to create a second one`,
    ),
  notRemovable: bilingual('No se puede vaciar', 'It cannot be emptied'),
  changedSince: bilingual(
    'La ficha ha cambiado desde la comprobación: elige el archivo otra vez',
    'The record has changed since the check: choose the file again',
  ),
  notSaved: bilingual(
    'El CMS no la ha podido guardar: prueba otra vez',
    'The CMS could not save it: try again',
  ),
};

/** A talent's newest version, with its texts in all languages. */
interface TalentRecord {
  id: number | string;
  updatedAt: string;
  name?: string | null;
  slug?: string | null;
  list?: string | null;
  shareId?: string | null;
  [field: string]: unknown;
}

/** Finds the newest versions of talents, drafts too, with the rights of the account that asks. */
export async function findTalents(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  where: Where = {},
): Promise<TalentRecord[]> {
  const names = [...columns.map(({ field }) => field.name), 'list', 'updatedAt'];
  const { docs } = await req.payload.find({
    collection: 'talents',
    where,
    select: Object.fromEntries(names.map((name) => [name, true])),
    locale: 'all',
    draft: true,
    depth: 0,
    pagination: false,
    sort: 'name',
    overrideAccess: false,
    user: req.user,
  });
  return docs as unknown as TalentRecord[];
}

/** Returns the value of a record in a column. */
function valueOf(record: TalentRecord, { field, locale, type }: TalentColumn): unknown {
  const stored = record[field.name];
  if (locale) return (stored as Record<string, unknown> | null | undefined)?.[locale];
  if (type.kind !== 'levels') return stored;
  return ((stored ?? []) as Record<string, unknown>[]).map(({ level, ...row }) => ({
    key: row[keyOf(field)],
    level,
  }));
}

/** Returns the name of the field that holds the key in a row of languages, accents or skills. */
export const keyOf = (field: TalentColumn['field']): string =>
  (field as { flattenedFields?: { name: string; type: string }[] }).flattenedFields?.find(
    ({ name, type }) => type === 'select' && name !== 'level',
  )?.name ?? '';

/** Returns the cell of a record in a column; a person who has left the team is no agent. */
export function cellOf(
  record: TalentRecord,
  column: TalentColumn,
  language: keyof Bilingual,
): string {
  const value = valueOf(record, column);
  const { type } = column;
  const isGone =
    column.field.name === 'agentId' &&
    type.kind === 'choice' &&
    !type.choices.some((choice) => choice.value === value);
  return isGone ? '' : formatCell(value, type, language);
}

/** The values of a row that name a person. */
interface RowKeys {
  shareId: string;
  slug: string;
  name: string;
  sections: readonly string[] | undefined;
}

/** The record that a row changes, none for a new person, or why the row names nobody clearly. */
type Match = { record: TalentRecord | undefined } | { problem: Bilingual; column: string };

/** Loads the records that rows can mean, in one query. */
function findCandidates(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  rows: readonly RowKeys[],
): Promise<TalentRecord[]> {
  const among = (field: 'shareId' | 'slug' | 'name'): Where[] => {
    const values = [...new Set(rows.map((row) => row[field]).filter(Boolean))];
    return values.length > 0 ? [{ [field]: { in: values } }] : [];
  };
  const or = [...among('shareId'), ...among('slug'), ...among('name')];
  return or.length > 0 ? findTalents(req, columns, { or }) : Promise.resolve([]);
}

/**
 * Finds whom a row means: by the identifier, else by the address in the list, else nobody. A person
 * whose name exists already is refused without one of them, so that nobody is created twice.
 */
function matchRow(row: RowKeys, candidates: readonly TalentRecord[]): Match {
  const { shareId, slug, name, sections } = row;
  if (shareId) {
    const record = candidates.find((candidate) => candidate.shareId === shareId);
    return record ? { record } : { problem: MESSAGES.unknownKey, column: 'shareId' };
  }
  const list = sections && findList(sections);
  const inList = candidates.filter((candidate) => !list || candidate.list === list);
  if (slug) {
    const [record, ...others] = inList.filter((candidate) => candidate.slug === slug);
    return others.length > 0 ? { problem: MESSAGES.ambiguousSlug, column: 'sections' } : { record };
  }
  return inList.some((candidate) => candidate.name === name)
    ? { problem: MESSAGES.knownName(name), column: 'name' }
    : { record: undefined };
}

/** The cell that removes the value of a record; an empty cell leaves it as it is. */
const REMOVE = '-';

/** Why a row is refused; `column` is the name of the column at fault. */
interface RowProblem {
  column: string;
  message: string;
}

/** The values of the cells that are filled; `null` removes a value. */
type Values = Map<TalentColumn, unknown>;

/** Reads the cells of a row that are filled; the values are `null` where they remove one. */
function readValues(row: ImportRow, columns: readonly TalentColumn[], language: keyof Bilingual) {
  const values: Values = new Map();
  const problems: RowProblem[] = [];
  const refuse = (column: TalentColumn, problem: Bilingual) =>
    problems.push({ column: column.name, message: problem[language] });
  for (const column of columns) {
    const cell = row.cells[column.name]?.trim() ?? '';
    if (!cell || column.name === KEY_COLUMN) continue;
    if (cell === REMOVE) {
      const isNeeded = column.isRequired || column.name === 'slug';
      if (isNeeded) refuse(column, MESSAGES.notRemovable);
      else values.set(column, null);
      continue;
    }
    const result = readCell(cell, column.type);
    if ('problem' in result) refuse(column, result.problem);
    else values.set(column, result.value);
  }
  return { values, problems };
}

/** Applies the rules of the form to the values of a row. */
function findRuleProblems(values: Values, language: keyof Bilingual): RowProblem[] {
  const siblings = Object.fromEntries([...values].map(([{ field }, value]) => [field.name, value]));
  return [...values].flatMap(([column, value]) => {
    const problem = value === null ? undefined : findRule(column.field as never)?.(value, siblings);
    return problem ? [{ column: column.name, message: describeProblem(problem, language) }] : [];
  });
}

/** What a row would change in one column; `value` is `null` to remove it. */
export interface Change {
  column: TalentColumn;
  value: unknown;
  from: string;
  to: string;
}

/** What the import would do with a row. */
export interface RowPlan {
  row: ImportRow;
  name: string;
  record: TalentRecord | undefined;
  /** Equal for rows about the same person. */
  key: string;
  changes: Change[];
  problems: RowProblem[];
}

const findValue = (values: Values, name: string): unknown =>
  [...values].find(([column]) => column.name === name)?.[1];

const keysOf = (row: ImportRow, values: Values): RowKeys => ({
  shareId: unmarkText(row.cells[KEY_COLUMN]?.trim() ?? ''),
  slug: String(findValue(values, 'slug') ?? ''),
  name: String(findValue(values, 'name') ?? ''),
  sections: findValue(values, 'sections') as string[] | undefined,
});

/** Names a person who is new: by the address in the list, else by the name. */
const newKeyOf = ({ slug, name, sections }: RowKeys): string =>
  [sections && findList(sections), slug || name.toLocaleLowerCase('es')].join('/');

/** Finds the values that differ from the record, as the spreadsheet shows them. */
function findChanges(
  values: Values,
  record: TalentRecord | undefined,
  language: keyof Bilingual,
): Change[] {
  return [...values].flatMap(([column, value]) => {
    const from = record ? cellOf(record, column, language) : '';
    const to = formatCell(value, column.type, language);
    // A value of a person who has left the team is shown as empty, and can be removed.
    const isRemoved = value === null && record && valueOf(record, column);
    return from.trim() === to.trim() && !isRemoved ? [] : [{ column, value, from, to }];
  });
}

/** Refuses a new person without name or section, and an address that somebody else has. */
function findRecordProblems(
  values: Values,
  record: TalentRecord | undefined,
  candidates: readonly TalentRecord[],
  language: keyof Bilingual,
): RowProblem[] {
  const missing = ['name', 'sections']
    .filter((name) => !record && !findValue(values, name))
    .map((column) => ({ column, message: PROBLEMS.missing[language] }));
  const sections = findValue(values, 'sections') as string[] | undefined;
  const list = sections ? findList(sections) : record?.list;
  const slug = findValue(values, 'slug') ?? record?.slug;
  const isTaken = candidates.some(
    (other) => other.id !== record?.id && other.list === list && other.slug === slug,
  );
  if (!slug || !isTaken) return missing;
  return [
    ...missing,
    { column: 'slug', message: describeProblem({ code: 'takenSlug' }, language) },
  ];
}

/**
 * Plans what an import would do with rows, and why it would refuse some. Nothing is saved.
 *
 * @param rows at most a hundred
 */
export async function planRows(
  req: PayloadRequest,
  columns: readonly TalentColumn[],
  rows: readonly ImportRow[],
): Promise<RowPlan[]> {
  const language = adminLanguage(req);
  const read = rows.map((row) => ({ row, ...readValues(row, columns, language) }));
  const keys = read.map(({ row, values }) => keysOf(row, values));
  const candidates = await findCandidates(req, columns, keys);
  return read.map(({ row, values, problems }, index): RowPlan => {
    const match = matchRow(keys[index]!, candidates);
    const record = 'record' in match ? match.record : undefined;
    const name = keys[index]!.name || (record?.name ?? '');
    const all = [...problems, ...findRuleProblems(values, language)];
    if ('problem' in match) {
      all.push({ column: match.column, message: match.problem[language] });
    } else {
      const isUnread = (column: string) => all.some((problem) => problem.column === column);
      const found = findRecordProblems(values, record, candidates, language);
      all.push(...found.filter(({ column }) => !isUnread(column)));
    }
    const key = record ? `id/${record.id}` : newKeyOf(keys[index]!);
    const changes = findChanges(values, record, language);
    return { row, name, record, key, changes, problems: all };
  });
}
