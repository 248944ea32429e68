import type { Bilingual } from '../../texts/labels.ts';
import { type Column, readCell, matchHeaders } from '../import/spreadsheetCells.ts';
import type { CreditTable } from './creditColumns.ts';
import type { Table } from '../import/delimitedText.ts';
import { PROBLEMS } from '../import/cellProblems.ts';

/** Rows that can be pasted at once; the form renders each of them. */
export const MAX_CREDITS = 500;

/** Part of a column's cells that must be of a kind so that the column is recognised without header. */
const MOST = 0.7;

/** The order in which agencies write the texts of a credit; a list has the company or the venue. */
const TEXT_ORDER = ['title', 'role', 'director', 'company', 'venue', 'broadcaster'];

/** A pasted table: its rows without the header, and the name of the field of each column. */
export interface PastedTable {
  headers: string[];
  rows: Table;
  mapping: (string | undefined)[];
}

/** A row of the preview: the values of the fields, and the problems by the column's position. */
export interface PastedCredit {
  values: Record<string, unknown>;
  problems: Map<number, Bilingual>;
}

const widthOf = (table: Table): number => Math.max(0, ...table.map(({ length }) => length));

const cellsOf = (rows: Table, index: number): string[] =>
  rows.map((row) => (row[index] ?? '').trim()).filter(Boolean);

/** Whether most cells are valid values of a column that does not accept any text. */
const fits = (cells: string[], { type }: Column): boolean =>
  type.kind !== 'text' &&
  cells.length > 0 &&
  cells.filter((cell) => 'value' in readCell(cell, type)).length >= MOST * cells.length;

/** Guesses the columns of a table without header from what its cells contain. */
function guessMapping(rows: Table, columns: readonly Column[]): (string | undefined)[] {
  const free = new Map(columns.map((column) => [column.name, column]));
  const take = (name: string | undefined) => {
    if (name) free.delete(name);
    return name;
  };
  const indexes = Array.from({ length: widthOf(rows) }, (_, index) => index);
  const byContent = indexes.map((index) =>
    take([...free.values()].find((column) => fits(cellsOf(rows, index), column))?.name),
  );
  return byContent.map(
    (name, index) =>
      name ??
      (cellsOf(rows, index).length > 0
        ? take(TEXT_ORDER.find((text) => free.has(text)))
        : undefined),
  );
}

/**
 * Recognises the columns of a pasted table: by its header in Spanish or English, else by what the
 * cells contain.
 */
export function recogniseColumns(table: Table, { columns }: CreditTable): PastedTable {
  const [first = [], ...rest] = table;
  const matched = matchHeaders(first, columns);
  const filled = first.filter((cell) => cell.trim()).length;
  const isHeader = matched.filter(Boolean).length >= Math.min(2, filled) && filled > 0;
  if (!isHeader) return { headers: [], rows: table, mapping: guessMapping(table, columns) };
  const mapping = Array.from({ length: widthOf(table) }, (_, index) => matched[index]?.name);
  return { headers: first, rows: rest, mapping };
}

/** Reads the rows of a pasted table with the mapping that the editor has accepted or corrected. */
export function readCredits({ rows, mapping }: PastedTable, { columns }: CreditTable) {
  const mapped = mapping.map((name) => columns.find((column) => column.name === name));
  const required = columns.filter(({ isRequired }) => isRequired);
  return rows.map((row): PastedCredit => {
    const credit: PastedCredit = { values: {}, problems: new Map() };
    for (const [index, column] of mapped.entries()) {
      const cell = (row[index] ?? '').trim();
      if (!column || !cell) continue;
      const result = readCell(cell, column.type);
      if ('problem' in result) credit.problems.set(index, result.problem);
      else credit.values[column.name] = result.value;
    }
    for (const { name } of required) {
      const index = mapping.indexOf(name);
      if (!(name in credit.values) && !credit.problems.has(index)) {
        credit.problems.set(index, PROBLEMS.missing);
      }
    }
    return credit;
  });
}

/** Returns the list of credits whose columns fit a table best. */
export function findBestTable(table: Table, tables: readonly CreditTable[]): CreditTable {
  const scoreOf = (candidate: CreditTable): number => {
    const pasted = recogniseColumns(table, candidate);
    const valid = readCredits(pasted, candidate).filter(({ problems }) => problems.size === 0);
    const mapped = candidate.columns.filter(({ name }) => pasted.mapping.includes(name));
    // A column of text accepts everything, one of numbers or choices does not.
    const certain = mapped.filter(({ type }) => type.kind !== 'text');
    return mapped.length + certain.length + valid.length / Math.max(1, pasted.rows.length);
  };
  return tables.reduce((best, candidate) =>
    scoreOf(candidate) > scoreOf(best) ? candidate : best,
  );
}
