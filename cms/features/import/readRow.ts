import type { Bilingual } from '../../texts/labels.ts';
import { describeProblem } from '../../texts/problems.ts';
import { findRule } from '../../fields/rules.ts';
import { readCell } from './spreadsheetCells.ts';
import { KEY_COLUMN, type TalentColumn } from './importColumns.ts';
import { MESSAGES } from './importMessages.ts';
import type { ImportRow } from './importRows.ts';

/** The cell that removes the value of a record; an empty cell leaves it as it is. */
const REMOVE = '-';

/** Why a row is refused; `column` is the name of the column at fault. */
export interface RowProblem {
  column: string;
  message: string;
}

/** The values of the cells that are filled; `null` removes a value. */
export type Values = Map<TalentColumn, unknown>;

/** Reads the cells of a row that are filled; the values are `null` where they remove one. */
export function readValues(
  row: ImportRow,
  columns: readonly TalentColumn[],
  language: keyof Bilingual,
) {
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
export function findRuleProblems(values: Values, language: keyof Bilingual): RowProblem[] {
  const siblings = Object.fromEntries([...values].map(([{ field }, value]) => [field.name, value]));
  return [...values].flatMap(([column, value]) => {
    const problem = value === null ? undefined : findRule(column.field as never)?.(value, siblings);
    return problem ? [{ column: column.name, message: describeProblem(problem, language) }] : [];
  });
}
