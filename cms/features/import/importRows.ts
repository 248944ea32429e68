import { APIError, type PayloadRequest } from 'payload';
import { editors } from '../../access.ts';
import { tr } from '../../texts/labels.ts';

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

/** Rows of one request: a check of them takes less than a second. */
const MAX_BATCH = 100;

/** Characters of the longest cell; the longest text is a biography. */
const MAX_CELL = 40_000;

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isRow = (value: unknown): value is ImportRow =>
  isObject(value) &&
  Number.isInteger(value.line) &&
  isObject(value.cells) &&
  Object.values(value.cells).every((cell) => typeof cell === 'string' && cell.length <= MAX_CELL) &&
  (value.expected === undefined || isObject(value.expected));

const refuse = (status: number, message: string) => new APIError(message, status, undefined, true);

/** @throws {APIError} with status 403, when the account is no editor's */
export async function assertEditor(req: PayloadRequest): Promise<void> {
  if (await editors({ req })) return;
  throw refuse(403, tr(req, 'No tienes permiso para hacer esto', 'You are not allowed to do this'));
}

/** @throws {APIError} with status 400, when the body contains no rows, or too many */
export async function readRows(req: PayloadRequest): Promise<ImportRow[]> {
  const body: unknown = await req.json?.().catch(() => undefined);
  const rows = isObject(body) ? body.rows : undefined;
  if (Array.isArray(rows) && rows.length <= MAX_BATCH && rows.every(isRow)) return rows;
  throw refuse(400, tr(req, 'Las filas no son válidas', 'The rows are invalid'));
}
