'use client';

import { Button, Drawer, useForm, useModal } from '@payloadcms/ui';
import { useId, useRef, useState } from 'react';
import type { Bilingual } from '../../../texts/labels.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import type { CreditTable } from '../creditColumns.ts';
import { useRows } from '../../../admin/useRows.ts';
import { readCredits, readValues } from '../readCredits.ts';
import controls from '../../../admin/controls.module.css';
import texts from '../texts.json' with { type: 'json' };
import styles from './credits.module.css';
import { useAdminLanguage } from '../../../texts/useAdminLanguage.ts';
import type { Column } from '../../../spreadsheets/spreadsheetCells.ts';

type PastedCredits = ReturnType<typeof readCredits>;

/** Fields that every line shows; the others appear if they are filled in, or on demand. */
const MAIN = ['year', 'title', 'role', 'director', 'school', 'award', 'work', 'result'];

type Line = PastedCredits['credits'][number] & {
  key: number;
  hasAllFields: boolean;
};

interface CellProps {
  id: string;
  column: Column;
  text: string;
  problem: Bilingual | undefined;
  onChange: (text: string) => void;
}

/** Renders the input of one field of a credit. */
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

interface LineProps {
  line: Line;
  table: CreditTable;
  tables: CreditTable[];
  problems: ReturnType<typeof readValues>['problems'];
  onChange: (line: Line) => void;
  onRemove: () => void;
}

/** A credit that was found: the pasted words above the fields that they become. */
function CreditLine({ line, table, tables, problems, onChange, onRemove }: LineProps) {
  const { language, t } = useTexts(texts);
  const shown = table.columns.filter(
    ({ name }) => line.hasAllFields || MAIN.includes(name) || line.cells[name],
  );
  const id = `pasted-${line.key}`;
  const set = (name: string, text: string) =>
    onChange({ ...line, cells: { ...line.cells, [name]: text } });
  /** Keeps what the other list calls differently: a theatre is a venue, elsewhere a company. */
  const move = (list: string) => {
    const { company, venue, ...cells } = line.cells;
    const organisation = company ?? venue;
    const name = list === 'theatre' ? 'venue' : 'company';
    onChange({ ...line, list, cells: { ...cells, ...(organisation && { [name]: organisation }) } });
  };
  return (
    <li className={styles.line} data-invalid={problems.size > 0 || undefined}>
      <q className={styles.source}>{line.source}</q>
      <div className={styles.cells}>
        <div className={styles.cell} data-field="list">
          <label htmlFor={`${id}-list`}>{t('list')}</label>
          <select
            id={`${id}-list`}
            className={controls.input}
            value={table.name}
            onChange={({ target }) => move(target.value)}
          >
            {tables.map(({ name, label }) => (
              <option key={name} value={name}>
                {label[language]}
              </option>
            ))}
          </select>
        </div>
        {shown.map((column) => (
          <Cell
            key={column.name}
            id={`${id}-${column.name}`}
            column={column}
            text={line.cells[column.name] ?? ''}
            problem={problems.get(column.name)}
            onChange={(text) => set(column.name, text)}
          />
        ))}
      </div>
      <div className={controls.buttons}>
        {shown.length < table.columns.length && (
          <button
            type="button"
            className={controls.textButton}
            onClick={() => onChange({ ...line, hasAllFields: true })}
          >
            {t('more')}
          </button>
        )}
        <button type="button" className={controls.textButton} onClick={onRemove}>
          {t('remove')}
        </button>
      </div>
    </li>
  );
}

interface Credit {
  list: string;
  values: Record<string, unknown>;
}

interface Props {
  pasted: PastedCredits;
  tables: CreditTable[];
  /**
   * Receives the valid lines.
   *
   * @param isComplete whether no line is left to be corrected
   */
  onAdd: (credits: Credit[], isComplete: boolean) => void;
}

/** Shows what was found, sorted by list, each line correctable; a refused line stays to be corrected. */
function CreditLines({ pasted, tables, onAdd }: Props) {
  const { t } = useTexts(texts);
  const order = (list: string) => tables.findIndex(({ name }) => name === list);
  const [lines, setLines] = useState<Line[]>(() =>
    pasted.credits
      .toSorted((one, other) => order(one.list) - order(other.list))
      .map((credit, key) => ({ ...credit, key, hasAllFields: false })),
  );
  const [unused, setUnused] = useState(pasted.unused);
  const read = lines.map((line) => {
    const table = tables.find(({ name }) => name === line.list) ?? tables[0]!;
    return { line, table, ...readValues(line, table) };
  });
  const valid = read.filter(({ problems }) => problems.size === 0);
  const refused = read.filter(({ problems }) => problems.size > 0);

  const add = () => {
    const credits = valid.map(({ table, values }) => ({ list: table.name, values }));
    onAdd(credits, refused.length === 0);
    setLines(refused.map(({ line }) => line));
  };
  const use = (source: string) => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    const line = { key, hasAllFields: false, list: tables[0]!.name, cells: { title: source } };
    setLines([...lines, { ...line, source }]);
    setUnused(unused.filter((other) => other !== source));
  };
  return (
    <div className={styles.lines}>
      <ol>
        {read.map(({ line, table, problems }) => (
          <CreditLine
            key={line.key}
            {...{ line, table, tables, problems }}
            onChange={(changed) =>
              setLines(lines.map((other) => (other.key === line.key ? changed : other)))
            }
            onRemove={() => setLines(lines.filter(({ key }) => key !== line.key))}
          />
        ))}
      </ol>
      {unused.length > 0 && (
        <details>
          <summary>{t('unused', unused.length)}</summary>
          <ul>
            {unused.map((line, index) => (
              <li key={index}>
                {line}{' '}
                <button type="button" className={controls.textButton} onClick={() => use(line)}>
                  {t('use')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={`${controls.buttons} ${styles.footer}`}>
        <span role="status" className={styles.problem}>
          {refused.length > 0 && t('refused', refused.length)}
        </span>
        <Button disabled={valid.length === 0} margin={false} onClick={add}>
          {t('add', valid.length)}
        </Button>
      </div>
    </div>
  );
}

/** Slug of the drawer, of which a page shows one. */
const DRAWER = 'paste-credits';

/** Reads credits from whatever is pasted, shows what they become, and adds them to their lists. */
export function PasteCredits({ tables }: { tables: CreditTable[] }) {
  const { t } = useTexts(texts);
  const { openModal, closeModal, modalState } = useModal();
  const { disabled } = useForm();
  const rows = useRows();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  /** What was read last, which undoing brings back. */
  const [source, setSource] = useState('');
  const [pasted, setPasted] = useState<PastedCredits>();
  /** Ids of the rows that were added to the form, with their list. */
  const [added, setAdded] = useState<{ list: string; id: string }[]>([]);

  const read = (content: string) => {
    const found = readCredits(content, tables);
    setPasted(found);
    setSource(content);
    setAdded([]);
    if (found.credits.length > 0) openModal(DRAWER);
  };
  const add = (credits: Credit[], isComplete: boolean) => {
    const more = credits.flatMap(({ list, values }) =>
      rows.add(list, [values]).map((newId) => ({ list, id: newId })),
    );
    setAdded([...added, ...more]);
    if (!isComplete) return;
    setText('');
    setPasted(undefined);
    closeModal(DRAWER);
  };
  const undo = () => {
    const byList = Object.groupBy(added, ({ list }) => list);
    for (const [list, found = []] of Object.entries(byList)) {
      rows.remove(
        list,
        found.map((one) => one.id),
      );
    }
    setAdded([]);
    setText(source);
    field.current?.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('label')}</label>
      <textarea
        ref={field}
        id={id}
        className={controls.input}
        rows={3}
        value={text}
        placeholder={t('placeholder')}
        disabled={Boolean(disabled)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          const content = clipboardData.getData('text/plain');
          // A word is corrected in a text that is already there.
          if (currentTarget.value.trim() || !content.trim()) return;
          setText(content);
          read(content);
        }}
      />
      <p id={`${id}-help`} className="field-description">
        {t('help')}
      </p>
      {text.trim() && (
        <div className={controls.buttons}>
          <SmallButton onClick={() => read(text)}>{t('read')}</SmallButton>
          <span role="alert">{pasted?.credits.length === 0 && t('none')}</span>
        </div>
      )}
      {added.length > 0 && (
        <div className={controls.buttons} role="status">
          <span>{t('added', added.length)}</span>
          <SmallButton onClick={undo}>{t('undo')}</SmallButton>
        </div>
      )}
      <Drawer slug={DRAWER} title={t('title')}>
        {modalState[DRAWER]?.isOpen && pasted && (
          <CreditLines pasted={pasted} tables={tables} onAdd={add} />
        )}
      </Drawer>
    </div>
  );
}
