import type { ImportRow, RowResult } from '../importRows.ts';

/** Rows of a request of the dry run, and of the import, which takes longer for each row. */
const CHECKED_ROWS = 100;
const IMPORTED_ROWS = 20;

interface Target {
  /** URL of the API, e.g. `/api`. */
  api: string;
  /** The admin's language, in which the CMS answers. */
  language: 'es' | 'en';
}

/** @throws {Error} when the CMS does not answer or refuses the request */
async function post<T>({ api, language }: Target, path: string, body?: object): Promise<T> {
  const response = await fetch(`${api}/talents/${path}`, {
    method: 'POST',
    headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as T;
}

/** Returns all talents as a table of texts whose first row has the headers. */
export const fetchTable = async (target: Target): Promise<string[][]> =>
  (await post<{ table: string[][] }>(target, 'export')).table;

interface Job extends Target {
  rows: readonly ImportRow[];
  /** Receives the answers so far. */
  onResults: (results: RowResult[]) => void;
  signal: AbortSignal;
}

/**
 * Sends rows in several requests, one after the other, until all are answered or the job is stopped.
 *
 * @throws {Error} when a request fails; earlier rows are done
 */
async function send({ rows, onResults, signal, ...target }: Job, path: string, size: number) {
  let results: RowResult[] = [];
  for (let start = 0; start < rows.length && !signal.aborted; start += size) {
    const batch = { rows: rows.slice(start, start + size) };
    const answer = await post<{ results: RowResult[] }>(target, path, batch);
    results = [...results, ...answer.results];
    onResults(results);
  }
}

/** Checks rows; nothing is saved. */
export const checkRows = (job: Job): Promise<void> => send(job, 'import/check', CHECKED_ROWS);

/** Imports rows, of which each is saved completely or not at all. */
export const importRows = (job: Job): Promise<void> => send(job, 'import/run', IMPORTED_ROWS);
