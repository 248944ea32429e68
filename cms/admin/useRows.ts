'use client';
import { useForm } from '@payloadcms/ui';

const ID_BYTES = 12;

/** Returns a new id for a row of an array; it is also available without HTTPS, unlike `randomUUID`. */
function createRowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns functions that add and remove rows of the open form's arrays; the editor saves them. */
export function useRows() {
  const { dispatchFields, getFields, setModified } = useForm();
  return {
    /** Adds rows with these values to the array at a path, at the end or at `start`; returns their ids. */
    add(path: string, rows: readonly Record<string, unknown>[], start?: number): string[] {
      const ids = rows.map((row, index) => {
        const id = createRowId();
        const subFieldState = Object.fromEntries(
          Object.entries({ id, ...row }).map(([name, value]) => [
            name,
            { value, initialValue: value, valid: true, passesCondition: true },
          ]),
        );
        // Without `rowIndex` the reducer appends to the rows as they are then.
        const place = start !== undefined && { rowIndex: start + index };
        dispatchFields({ type: 'ADD_ROW', path, ...place, subFieldState });
        return id;
      });
      if (rows.length > 0) setModified(true);
      return ids;
    },
    /** Removes the rows of the array that have these ids and still exist. */
    remove(path: string, ids: readonly string[]): void {
      const rows = getFields()[path]?.rows ?? [];
      // From the last one, so that the other positions stay the same.
      for (const [rowIndex, row] of [...rows.entries()].reverse()) {
        if (ids.includes(row.id)) dispatchFields({ type: 'REMOVE_ROW', path, rowIndex });
      }
      setModified(true);
    },
  };
}
