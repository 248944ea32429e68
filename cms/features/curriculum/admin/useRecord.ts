'use client';
import { useForm } from '@payloadcms/ui';
import { plainWords } from '#contract/words.ts';
import { useRows } from '../../../admin/useRows.ts';
import type { CreditTable } from '../../credits/creditColumns.ts';

/** What a reading becomes: a field, a row, or the level of a row that is there. */
interface Taken {
  table: CreditTable;
  values: Record<string, unknown>;
}

/** Where a value stands in the form, and what it was before. */
type Change = { path: string; before: unknown };

/** What was taken into the form, so that it can be undone at once. */
export interface Undoable {
  changes: Change[];
  rows: { list: string; id: string }[];
}

/** The fields that tell rows of a list apart: a credit by its title and year, a language by its key. */
const keysOf = ({ columns }: CreditTable): string[] => {
  const names = columns.map(({ name }) => name);
  if (names.includes('level')) return [names.find((name) => name !== 'level')!];
  if (names.includes('url')) return ['url'];
  return [names.includes('award') ? 'award' : 'title', 'year'];
};

const plain = (value: unknown): string => plainWords(String(value ?? '')).join(' ');

/** Returns how the open form is read and filled in; the editor saves it. */
export function useRecord() {
  const { dispatchFields, getFields, setModified } = useForm();
  const rows = useRows();
  const valueAt = (path: string): unknown => getFields()[path]?.value;
  const set = (path: string, value: unknown) => dispatchFields({ type: 'UPDATE', path, value });
  /** Returns the position of the row that says the same, or -1. */
  const findRow = (table: CreditTable, values: Record<string, unknown>): number =>
    (getFields()[table.name]?.rows ?? []).findIndex((_, index) =>
      keysOf(table).every(
        (key) => plain(valueAt(`${table.name}.${index}.${key}`)) === plain(values[key]),
      ),
    );
  return {
    /** Returns what the form has in place of a reading: the value of the field, or of the row's level. */
    current({ table, values }: Taken): { isThere: boolean; before?: unknown; column?: string } {
      if (table.name === '') {
        const [column = ''] = Object.keys(values);
        const before = valueAt(column);
        const isEmpty =
          before === undefined ||
          before === null ||
          before === '' ||
          (Array.isArray(before) && before.length === 0);
        if (isEmpty) return { isThere: false };
        const short = (value: unknown) => JSON.stringify(value).replace(/T\d\d:.*?Z/, '');
        return short(before) === short(values[column])
          ? { isThere: true }
          : { isThere: false, before, column };
      }
      const index = findRow(table, values);
      if (index < 0) return { isThere: false };
      const level = valueAt(`${table.name}.${index}.level`);
      if (!values.level || level === values.level) return { isThere: true };
      return { isThere: false, before: level, column: 'level' };
    },
    take(taken: readonly Taken[]): Undoable {
      const done: Undoable = { changes: [], rows: [] };
      const change = (path: string, value: unknown) => {
        done.changes.push({ path, before: valueAt(path) });
        set(path, value);
      };
      const added = new Map<string, Record<string, unknown>[]>();
      for (const { table, values } of taken) {
        if (table.name === '') {
          for (const [name, value] of Object.entries(values)) {
            const isDay = table.columns.find((one) => one.name === name)?.type.kind === 'day';
            change(name, isDay ? `${String(value)}T12:00:00.000Z` : value);
          }
          continue;
        }
        const index = findRow(table, values);
        if (index >= 0 && values.level) change(`${table.name}.${index}.level`, values.level);
        else added.set(table.name, [...(added.get(table.name) ?? []), values]);
      }
      for (const [list, values] of added)
        done.rows.push(...rows.add(list, values).map((id) => ({ list, id })));
      setModified(true);
      return done;
    },
    undo({ changes, rows: added }: Undoable): void {
      for (const { path, before } of changes.toReversed()) set(path, before ?? null);
      for (const [list, ofList = []] of Object.entries(Object.groupBy(added, (one) => one.list)))
        rows.remove(
          list,
          ofList.map(({ id }) => id),
        );
      setModified(true);
    },
  };
}
