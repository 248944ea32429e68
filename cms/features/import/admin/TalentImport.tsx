'use client';

import { Button, PopupList, SetStepNav, toast, useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { FileButton } from '../../media/admin/uploads.tsx';
import { useApi } from '../../useApi.ts';
import type { ImportRow, RowResult } from '../importPlugin.ts';
import { type Column, markText } from '../spreadsheetCells.ts';
import { formatCsv, readFile, refuseRepeated } from '../spreadsheetFile.ts';

type Language = keyof Bilingual;
type KnownColumn = Pick<Column, 'name' | 'label' | 'aliases'>;

const TEXTS = {
  title: bilingual('Importar y exportar talentos', 'Import and export talents'),
  talents: bilingual('Talentos', 'Talents'),
  exportTitle: bilingual('Exportar', 'Export'),
  exportHelp: bilingual(
    'Todas las personas, con sus borradores, en las mismas columnas que se importan. El archivo contiene fechas de nacimiento: no lo envíes a nadie. Créditos, fotos y vídeos no van en la hoja.',
    'All people, with their drafts, in the columns that can be imported. The file contains birth dates: do not send it to anybody. Credits, photographs and videos are not in the sheet.',
  ),
  exportCsv: bilingual('Descargar CSV', 'Download CSV'),
  exportExcel: bilingual('Descargar Excel', 'Download Excel'),
  exportFailed: bilingual(
    'No se ha podido descargar: prueba otra vez',
    'It could not be downloaded: try again',
  ),
  importTitle: bilingual('Importar', 'Import'),
  importHelp: bilingual(
    'Una hoja de Excel (.xlsx) o un CSV con una persona por fila y los títulos en la primera. Primero se comprueba y no se guarda nada. Una celda vacía no cambia nada; un guion (-) borra el valor. Lo importado queda como borrador: publícalo después desde la lista.',
    'An Excel sheet (.xlsx) or a CSV with one person per row and headers in the first one. It is checked first, and nothing is saved. An empty cell changes nothing; a hyphen (-) removes the value. What is imported is a draft: publish it afterwards from the list.',
  ),
  choose: bilingual('Elegir archivo', 'Choose a file'),
  unreadable: bilingual(
    'No se puede leer el archivo: guárdalo como Excel (.xlsx) o CSV y elígelo otra vez',
    'The file cannot be read: save it as Excel (.xlsx) or CSV and choose it again',
  ),
  tooLarge: bilingual(
    'El archivo es demasiado grande: como mucho 10 MB y 5000 filas',
    'The file is too large: at most 10 MB and 5000 rows',
  ),
  noColumns: bilingual(
    'No se reconoce ninguna columna: pon en la primera fila los títulos, como en la hoja exportada',
    'No column is recognised: the first row must contain headers as in the exported sheet',
  ),
  failed: bilingual(
    'El CMS no responde: lo que falta no se ha hecho. Elige el archivo otra vez',
    'The CMS does not respond: the rest was not done. Choose the file again',
  ),
  ignored: bilingual('Columnas que no se usan', 'Columns that are not used'),
  checking: bilingual('Se comprueba', 'Checking'),
  importing: bilingual('Se importa', 'Importing'),
  stop: bilingual('Parar', 'Stop'),
  onlyRefused: bilingual('Ver solo las rechazadas', 'Show refused rows only'),
  row: bilingual('Fila', 'Row'),
  person: bilingual('Persona', 'Person'),
  action: bilingual('Qué pasa', 'What happens'),
  details: bilingual('Detalles', 'Details'),
  list: bilingual('Ir a la lista de talentos', 'Go to the list of talents'),
  empty: bilingual('(vacío)', '(empty)'),
  rows: bilingual('Filas del archivo', 'Rows of the file'),
  repeated: (line: number) =>
    bilingual(
      `La fila ${line} ya trata de esta persona`,
      `Row ${line} is about this person already`,
    ),
};

const SECTION = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
} as const;

/** Style of a text of several sentences: lines of readable length. */
const PROSE = { maxWidth: '75ch', margin: 0 } as const;

/** Rows of a request of the check, and of the import, which takes longer for each row. */
const BATCH = { check: 100, run: 20 };

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(var(--base) / 2)',
  alignItems: 'center',
} as const;

const TABLE = { borderCollapse: 'collapse', width: '100%' } as const;

/** Keeps a long table inside its page. */
const SCROLL = { maxHeight: '26rem', overflow: 'auto' } as const;

const CELL = {
  padding: 'calc(var(--base) / 4) calc(var(--base) / 2)',
  border: '1px solid var(--theme-elevation-150)',
  textAlign: 'left',
  verticalAlign: 'top',
  whiteSpace: 'pre-line',
} as const;

const INVALID_CELL = { ...CELL, background: 'var(--theme-error-100)' } as const;

const PROBLEM = { color: 'var(--theme-error-600)', whiteSpace: 'normal' } as const;

/** Where an import is: after the check the editor decides; `total` is the number of rows. */
interface ImportState {
  step: 'empty' | 'checking' | 'checked' | 'importing' | 'done';
  total: number;
  results: RowResult[];
  ignored: string[];
  problem: 'unreadable' | 'tooLarge' | 'noColumns' | 'failed' | undefined;
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
  const language = useAdminLanguage();
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
      show({ results: refuseRepeated(results, (line) => TEXTS.repeated(line)[language]) }),
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
  actions: typeof DONE;
  listUrl: string;
}

/** Rows that are rendered; refused ones come first, and all are counted above. */
const MAX_SHOWN = 1000;
const MAX_CHARACTERS = 60;

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

/** What a row changes, and why it is refused. */
function Details({ result, columns }: Pick<ResultTableProps, 'columns'> & { result: RowResult }) {
  const language = useAdminLanguage();
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
            {`${label}: ${shorten(from) || TEXTS.empty[language]} → ${shorten(to) || TEXTS.empty[language]}`}
          </div>
        ))}
    </>
  );
}

/** Table of the rows of a file with what happens to each, the refused ones first on request. */
function ResultTable({ results, columns, actions, listUrl }: ResultTableProps) {
  const language = useAdminLanguage();
  const [isFiltered, setFiltered] = useState(false);
  const shown = results.filter(({ action }) => !isFiltered || action === 'refuse');
  const headers = [TEXTS.row, TEXTS.person, TEXTS.action, TEXTS.details];
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={isFiltered}
          onChange={({ target }) => setFiltered(target.checked)}
        />{' '}
        {TEXTS.onlyRefused[language]}
      </label>
      <div
        style={{ ...SCROLL, width: '100%' }}
        role="region"
        aria-label={TEXTS.rows[language]}
        tabIndex={0}
      >
        <table style={TABLE}>
          <thead>
            <tr>
              {headers.map((header) => (
                <th key={header.es} style={CELL} scope="col">
                  {header[language]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, MAX_SHOWN).map((result) => (
              <tr key={result.line}>
                <td style={CELL}>{result.line}</td>
                <th style={CELL} scope="row">
                  {result.id === undefined ? (
                    result.name
                  ) : (
                    <a href={`${listUrl}/${result.id}`}>{result.name}</a>
                  )}
                </th>
                <td style={result.action === 'refuse' ? INVALID_CELL : CELL}>
                  {actions[result.action][language]}
                </td>
                <td style={CELL}>
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

/** How far the check or the import is, with a button that stops it. */
function Progress({ state, onStop }: { state: ImportState; onStop: () => void }) {
  const language = useAdminLanguage();
  const { step, total, results } = state;
  if (step !== 'checking' && step !== 'importing') return null;
  const label = TEXTS[step][language];
  return (
    <div style={BUTTONS}>
      <progress max={total} value={results.length} aria-label={label} />
      <span>{`${label}: ${results.length} / ${total}`}</span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onStop}>
        {TEXTS.stop[language]}
      </Button>
    </div>
  );
}

const PLANNED: Record<RowResult['action'], Bilingual> = {
  create: bilingual('Se creará', 'Will be created'),
  update: bilingual('Cambiará', 'Will change'),
  unchanged: bilingual('Igual', 'Unchanged'),
  refuse: bilingual('Se rechaza', 'Refused'),
};

const DONE: Record<RowResult['action'], Bilingual> = {
  create: bilingual('Creada', 'Created'),
  update: bilingual('Cambiada', 'Changed'),
  unchanged: bilingual('Igual', 'Unchanged'),
  refuse: bilingual('No importada', 'Not imported'),
};

const COUNTS: Record<RowResult['action'], Bilingual> = {
  create: bilingual('nuevas', 'new'),
  update: bilingual('con cambios', 'changed'),
  unchanged: bilingual('iguales', 'unchanged'),
  refuse: bilingual('rechazadas', 'refused'),
};

/** Returns how many rows there are of each kind, e.g. "47 nuevas · 3 rechazadas". */
const summarise = (results: readonly RowResult[], language: Language): string =>
  Object.entries(COUNTS)
    .map(([kind, words]) => ({
      words,
      count: results.filter(({ action }) => action === kind).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ words, count }) => `${count} ${words[language]}`)
    .join(' · ');

const importLabel = (count: number) =>
  bilingual(
    count === 1 ? 'Importar 1 persona como borrador' : `Importar ${count} personas como borradores`,
    count === 1 ? 'Import 1 person as a draft' : `Import ${count} people as drafts`,
  );

/** Checks a spreadsheet of talents, shows what each row would do, and imports it as drafts. */
function TalentImport({ columns, listUrl }: { columns: KnownColumn[]; listUrl: string }) {
  const language = useAdminLanguage();
  const { state, choose, start, stop } = useImport(columns);
  const { step, results, ignored, problem } = state;
  const isBusy = step === 'checking' || step === 'importing';
  const usable = results.filter(isUsable);
  return (
    <section style={SECTION}>
      <h2>{TEXTS.importTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.importHelp[language]}</p>
      <FileButton
        label={TEXTS.choose[language]}
        accept=".csv,.tsv,.txt,.xlsx"
        isSingle
        isDisabled={isBusy}
        onFiles={([file]) => void choose(file!)}
      />
      <p role="alert" style={PROSE}>
        {problem && TEXTS[problem][language]}
      </p>
      {ignored.length > 0 && (
        <p style={PROSE}>{`${TEXTS.ignored[language]}: ${ignored.join(', ')}`}</p>
      )}
      <Progress state={state} onStop={stop} />
      <p aria-live="polite" style={PROSE}>
        <strong>{!isBusy && summarise(results, language)}</strong>
      </p>
      {step === 'checked' && usable.length > 0 && (
        <Button onClick={() => void start()} margin={false}>
          {importLabel(usable.length)[language]}
        </Button>
      )}
      {step === 'done' && <a href={listUrl}>{TEXTS.list[language]}</a>}
      {results.length > 0 && (
        <ResultTable
          results={results}
          columns={columns}
          actions={step === 'importing' || step === 'done' ? DONE : PLANNED}
          listUrl={listUrl}
        />
      )}
    </section>
  );
}

function download(content: Blob, extension: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = `talentos-${new Date().toISOString().slice(0, 10)}.${extension}`;
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
  const language = useAdminLanguage();
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const save = async (extension: string, convert: (table: string[][]) => Promise<Blob>) => {
    setBusy(true);
    const { isOk, body } = await api<{ table: string[][] }>('POST', '/talents/export');
    const file = isOk && body ? await convert(body.table).catch(() => undefined) : undefined;
    if (file) download(file, extension);
    else toast.error(TEXTS.exportFailed[language]);
    setBusy(false);
  };
  const formats = [
    ['csv', toCsv, TEXTS.exportCsv],
    ['xlsx', toExcel, TEXTS.exportExcel],
  ] as const;
  return (
    <section style={SECTION}>
      <h2>{TEXTS.exportTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.exportHelp[language]}</p>
      <div style={BUTTONS}>
        {formats.map(([extension, convert, label]) => (
          <Button
            key={extension}
            buttonStyle="secondary"
            margin={false}
            disabled={isBusy}
            onClick={() => void save(extension, convert)}
          >
            {label[language]}
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
  const language = useAdminLanguage();
  const listUrl = `${config.routes.admin}/collections/talents`;
  return (
    <div style={STACK}>
      <SetStepNav
        nav={[{ label: TEXTS.talents[language], url: listUrl }, { label: TEXTS.title[language] }]}
      />
      <h1>{TEXTS.title[language]}</h1>
      <TalentExport />
      <TalentImport columns={columns} listUrl={listUrl} />
    </div>
  );
}

/** Item of the talents' list menu that leads to the import and export. */
export function ImportLink() {
  const { config } = useConfig();
  const language = useAdminLanguage();
  return (
    <PopupList.Button href={`${config.routes.admin}/import`}>
      {TEXTS.title[language]}
    </PopupList.Button>
  );
}
