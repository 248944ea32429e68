'use client';

import { Button, PopupList, SetStepNav, toast, useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { isoDay } from '#contract/timeZone.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import controls from '../../../admin/controls.module.css';
import { FileButton } from '../../media/admin/uploads.tsx';
import { useApi } from '../../../admin/useApi.ts';
import type { ImportRow, RowResult } from '../../../spreadsheets/spreadsheetFile.ts';
import { type Column, markText } from '../../../spreadsheets/spreadsheetCells.ts';
import {
  type FileProblem,
  formatCsv,
  readFile,
  refuseRepeated,
} from '../../../spreadsheets/spreadsheetFile.ts';
import texts from '../texts.json' with { type: 'json' };

type KnownColumn = Pick<Column, 'name' | 'label' | 'aliases'>;

const SECTION = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
} as const;

/** Style of a text of several sentences: lines of readable length. */
const PROSE = { maxWidth: '75ch', margin: 0 } as const;

/** Rows of a request of the check, and of the import, which takes longer for each row. */
const BATCH = { check: 100, run: 20 };

/** Keeps a long table inside its page. */
const SCROLL = { maxHeight: '26rem', width: '100%' } as const;

const ROW_HEADER = { textAlign: 'left', fontWeight: 'normal' } as const;

const PROBLEM = { color: 'var(--theme-error-600)' } as const;

/** Where an import is: after the check the editor decides; `total` is the number of rows. */
interface ImportState {
  step: 'empty' | 'checking' | 'checked' | 'importing' | 'done';
  total: number;
  results: RowResult[];
  ignored: string[];
  problem: FileProblem | 'failed' | undefined;
}

const EMPTY: ImportState = {
  step: 'empty',
  total: 0,
  results: [],
  ignored: [],
  problem: undefined,
};

const isUsable = ({ action }: RowResult): boolean => action === 'create' || action === 'update';

/** Returns the state of an import, and functions that check a file, import its rows, and stop. */
function useImport(columns: readonly KnownColumn[]) {
  const { t } = useTexts(texts);
  const api = useApi();
  const [state, setState] = useState(EMPTY);
  const rows = useRef<ImportRow[]>([]);
  const controller = useRef(new AbortController());
  const show = (change: Partial<ImportState>) => setState((state) => ({ ...state, ...change }));

  /**
   * Sends rows in several requests, one after the other, until all are answered or it is stopped.
   *
   * @param onResults receives the answers so far
   * @returns whether no request has failed; after one, the earlier rows are done
   */
  const send = async (
    step: 'check' | 'run',
    sent: readonly ImportRow[],
    onResults: (results: RowResult[]) => void,
  ): Promise<boolean> => {
    const { signal } = (controller.current = new AbortController());
    const size = BATCH[step];
    let results: RowResult[] = [];
    for (let start = 0; start < sent.length && !signal.aborted; start += size) {
      const batch = { rows: sent.slice(start, start + size) };
      const path = `/talents/import/${step}`;
      const { isOk, body } = await api<{ results: RowResult[] }>('POST', path, batch);
      if (!isOk || !body) return false;
      results = [...results, ...body.results];
      onResults(results);
    }
    return true;
  };
  const choose = async (file: File) => {
    setState(EMPTY);
    const read = await readFile(file, columns);
    if ('problem' in read) return show({ problem: read.problem });
    rows.current = read.rows;
    show({ step: 'checking', total: read.rows.length, ignored: read.ignored });
    const isAnswered = await send('check', read.rows, (results) =>
      show({ results: refuseRepeated(results, (line) => t('repeated', line)) }),
    );
    if (!isAnswered) return setState({ ...EMPTY, problem: 'failed' });
    show({ step: controller.current.signal.aborted ? 'empty' : 'checked' });
  };
  const start = async () => {
    const planned = Map.groupBy(state.results, isUsable);
    const expected = (planned.get(true) ?? []).map(({ line, action, id, updatedAt }) => ({
      ...rows.current.find((row) => row.line === line)!,
      expected: { action, id, updatedAt },
    }));
    show({ step: 'importing', total: expected.length, results: [] });
    let done: RowResult[] = [];
    const isAnswered = await send('run', expected, (results) =>
      show({ results: (done = results) }),
    );
    if (!isAnswered) show({ problem: 'failed' });
    const results = [...done, ...(planned.get(false) ?? [])];
    show({ step: 'done', results: results.toSorted((a, b) => a.line - b.line) });
  };
  return { state, choose, start, stop: () => controller.current.abort() };
}

interface ResultTableProps {
  results: readonly RowResult[];
  columns: readonly KnownColumn[];
  stage: 'planned' | 'done';
  listUrl: string;
}

/** Rows that are rendered; refused ones come first, and all are counted above. */
const MAX_SHOWN = 1000;
const MAX_CHARACTERS = 60;

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

/** What a row changes, and why it is refused. */
function Details({ result, columns }: Pick<ResultTableProps, 'columns'> & { result: RowResult }) {
  const { language, t } = useTexts(texts);
  const { action, changes, problems } = result;
  const labelOf = (name: string) => columns.find((column) => column.name === name)?.label[language];
  return (
    <>
      {problems.map(({ column, message }, index) => (
        <div key={index} style={PROBLEM}>
          {[labelOf(column), message].filter(Boolean).join(': ')}
        </div>
      ))}
      {action === 'update' &&
        changes.map(({ label, from, to }) => (
          <div key={label}>
            {`${label}: ${shorten(from) || t('empty')} → ${shorten(to) || t('empty')}`}
          </div>
        ))}
    </>
  );
}

/** Table of the rows of a file with what happens to each, the refused ones first on request. */
function ResultTable({ results, columns, stage, listUrl }: ResultTableProps) {
  const { t } = useTexts(texts);
  const [isFiltered, setFiltered] = useState(false);
  const shown = results.filter(({ action }) => !isFiltered || action === 'refuse');
  const headers = [t('row'), t('person'), t('action'), t('details')];
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isFiltered}
          onChange={({ target }) => setFiltered(target.checked)}
        />{' '}
        {t('onlyRefused')}
      </label>
      <div className="table" style={SCROLL} role="region" aria-label={t('rows')} tabIndex={0}>
        <table cellPadding="0" cellSpacing="0">
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header} scope="col">
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MAX_SHOWN).map((result) => (
              <tr key={result.line}>
                <td>{result.line}</td>
                <th style={ROW_HEADER} scope="row">
                  {result.id === undefined ? (
                    result.name
                  ) : (
                    <a href={`${listUrl}/${result.id}`}>{result.name}</a>
                  )}
                </th>
                <td style={result.action === 'refuse' ? PROBLEM : undefined}>
                  {t(`${stage}.${result.action}`)}
                </td>
                <td style={{ whiteSpace: 'pre-line' }}>
                  <Details result={result} columns={columns} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** What an import does with rows, in the order in which they are counted. */
const ACTIONS = ['create', 'update', 'unchanged', 'refuse'] as const;

/** Checks a spreadsheet of talents, shows what each row would do, and imports it as drafts. */
function TalentImport({ columns, listUrl }: { columns: KnownColumn[]; listUrl: string }) {
  const { t } = useTexts(texts);
  const { state, choose, start, stop } = useImport(columns);
  const { step, total, results, ignored, problem } = state;
  const isBusy = step === 'checking' || step === 'importing';
  const usable = results.filter(isUsable);
  const byAction = Object.groupBy(results, ({ action }) => action);
  const counts = ACTIONS.flatMap((action) => {
    const { length = 0 } = byAction[action] ?? [];
    return length > 0 ? t(`count.${action}`, length) : [];
  });
  return (
    <section style={SECTION}>
      <h2>{t('importTitle')}</h2>
      <p style={PROSE}>{t('importHelp')}</p>
      <FileButton
        label={t('choose')}
        accept=".csv,.tsv,.txt,.xlsx"
        isSingle
        isDisabled={isBusy}
        onFiles={([file]) => void choose(file!)}
      />
      <p role="alert" style={PROSE}>
        {problem && t(problem)}
      </p>
      {ignored.length > 0 && <p style={PROSE}>{`${t('ignored')}: ${ignored.join(', ')}`}</p>}
      {isBusy && (
        <div className={controls.buttons}>
          <progress max={total} value={results.length} aria-label={t(step)} />
          <span>{`${t(step)}: ${results.length} / ${total}`}</span>
          <SmallButton onClick={stop}>{t('stop')}</SmallButton>
        </div>
      )}
      <p aria-live="polite" style={PROSE}>
        <strong>{!isBusy && counts.join(' · ')}</strong>
      </p>
      {step === 'checked' && usable.length > 0 && (
        <Button onClick={() => void start()} margin={false}>
          {t('import', usable.length)}
        </Button>
      )}
      {step === 'done' && <a href={listUrl}>{t('list')}</a>}
      {results.length > 0 && (
        <ResultTable
          results={results}
          columns={columns}
          stage={step === 'importing' || step === 'done' ? 'done' : 'planned'}
          listUrl={listUrl}
        />
      )}
    </section>
  );
}

function download(content: Blob, extension: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `talentos-${isoDay()}.${extension}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function toExcel(table: string[][]): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  const rows = table.map((row) => row.map((cell) => ({ value: markText(cell), type: String })));
  return writeExcelFile(rows).toBlob();
}

const toCsv = async (table: string[][]): Promise<Blob> =>
  new Blob([formatCsv(table)], { type: 'text/csv' });

function TalentExport() {
  const { t } = useTexts(texts);
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const save = async (extension: string, convert: (table: string[][]) => Promise<Blob>) => {
    setBusy(true);
    const { isOk, body } = await api<{ table: string[][] }>('POST', '/talents/export');
    const file = isOk && body ? await convert(body.table).catch(() => undefined) : undefined;
    if (file) download(file, extension);
    else toast.error(t('exportFailed'));
    setBusy(false);
  };
  const formats = [
    ['csv', toCsv, 'exportCsv'],
    ['xlsx', toExcel, 'exportExcel'],
  ] as const;
  return (
    <section style={SECTION}>
      <h2>{t('exportTitle')}</h2>
      <p style={PROSE}>{t('exportHelp')}</p>
      <div className={controls.buttons}>
        {formats.map(([extension, convert, label]) => (
          <Button
            key={extension}
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void save(extension, convert)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </section>
  );
}

const STACK = {
  display: 'grid',
  gap: 'var(--base)',
  paddingBottom: 'calc(var(--base) * 2)',
} as const;

/** The content of the page that exports talents to a spreadsheet and imports them from one. */
export function TalentTransfer({ columns }: { columns: KnownColumn[] }) {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const listUrl = `${config.routes.admin}/collections/talents`;
  return (
    <div style={STACK}>
      <SetStepNav nav={[{ label: t('talents'), url: listUrl }, { label: t('title') }]} />
      <h1>{t('title')}</h1>
      <TalentExport />
      <TalentImport columns={columns} listUrl={listUrl} />
    </div>
  );
}

/** Item of the talents' list menu that leads to the import and export. */
export function ImportLink() {
  const { config } = useConfig();
  const { t } = useTexts(texts);
  const href = `${config.routes.admin}/collections/talents/import`;
  return <PopupList.Button href={href}>{t('title')}</PopupList.Button>;
}
