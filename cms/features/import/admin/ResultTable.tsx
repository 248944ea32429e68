'use client';
import { useState } from 'react';
import type { RowResult } from '../importResults.ts';
import { CELL, INVALID_CELL, PROBLEM, SCROLL, TABLE } from './tableStyles.ts';
import type { KnownColumn } from './readSpreadsheet.ts';
import { type DONE, TEXTS } from './importTexts.ts';

interface Props {
  results: readonly RowResult[];
  columns: readonly KnownColumn[];
  language: 'es' | 'en';
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
}: Pick<Props, 'columns' | 'language'> & {
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
export function ResultTable({ results, columns, language, actions, listUrl }: Props) {
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
