'use client';
import type { Bilingual } from '../../../texts/labels.ts';
import type { Column } from '../../import/spreadsheetCells.ts';
import type { PastedCredit, PastedTable } from '../pastedCredits.ts';
import { CELL, INVALID_CELL, PROBLEM, SCROLL, TABLE } from '../../import/admin/tableStyles.ts';
import { TEXTS } from './creditTexts.ts';

interface Props {
  table: PastedTable;
  credits: PastedCredit[];
  columns: readonly Column[];
  language: keyof Bilingual;
  onMapping: (mapping: PastedTable['mapping']) => void;
}

/** Header of a column: what was pasted, and a select with the field that it becomes. */
function ColumnSelect({
  index,
  table,
  columns,
  language,
  onMapping,
}: Omit<Props, 'credits'> & {
  index: number;
}) {
  const choose = (name: string) =>
    onMapping(
      table.mapping.map((other, position) =>
        // A field has one column.
        position === index ? name || undefined : other === name ? undefined : other,
      ),
    );
  return (
    <th style={CELL} scope="col">
      {table.headers[index] ?? `${TEXTS.column[language]} ${index + 1}`}
      <br />
      <select
        aria-label={`${TEXTS.column[language]} ${index + 1}`}
        value={table.mapping[index] ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{TEXTS.ignore[language]}</option>
        {columns.map(({ name, label }) => (
          <option key={name} value={name}>
            {label[language]}
          </option>
        ))}
      </select>
    </th>
  );
}

/** Table of the pasted rows, with a select per column and the problems at their cells. */
export function CreditPreview({ table, credits, columns, language, onMapping }: Props) {
  const indexes = [...table.mapping.keys()];
  return (
    <div style={SCROLL} role="region" aria-label={TEXTS.preview[language]} tabIndex={0}>
      <table style={TABLE}>
        <thead>
          <tr>
            <th style={CELL} />
            {indexes.map((index) => (
              <ColumnSelect key={index} {...{ index, table, columns, language, onMapping }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {credits.map(({ problems }, row) => (
            <tr key={row}>
              <th style={CELL} scope="row">
                {row + 1}
                {problems.has(-1) && <div style={PROBLEM}>{problems.get(-1)![language]}</div>}
              </th>
              {indexes.map((index) => (
                <td key={index} style={problems.has(index) ? INVALID_CELL : CELL}>
                  {table.rows[row]?.[index]}
                  {problems.has(index) && (
                    <div style={PROBLEM}>{problems.get(index)![language]}</div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
