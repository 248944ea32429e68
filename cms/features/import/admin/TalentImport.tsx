'use client';

import { Button, toast, useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { isoDay } from '#contract/timeZone.ts';
import { startOf } from '../../../texts/labels.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import controls from '../../../admin/controls.module.css';
import { FileButton } from '../../media/admin/uploads.tsx';
import { TalentsPage } from '../../../admin/TalentsPage.tsx';
import { useApi } from '../../../admin/useApi.ts';
import type { Column } from '../../../spreadsheets/spreadsheetCells.ts';
import {
  type ColumnAnswers,
  type FileProblem,
  type ImportRow,
  type ImportSheet,
  type RowResult,
  readFile,
  readSheet,
  refuseRepeated,
} from '../../../spreadsheets/spreadsheetFile.ts';
import texts from '../texts.json' with { type: 'json' };
import { ImportColumns, ImportWords } from './ImportWords.tsx';
import styles from './importWords.module.css';

/** Rows of a request: saving them takes some seconds. */
const BATCH = 50;

const PROBLEM = { color: 'var(--theme-error-600)' } as const;

const LEFT_OUT = { color: 'var(--theme-warning-700)' } as const;

/** Where an import is: after the check the editor decides. */
const EMPTY = {
  step: 'empty' as 'empty' | 'checking' | 'checked' | 'importing' | 'done',
  /** Number of rows that are checked or imported. */
  done: 0,
  results: [] as RowResult[],
  /** The sheets that the file has, and which of them is imported. */
  sheets: [] as ImportSheet[],
  sheet: 0,
  answers: {} as ColumnAnswers,
  /** The columns that the editor has chosen for headers. */
  chosen: {} as Readonly<Record<string, string>>,
  problem: undefined as FileProblem | 'failed' | undefined,
};

type ImportState = typeof EMPTY;

const isUsable = ({ action }: RowResult): boolean => action === 'create' || action === 'update';

/** Returns the state of an import, and functions that check a file, or what changes of it, and save its rows. */
function useImport(columns: readonly Column[]) {
  const { t } = useTexts(texts);
  const api = useApi();
  const [state, setState] = useState(EMPTY);
  const controller = useRef(new AbortController());
  const show = (change: Partial<ImportState>) => setState((state) => ({ ...state, ...change }));

  /**
   * Sends rows in several requests, one after the other, until all are answered or another check begins. After a
   * request that has failed, the earlier rows are done.
   */
  const send = async (
    step: 'check' | 'run',
    rows: readonly ImportRow[],
    answers: ColumnAnswers,
  ) => {
    const { signal } = (controller.current = new AbortController());
    const results: RowResult[] = [];
    for (let start = 0; start < rows.length && !signal.aborted; start += BATCH) {
      const batch = { rows: rows.slice(start, start + BATCH), answers };
      const path = `/talents/import/${step}`;
      const { body } = await api<{ results?: RowResult[] }>('POST', path, batch);
      if (!body?.results) return { results, signal, problem: 'failed' as const };
      results.push(...body.results);
      show({ done: results.length });
    }
    return { results, signal, problem: undefined };
  };
  /**
   * Checks the rows of a sheet, instead of a check that has not ended; what the editor has said of words and columns
   * counts for all sheets of a file. After a failure the earlier results stay.
   */
  const check = async (change: Partial<ImportState>): Promise<void> => {
    controller.current.abort();
    const next = { ...state, ...change };
    const read = readSheet(next.sheets[next.sheet]!, columns, next.chosen)!;
    const sheets = next.sheets.with(next.sheet, read);
    show({ ...change, step: 'checking', sheets, done: 0 });
    const { results, signal, problem } = await send('check', read.rows, next.answers);
    if (signal.aborted) return;
    const planned = refuseRepeated(results, (line) => t('repeated', line));
    show({ step: 'checked', problem, ...(!problem && { results: planned }) });
  };
  const choose = async (file: File) => {
    show(EMPTY);
    const read = await readFile(file, columns);
    if (typeof read === 'string') show({ problem: read });
    else await check({ ...EMPTY, sheets: read });
  };
  const start = async () => {
    const { results } = state;
    const { rows } = state.sheets[state.sheet]!;
    const expected = results.filter(isUsable).map(({ line, action, id, updatedAt }) => ({
      ...rows.find((row) => row.line === line)!,
      expected: { action, id, updatedAt },
    }));
    show({ step: 'importing', done: 0 });
    const { results: saved, problem } = await send('run', expected, state.answers);
    const all = [...saved, ...results.filter((one) => !isUsable(one))];
    show({ step: 'done', results: all.toSorted((a, b) => a.line - b.line), problem });
  };
  return { state, choose, check, start };
}

/** Table of the rows of a file with what happens to each, and why, the refused ones first. */
function ResultTable({ results, listUrl }: { results: RowResult[]; listUrl: string }) {
  const { t } = useTexts(texts);
  const isAccepted = ({ action }: RowResult) => Number(action !== 'refuse');
  const shown = results.toSorted((a, b) => isAccepted(a) - isAccepted(b));
  const textOf = ({ label, from, to }: RowResult['changes'][number]) =>
    `${label}: ${startOf(from) || t('empty')} → ${startOf(to)}`;
  return (
    <div
      className={`table ${styles.results}`}
      style={{ maxHeight: '26rem', width: '100%' }}
      role="region"
      aria-label={t('rows')}
      tabIndex={0}
    >
      <table cellPadding="0" cellSpacing="0">
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('action')}</th>
            <th scope="col">{t('person')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, id, name, action, changes, problems, leftOut }) => (
            <tr key={line}>
              <td>{line}</td>
              <td style={action === 'refuse' ? PROBLEM : undefined}>{t(action)}</td>
              <th scope="row">
                <a href={id ? `${listUrl}/${id}` : undefined}>{name}</a>
                <div style={PROBLEM}>{problems.join('\n')}</div>
                <div style={LEFT_OUT}>{leftOut.join('\n')}</div>
                <div>{action === 'update' && changes.map(textOf).join('\n')}</div>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Counts({ results }: { results: readonly RowResult[] }) {
  const { t } = useTexts(texts);
  const actions = ['create', 'update', 'unchanged', 'refuse'] as const;
  const counts = actions.flatMap((action) => {
    const { length } = results.filter((one) => one.action === action);
    return length > 0 ? t(`count.${action}`, length) : [];
  });
  const partial = results.filter((one) => isUsable(one) && one.leftOut.length > 0);
  if (partial.length > 0) counts.push(t('count.partial', partial.length));
  return <strong>{counts.join(' · ')}</strong>;
}

/** The button that had the focus is gone when an import is done. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Checks a spreadsheet of talents, shows what each row would do, and imports it as drafts. */
function TalentImport({ columns, listUrl }: { columns: Column[]; listUrl: string }) {
  const { t } = useTexts(texts);
  const { state, choose, check, start } = useImport(columns);
  const { step, done, results, sheets, sheet, answers, chosen, problem } = state;
  const isBusy = step === 'checking' || step === 'importing';
  const isPlan = step === 'checking' || step === 'checked';
  const usable = results.filter(isUsable);
  const { others = [], skipped = [], rows = [] } = sheets[sheet] ?? {};
  const total = step === 'checking' ? rows.length : usable.length;
  return (
    <section className={styles.section}>
      <h2>{t('importTitle')}</h2>
      <p>{t('importHelp')}</p>
      <FileButton
        label={t('choose')}
        accept=".csv,.tsv,.txt,.xlsx"
        isSingle
        isDisabled={isBusy}
        onFiles={([file]) => void choose(file!)}
      />
      <p role="alert">{problem && t(problem)}</p>
      {sheets.length > 1 && (
        <label>
          {t('sheet')}{' '}
          <select
            className={controls.input}
            style={{ width: 'auto' }}
            disabled={step === 'importing'}
            value={sheet}
            onChange={({ target }) => void check({ sheet: Number(target.value), results: [] })}
          >
            {sheets.map(({ name, rows }, index) => (
              <option key={name} value={index}>
                {t('sheetOption', name, rows.length)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isPlan && (
        <ImportColumns
          others={others}
          columns={columns}
          onChoose={(header, column) => void check({ chosen: { ...chosen, [header]: column } })}
        />
      )}
      {skipped.length > 0 && <p>{`${t('skipped')}: ${skipped.join(', ')}`}</p>}
      <p aria-live="polite">
        {step === 'done' && `${t('imported')} `}
        {step !== 'importing' && <Counts results={results} />}
      </p>
      {isPlan && (
        <ImportWords
          results={results}
          columns={columns}
          answers={answers}
          onAnswer={(column, answer) => {
            const ofColumn = { ...answers[column], ...answer };
            void check({ answers: { ...answers, [column]: ofColumn } });
          }}
        />
      )}
      {isBusy && (
        <label>
          {`${t(step)}: ${done} / ${total} `}
          <progress max={total} value={done} />
        </label>
      )}
      {step === 'checked' && usable.length > 0 && (
        <Button onClick={() => void start()} margin={false}>
          {t('import', usable.length)}
        </Button>
      )}
      {step === 'done' && (
        <a ref={takeFocus} href={listUrl}>
          {t('list')}
        </a>
      )}
      {results.length > 0 && <ResultTable results={results} listUrl={listUrl} />}
    </section>
  );
}

/** Saves a table as a file of Excel, whose texts no program runs as formulas. */
async function download(table: string[][]): Promise<boolean> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const rows = table.map((row) => row.map((value) => ({ value, type: String })));
  await writeExcelFile(rows).toFile(`talentos-${isoDay()}.xlsx`);
  return true;
}

function TalentExport() {
  const { t } = useTexts(texts);
  const api = useApi();
  const save = async () => {
    const { body } = await api<{ table?: string[][] }>('POST', '/talents/export');
    const isSaved = body?.table && (await download(body.table).catch(() => false));
    if (!isSaved) toast.error(t('exportFailed'));
  };
  return (
    <section className={styles.section}>
      <h2>{t('exportTitle')}</h2>
      <p>{t('exportHelp')}</p>
      <Button buttonStyle="secondary" margin={false} onClick={() => void save()}>
        {t('export')}
      </Button>
    </section>
  );
}

/** The content of the page that exports talents to a spreadsheet and imports them from one. */
export function TalentTransfer({ columns }: { columns: Column[] }) {
  const { config } = useConfig();
  return (
    <TalentsPage title={texts.title} className={styles.page}>
      <TalentExport />
      <TalentImport columns={columns} listUrl={`${config.routes.admin}/collections/talents`} />
    </TalentsPage>
  );
}
