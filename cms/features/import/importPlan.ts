import type { PayloadRequest } from 'payload';
import type { Bilingual } from '../../texts/labels.ts';
import { adminLanguage, describeProblem } from '../../texts/problems.ts';
import { findList } from '#contract/lists.ts';
import { formatCell } from './formatCells.ts';
import { unmarkText } from './cellFormulas.ts';
import { PROBLEMS } from './cellProblems.ts';
import { KEY_COLUMN, type TalentColumn } from './importColumns.ts';
import { type RowKeys, findCandidates, matchRow } from './matchRows.ts';
import { type TalentRecord, cellOf, valueOf } from './importRecords.ts';
import { type RowProblem, type Values, findRuleProblems, readValues } from './readRow.ts';
import type { ImportRow } from './importRows.ts';

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
