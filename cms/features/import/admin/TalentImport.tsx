'use client';

import { Button, PopupList, SetStepNav, toast, useConfig } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { type Bilingual, bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import { useApi } from '../../useApi.ts';
import type { ImportRow, RowResult } from '../importPlugin.ts';
import { type Column, markText } from '../spreadsheetCells.ts';
import { formatCsv, readFile, refuseRepeated } from '../spreadsheetFile.ts';

type Language = keyof Bilingual;
/** A column that the import knows. */
type KnownColumn = Pick<Column, 'name' | 'label' | 'aliases'>;

/** Texts of the import and export of talents. */
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

/** Style of a part of the page for import and export. */
const SECTION = {
  display: 'grid',
  gap: 'calc(var(--base) / 2)',
  justifyItems: 'start',
} as const;

/** Style of a text of several sentences: lines of readable length. */
const PROSE = { maxWidth: '75ch', margin: 0 } as const;

/** Rows of a request of the dry run, and of the import, which takes longer for each row. */
const CHECKED_ROWS = 100;
const IMPORTED_ROWS = 20;

interface Job {
  api: ReturnType<typeof useApi>;
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
async function send({ api, rows, onResults, signal }: Job, path: string, size: number) {
  let results: RowResult[] = [];
  for (let start = 0; start < rows.length && !signal.aborted; start += size) {
    const batch = { rows: rows.slice(start, start + size) };
    const { isOk, body } = await api<{ results: RowResult[] }>('POST', path, batch);
    if (!isOk || !body) throw new Error('The CMS has not answered');
    results = [...results, ...body.results];
    onResults(results);
  }
}

/** Styles of a table that shows the cells of a spreadsheet. */
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

/** Returns the rows that will be imported, with what the check has announced for them. */
function expectedRows(rows: readonly ImportRow[], results: readonly RowResult[]): ImportRow[] {
  return results.flatMap(({ line, action, id, updatedAt }) => {
    const row = rows.find((one) => one.line === line);
    if (!row || (action !== 'create' && action !== 'update')) return [];
    return [{ ...row, expected: { action, ...(id === undefined ? {} : { id, updatedAt }) } }];
  });
}

/** Returns the state of an import, and functions that check a file, import its rows, and stop. */
function useImport(columns: readonly KnownColumn[], language: Language) {
  const { config } = useConfig();
  const api = useApi();
  const [state, setState] = useState(EMPTY);
  const rows = useRef<ImportRow[]>([]);
  const controller = useRef(new AbortController());

  const check = async (file: File) => {
    const read = await readFile(file, columns);
    if ('problem' in read) return setState({ ...EMPTY, problem: read.problem });
    const { ignored } = read;
    rows.current = read.rows;
    const { signal } = (controller.current = new AbortController());
    const show = (change: Partial<ImportState>) =>
      setState((state) => ({ ...state, total: read.rows.length, ignored, ...change }));
    show({ step: 'checking' });
    const onResults = (results: RowResult[]) =>
      show({
        results: refuseRepeated(results, (line) => TEXTS.repeated(line)[language]),
      });
    const job = { api, rows: read.rows, onResults, signal };
    await send(job, '/talents/import/check', CHECKED_ROWS);
    show({ step: signal.aborted ? 'empty' : 'checked' });
  };
  const choose = async (file: File) => {
    setState(EMPTY);
    await check(file).catch(() => setState({ ...EMPTY, problem: 'failed' }));
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
      const job = { api, rows: expected, onResults, signal };
      await send(job, '/talents/import/run', IMPORTED_ROWS);
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

interface ResultTableProps {
  results: readonly RowResult[];
  columns: readonly KnownColumn[];
  language: Language;
  actions: typeof DONE;
  listUrl: string;
}

/** Rows that are rendered; refused ones come first, and all are counted above. */
const MAX_SHOWN = 1000;
const MAX_CHARACTERS = 60;

const shorten = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;

/** What a row changes, and why it is refused. */
function Details({
  result,
  columns,
  language,
}: Pick<ResultTableProps, 'columns' | 'language'> & {
  result: RowResult;
}) {
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
function ResultTable({ results, columns, language, actions, listUrl }: ResultTableProps) {
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
                  <Details result={result} columns={columns} language={language} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface Props {
  language: Language;
  columns: KnownColumn[];
}

/** How far the check or the import is, with a button that stops it. */
function Progress({
  state,
  language,
  onStop,
}: {
  state: ImportState;
  language: Language;
  onStop: () => void;
}) {
  const { step, total, results } = state;
  if (step !== 'checking' && step !== 'importing') return null;
  const label = TEXTS[step][language];
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 'calc(var(--base) / 2)' }}>
      <progress max={total} value={results.length} aria-label={label} />
      <span>{`${label}: ${results.length} / ${total}`}</span>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={onStop}>
        {TEXTS.stop[language]}
      </Button>
    </div>
  );
}

/** What will happen to a row. */
const PLANNED: Record<RowResult['action'], Bilingual> = {
  create: bilingual('Se creará', 'Will be created'),
  update: bilingual('Cambiará', 'Will change'),
  unchanged: bilingual('Igual', 'Unchanged'),
  refuse: bilingual('Se rechaza', 'Refused'),
};

/** What has happened to a row. */
const DONE: Record<RowResult['action'], Bilingual> = {
  create: bilingual('Creada', 'Created'),
  update: bilingual('Cambiada', 'Changed'),
  unchanged: bilingual('Igual', 'Unchanged'),
  refuse: bilingual('No importada', 'Not imported'),
};

const COUNTS = [
  ['create', 'nuevas', 'new'],
  ['update', 'con cambios', 'changed'],
  ['unchanged', 'iguales', 'unchanged'],
  ['refuse', 'rechazadas', 'refused'],
] as const;

/** Returns how many rows there are of each kind, e.g. "47 nuevas · 3 rechazadas". */
function summarise(actions: readonly RowResult['action'][], language: Language): string {
  return COUNTS.map(([action, es, en]) => {
    const count = actions.filter((one) => one === action).length;
    return count > 0 ? `${count} ${language === 'en' ? en : es}` : '';
  })
    .filter(Boolean)
    .join(' · ');
}

/** Returns the label of the button that imports. */
const importLabel = (count: number) =>
  bilingual(
    count === 1 ? 'Importar 1 persona como borrador' : `Importar ${count} personas como borradores`,
    count === 1 ? 'Import 1 person as a draft' : `Import ${count} people as drafts`,
  );

/** Checks a spreadsheet of talents, shows what each row would do, and imports it as drafts. */
function TalentImport({ language, columns }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const { state, choose, start, stop, listUrl } = useImport(columns, language);
  const { step, results, ignored, problem } = state;
  const isBusy = step === 'checking' || step === 'importing';
  const usable = results.filter(({ action }) => action === 'create' || action === 'update');
  return (
    <section style={SECTION}>
      <h2>{TEXTS.importTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.importHelp[language]}</p>
      <Button
        buttonStyle="secondary"
        margin={false}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {TEXTS.choose[language]}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,.xlsx"
        aria-label={TEXTS.choose[language]}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void choose(file);
          // Otherwise the corrected file of the same name could not be chosen.
          target.value = '';
        }}
      />
      <p role="alert" style={PROSE}>
        {problem && TEXTS[problem][language]}
      </p>
      {ignored.length > 0 && (
        <p style={PROSE}>{`${TEXTS.ignored[language]}: ${ignored.join(', ')}`}</p>
      )}
      <Progress state={state} language={language} onStop={stop} />
      <p aria-live="polite" style={PROSE}>
        <strong>
          {!isBusy &&
            summarise(
              results.map(({ action }) => action),
              language,
            )}
        </strong>
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
          language={language}
          actions={step === 'importing' || step === 'done' ? DONE : PLANNED}
          listUrl={listUrl}
        />
      )}
    </section>
  );
}

const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'calc(var(--base) / 2)',
  alignItems: 'center',
} as const;

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

/** Buttons that download all talents as a CSV or an Excel sheet. */
function TalentExport({ language }: { language: Language }) {
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
  return (
    <section style={SECTION}>
      <h2>{TEXTS.exportTitle[language]}</h2>
      <p style={PROSE}>{TEXTS.exportHelp[language]}</p>
      <div style={BUTTONS}>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void save('csv', toCsv)}
        >
          {TEXTS.exportCsv[language]}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy}
          onClick={() => void save('xlsx', toExcel)}
        >
          {TEXTS.exportExcel[language]}
        </Button>
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
export function TalentTransfer({ columns }: Pick<Props, 'columns'>) {
  const { config } = useConfig();
  const language = useAdminLanguage();
  const talents = `${config.routes.admin}/collections/talents`;
  return (
    <div style={STACK}>
      <SetStepNav
        nav={[{ label: TEXTS.talents[language], url: talents }, { label: TEXTS.title[language] }]}
      />
      <h1>{TEXTS.title[language]}</h1>
      <TalentExport language={language} />
      <TalentImport language={language} columns={columns} />
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
