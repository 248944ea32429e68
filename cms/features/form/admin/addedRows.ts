import type { Row } from 'payload';

/** What happens to the rows of one list after the form has changed. */
interface OpenedRows {
  /** All rows, of which some are opened now; undefined if none is. */
  rows?: Row[];
  /** The row that was added alone, which the editor fills in next. */
  added?: Row;
  /** Whether the server has answered with the row that was opened before. */
  isAnswered: boolean;
}

/**
 * Opens a row that was added, and a row that an answer of the server has closed again, because Payload
 * sent it before it was opened. Rows that were added many at once stay as they are: the editor does not
 * write in one of them.
 *
 * @param opened the id of the row that was opened last, until the server has answered
 */
export function openRows(rows: readonly Row[], opened: string | undefined): OpenedRows {
  const answered = rows.find(({ id, isLoading }) => id === opened && !isLoading);
  const newRows = rows.filter(({ isLoading, collapsed }) => isLoading && collapsed === undefined);
  const added = newRows.length === 1 ? newRows[0] : undefined;
  const closed = new Set([added, answered?.collapsed ? answered : undefined]);
  const updated = rows.map((row) => (closed.has(row) ? { ...row, collapsed: false } : row));
  return {
    ...(rows.some((row) => closed.has(row)) && { rows: updated }),
    ...(added && { added }),
    isAnswered: answered !== undefined,
  };
}
