'use client';

import { ReactSelect } from '@payloadcms/ui';
import { filterByList, optionsOf } from '../../../admin/listOptions.ts';
import type { Column } from '../../../spreadsheets/spreadsheetCells.ts';
import type { Bilingual } from '../../../texts/labels.ts';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import controls from '../../../admin/controls.module.css';
import styles from './credits.module.css';

/** A longer list is searched, by what people say for its values: "castellano" finds “Español”. */
const MOST_SHORT = 20;

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
  const choices = type.kind === 'choice' ? optionsOf(type.choices, language) : [];
  const isKnown = !text || choices.some(({ value }) => value === text);
  const options = isKnown ? choices : [{ value: text, label: text }, ...choices];
  return (
    <div className={styles.cell} data-field={name}>
      <label htmlFor={id}>{label[language]}</label>
      {type.kind === 'choice' && type.list && choices.length > MOST_SHORT ? (
        <ReactSelect
          inputId={id}
          options={options}
          filterOption={filterByList(type.list)}
          showError={Boolean(problem)}
          value={options.find(({ value }) => value === text)}
          onChange={(chosen) => onChange(String([chosen].flat()[0]?.value ?? ''))}
          {...{ 'aria-invalid': Boolean(problem), 'aria-errormessage': `${id}-problem` }}
        />
      ) : type.kind === 'choice' ? (
        <select {...shared} onChange={({ target }) => onChange(target.value)}>
          <option value="" />
          {options.map(({ value, label: choice }) => (
            <option key={value} value={value}>
              {choice}
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
