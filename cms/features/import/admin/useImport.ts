'use client';
import { useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { type RowResult, refuseRepeated } from '../importResults.ts';
import type { ImportRow } from '../importRows.ts';
import { FileProblem, type KnownColumn, readFile } from './readSpreadsheet.ts';
import { checkRows, importRows } from './importRequest.ts';
import { TEXTS } from './importTexts.ts';

/** Where an import is: after the check the editor decides; `total` is the number of rows. */
export interface ImportState {
  step: 'empty' | 'checking' | 'checked' | 'importing' | 'done';
  total: number;
  results: RowResult[];
  ignored: string[];
  problem: FileProblem['code'] | 'failed' | undefined;
}

const EMPTY: ImportState = {
  step: 'empty',
  total: 0,
  results: [],
  ignored: [],
  problem: undefined,
};

/** Returns the rows that will be imported, with what the check has announced for them. */
function expectedRows(rows: readonly ImportRow[], results: readonly RowResult[]): ImportRow[] {
  return results.flatMap(({ line, action, id, updatedAt }) => {
    const row = rows.find((one) => one.line === line);
    if (!row || (action !== 'create' && action !== 'update')) return [];
    return [{ ...row, expected: { action, ...(id === undefined ? {} : { id, updatedAt }) } }];
  });
}

/** Returns the state of an import, and functions that check a file, import its rows, and stop. */
export function useImport(columns: readonly KnownColumn[], language: 'es' | 'en') {
  const { config } = useConfig();
  const api = `${config.serverURL}${config.routes.api}`;
  const [state, setState] = useState(EMPTY);
  const rows = useRef<ImportRow[]>([]);
  const controller = useRef(new AbortController());

  const check = async (file: File) => {
    const { rows: read, ignored } = await readFile(file, columns);
    rows.current = read;
    const { signal } = (controller.current = new AbortController());
    const show = (change: Partial<ImportState>) =>
      setState((state) => ({ ...state, total: read.length, ignored, ...change }));
    show({ step: 'checking' });
    const onResults = (results: RowResult[]) =>
      show({
        results: refuseRepeated(results, (line) => TEXTS.repeated(line)[language]),
      });
    await checkRows({ api, language, rows: read, onResults, signal });
    show({ step: signal.aborted ? 'empty' : 'checked' });
  };
  const choose = async (file: File) => {
    setState(EMPTY);
    await check(file).catch((error: unknown) =>
      setState({ ...EMPTY, problem: error instanceof FileProblem ? error.code : 'failed' }),
    );
  };
  const start = async () => {
    const planned = state.results;
    const expected = expectedRows(rows.current, planned);
    const { signal } = (controller.current = new AbortController());
    const show = (change: Partial<ImportState>) => setState((state) => ({ ...state, ...change }));
    show({ step: 'importing', total: expected.length, results: [] });
    let done: RowResult[] = [];
    const onResults = (results: RowResult[]) => show({ results: (done = results) });
    try {
      await importRows({ api, language, rows: expected, onResults, signal });
    } catch {
      show({ problem: 'failed' });
    }
    const rest = planned.filter(({ action }) => action === 'refuse' || action === 'unchanged');
    const results = [...done, ...rest].sort((a, b) => a.line - b.line);
    show({ step: 'done', results });
  };
  const listUrl = `${config.routes.admin}/collections/talents`;
  return { state, choose, start, stop: () => controller.current.abort(), listUrl };
}
