import type { ArrayField, Field } from 'payload';
import PROBLEMS from '../../texts/problems.json' with { type: 'json' };
import { type Column, columnOf, readCell } from '../../spreadsheets/spreadsheetCells.ts';
import type { Bilingual } from '../../texts/labels.ts';
import type { PastedCredit } from './creditLine.ts';
import words from './words.json' with { type: 'json' };

/** A list of a talent, or the fields of the record, with the columns that can be pasted. */
export interface CreditTable {
  name: string;
  label: Bilingual;
  columns: Column[];
}

/** What agencies call the columns, besides the labels of the form. */
const ALIASES = new Map<string, string>(Object.entries(words.columns));

/** Returns the columns of fields; those that hold files have none. */
export const columnsOf = (fields: readonly Field[]): Column[] =>
  fields.flatMap((field) => {
    if (field.type === 'row') return columnsOf(field.fields);
    return columnOf(field, 'name' in field ? ALIASES.get(field.name) : '') ?? [];
  });

/** Returns the columns of a list of credits; components receive them, since fields hold code. */
export const creditTable = ({ name, label, fields }: ArrayField): CreditTable => ({
  name,
  label: label as Bilingual,
  columns: columnsOf(fields),
});

/** Returns the values of a credit's fields, and what is wrong by the name of the field. */
export function readValues({ cells }: PastedCredit, { columns }: CreditTable) {
  const values: Record<string, unknown> = {};
  const problems = new Map<string, Bilingual>();
  for (const { name, type, isRequired } of columns) {
    const text = (cells[name] ?? '').trim();
    if (!text) {
      if (isRequired) problems.set(name, PROBLEMS.missing);
      continue;
    }
    const result = readCell(text, type);
    if ('problem' in result) problems.set(name, result.problem);
    else values[name] = result.value;
  }
  return { values, problems };
}
