/** What an import does with a row. */
export type ActionResult = 'create' | 'update' | 'unchanged' | 'refuse';

/** The answer about a row, of the dry run and of the import. */
export interface RowResult {
  /** Number of the row in the spreadsheet, from 1. */
  line: number;
  name: string;
  action: ActionResult;
  /** Equal for rows about the same person. */
  key: string;
  /** The record that is changed, or that was made. */
  id?: number | string;
  updatedAt?: string;
  changes: { label: string; from: string; to: string }[];
  /** Why the row is refused; `column` is the name of the column, or empty for the whole row. */
  problems: { column: string; message: string }[];
}

/**
 * Refuses the rows about a person whom an earlier row is about already.
 *
 * @param describe returns the reason, from the number of the earlier row
 */
export function refuseRepeated(
  results: readonly RowResult[],
  describe: (line: number) => string,
): RowResult[] {
  const lines = new Map<string, number>();
  return results.map((result) => {
    const earlier = lines.get(result.key);
    if (earlier === undefined) {
      if (result.action !== 'refuse') lines.set(result.key, result.line);
      return result;
    }
    const problems = [...result.problems, { column: '', message: describe(earlier) }];
    return { ...result, action: 'refuse', problems };
  });
}

/** What the dry run has announced for a row. */
interface Expected {
  action: 'create' | 'update';
  id?: number | string;
  updatedAt?: string;
}

/** A row of the spreadsheet: its cells by the names of their columns. */
export interface ImportRow {
  /** Number of the row in the spreadsheet, from 1. */
  line: number;
  cells: Record<string, string>;
  expected?: Expected;
}
