'use client';

import type { Column } from '../../../spreadsheets/spreadsheetCells.ts';
import type { Bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import controls from '../../../admin/controls.module.css';
import styles from './credits.module.css';

interface CellProps {
  id: string;
  column: Column;
  text: string;
  problem: Bilingual | undefined;
  onChange: (text: string) => void;
}

/** Renders the input of one field of a credit, or of a record. */
export function Cell({ id, column, text, problem, onChange }: CellProps) {
  const language = useAdminLanguage();
  const { name, label, type } = column;
  const shared = {
    id,
    className: controls.input,
    value: text,
    'aria-invalid': Boolean(problem),
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className={styles.cell} data-field={name}>
      <label htmlFor={id}>{label[language]}</label>
      {type.kind === 'choice' ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="" />
          {text && !type.choices.some(({ value }) => value === text) && <option>{text}</option>}
          {type.choices.map(({ value, label: choice }) => (
            <option key={value} value={value}>
              {choice[language]}
            </option>
          ))}
        </select>
      ) : name === 'biography' ? (
        <textarea {...shared} rows={6} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...shared} onChange={({ target }) => onChange(target.value)} />
      )}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          {problem[language]}
        </span>
      )}
    </div>
  );
}
