'use client';

import { Button, Drawer, useForm, useModal } from '@payloadcms/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import controls from '../../../admin/controls.module.css';
import { type Column, formatCell } from '../../../spreadsheets/spreadsheetCells.ts';
import { formatMoment } from '../../../texts/times.ts';
import type { AdminLanguage } from '../../../texts/problems.ts';
import { quoted } from '../../../texts/labels.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Cell } from '../../credits/admin/Cell.tsx';
import { type CreditTable, readValues } from '../../credits/creditColumns.ts';
import type { Span } from '../pastedText.ts';
import { readCurriculum } from '../readCurriculum.ts';
import type { Reading } from '../readings.ts';
import { textOfHtml } from './textOfHtml.ts';
import { type Undoable, useRecord } from './useRecord.ts';
import styles from './curriculum.module.css';
import texts from './texts.json' with { type: 'json' };

/** A reading with what the editor has decided about it; without a decision the record's own value stays. */
interface Item extends Reading {
  key: number;
  isTaken?: boolean;
  isOpen?: boolean;
  hasAllFields?: boolean;
  /** Whether it has the level that the editor has given to all that say none. */
  hasCommonLevel?: boolean;
}

/** What was read of a text, and what the editor has made of it: it outlives the drawer. */
interface Pasted {
  text: string;
  source: string;
  items: Item[];
  unread: ReturnType<typeof readCurriculum>['unread'];
}

/** Fields that every credit shows when it is changed; the others appear if they are filled in, or on demand. */
const MAIN = ['year', 'title', 'role', 'director', 'school', 'award', 'category', 'work', 'result'];

/** Returns a value in words, as an editor says it; a day as such. */
const wordsOf = (value: unknown, { type }: Column, language: AdminLanguage): string =>
  type.kind === 'day'
    ? formatMoment(String(value), language, 'date')
    : formatCell(value, type, language);

/** Renders what was pasted; what was read from it is marked, and what is touched stands out. */
function Source({
  source,
  items,
  now,
  onTouch,
}: {
  source: string;
  items: Item[];
  now: number | undefined;
  onTouch: (key: number) => void;
}) {
  const { t } = useTexts(texts);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = region.current?.querySelector<HTMLElement>('mark[data-now]');
    // Only this region: the drawer stays where the editor reads.
    if (mark) region.current!.scrollTop = mark.offsetTop - region.current!.clientHeight / 2;
  }, [now]);
  const spans = items
    .flatMap(({ key, spans: own }) => own.map((span) => ({ key, span })))
    .sort((a, b) => a.span[0] - b.span[0] || b.span[1] - a.span[1]);
  const parts: React.ReactNode[] = [];
  let at = 0;
  for (const { key, span } of spans) {
    const [start, end] = [Math.max(span[0], at), span[1]];
    if (start >= end) continue;
    parts.push(source.slice(at, start));
    parts.push(
      <mark
        key={`${key}-${start}`}
        data-now={isNow(items, now, [start, end]) || undefined}
        onClick={() => onTouch(key)}
      >
        {source.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    // Keyboards scroll it.
    <div ref={region} className={styles.source} role="region" aria-label={t('source')} tabIndex={0}>
      {parts}
      {source.slice(at)}
    </div>
  );
}

const isNow = (items: Item[], now: number | undefined, [start, end]: Span): boolean =>
  items.some(
    ({ key, spans }) => key === now && spans.some((one) => one[0] < end && one[1] > start),
  );

interface ReadingProps {
  item: Item;
  table: CreditTable;
  tables: CreditTable[];
  onChange: (item: Item) => void;
  onRemove: () => void;
  onTouch: () => void;
}

/** Renders one reading: taken or left, in words, and on demand in the fields that it becomes. */
function ReadingItem({ item, table, tables, onChange, onRemove, onTouch }: ReadingProps) {
  const { language, t } = useTexts(texts);
  const record = useRecord();
  const { values, problems } = readValues({ ...item }, table);
  const { isThere, before, column } = record.current({ table, values });
  const isQuestion = problems.size > 0;
  const id = `reading-${item.key}`;
  const words = table.columns.flatMap((one) => {
    const cell = item.cells[one.name];
    if (!cell) return [];
    const value = values[one.name];
    const said = value === undefined ? quoted(cell, language) : wordsOf(value, one, language);
    // The fields of the record have no list that names them.
    return [table.name === '' ? `${one.label[language]}: ${said}` : said];
  });
  const shown = table.columns.filter(({ name }) =>
    table.name === ''
      ? name in item.cells
      : item.hasAllFields || MAIN.includes(name) || item.cells[name] !== undefined,
  );
  const old = table.columns.find(({ name }) => name === column);
  const isTaken = decide(item, { isThere, before, isQuestion });
  const move = (list: string) => {
    const { company, venue, ...cells } = item.cells;
    const organisation = company ?? venue;
    const name = list === 'theatre' ? 'venue' : 'company';
    onChange({ ...item, list, cells: { ...cells, ...(organisation && { [name]: organisation }) } });
  };
  const hasKinds = 'title' in item.cells && table.name !== 'videos' && table.name !== 'studies';
  const label = words.join(' · ');
  return (
    <li
      id={id}
      className={styles.reading}
      data-question={isQuestion || undefined}
      onFocus={onTouch}
      onMouseEnter={onTouch}
    >
      <input
        type="checkbox"
        aria-label={`${t('takeThis')}: ${label}`}
        checked={isTaken}
        disabled={isQuestion}
        onChange={({ target }) => onChange({ ...item, isTaken: target.checked })}
      />
      <span>
        {label}{' '}
        <span className={styles.note}>
          {item.note && `· ${item.note} `}
          {item.isTold && `· ${t('told')} `}
          {problems.has('level') && `· ${t('whichLevel')} `}
          {isThere && `· ${t('same')}`}
          {before !== undefined &&
            before !== null &&
            old &&
            `· ${t('now', wordsOf(before, old, language))}`}
        </span>
      </span>
      <button
        type="button"
        className={controls.textButton}
        aria-expanded={item.isOpen ?? isQuestion}
        onClick={() => onChange({ ...item, isOpen: !(item.isOpen ?? isQuestion) })}
      >
        {t((item.isOpen ?? isQuestion) ? 'done' : 'change')}{' '}
        <span className="sr-only">{label}</span>
      </button>
      {(item.isOpen ?? isQuestion) && (
        <div className={styles.cells}>
          {hasKinds && (
            <div>
              <label htmlFor={`${id}-list`}>{t('list')}</label>
              <select
                id={`${id}-list`}
                className={controls.input}
                value={item.list}
                onChange={({ target }) => move(target.value)}
              >
                {tables
                  .filter(({ columns }) => columns.some(({ name }) => name === 'role'))
                  .map(({ name, label: own }) => (
                    <option key={name} value={name}>
                      {own[language]}
                    </option>
                  ))}
              </select>
            </div>
          )}
          {shown.map((one) => (
            <Cell
              key={one.name}
              id={`${id}-${one.name}`}
              column={one}
              text={item.cells[one.name] ?? ''}
              problem={problems.get(one.name)}
              onChange={(text) =>
                onChange({ ...item, isOpen: true, cells: { ...item.cells, [one.name]: text } })
              }
            />
          ))}
          {table.name !== '' && shown.length < table.columns.length && (
            <button
              type="button"
              className={controls.textButton}
              onClick={() => onChange({ ...item, isOpen: true, hasAllFields: true })}
            >
              {t('more')}
            </button>
          )}
          <button type="button" className={controls.textButton} onClick={onRemove}>
            {t('leave')}
          </button>
        </div>
      )}
    </li>
  );
}

/** Whether a reading goes into the record: nothing of the record is replaced unless the editor says so. */
const decide = (
  { isTaken }: Item,
  { isThere, before, isQuestion }: { isThere: boolean; before?: unknown; isQuestion: boolean },
): boolean => !isQuestion && (isTaken ?? (!isThere && (before === undefined || before === null)));

interface ReviewProps {
  pasted: Pasted;
  tables: CreditTable[];
  /** How many readings were taken before. */
  taken: number | undefined;
  onChange: (pasted: Pasted) => void;
  /** Receives what was taken, and whether no question is left. */
  onTake: (done: Undoable, count: number, isComplete: boolean) => void;
}

/** Shows what was pasted beside what was read from it. */
function Review({ pasted, tables, taken: before, onChange, onTake }: ReviewProps) {
  const { language, t } = useTexts(texts);
  const record = useRecord();
  const { items, unread } = pasted;
  const setItems = (changed: Item[]) => onChange({ ...pasted, items: changed });
  const [now, setNow] = useState<number>();
  /** The reading that gets the focus with the next change, because the button that had it goes. */
  const next = useRef<number>(undefined);
  const tableOf = (list: string) => tables.find(({ name }) => name === list) ?? tables[0]!;
  const read = items.map((item) => {
    const table = tableOf(item.list);
    const { values, problems } = readValues({ ...item }, table);
    const isQuestion = problems.size > 0;
    return {
      item,
      table,
      values,
      isQuestion,
      asksLevel: problems.has('level') && !item.cells.level,
      isTaken: decide(item, { ...record.current({ table, values }), isQuestion }),
    };
  });
  const taken = read.filter((one) => one.isTaken);
  const questions = read.filter((one) => one.isQuestion).length;
  const touch = (key: number) => {
    setNow(key);
    const element = document.getElementById(`reading-${key}`);
    element?.scrollIntoView({ block: 'nearest' });
    element?.querySelector<HTMLElement>('input:enabled, button')?.focus();
  };
  useEffect(() => {
    if (next.current !== undefined) touch(next.current);
    next.current = undefined;
  }, [items]);
  const remove = (key: number) => {
    const at = read.findIndex(({ item }) => item.key === key);
    next.current = (read[at + 1] ?? read[at - 1])?.item.key;
    setItems(items.filter((item) => item.key !== key));
  };
  const use = (index: number) => {
    const { text, span } = unread[index]!;
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1;
    next.current = key;
    const added = { key, list: 'cinema', cells: { title: text }, spans: [span], isOpen: true };
    onChange({
      ...pasted,
      items: [...items, added],
      unread: unread.filter((_, other) => other !== index),
    });
  };
  const take = () => {
    const open = read.filter((one) => one.isQuestion);
    setItems(open.map(({ item }) => item));
    onTake(record.take(taken), taken.length, open.length === 0);
  };
  const counts = [
    t('things', items.length),
    ...(questions > 0 ? [t('questions', questions)] : []),
    ...(unread.length > 0 ? [t('unread', unread.length)] : []),
  ];
  return (
    <>
      <p role="status">{counts.join(', ')}</p>
      <div className={styles.review}>
        <Source source={pasted.source} items={items} now={now} onTouch={touch} />
        <div className={styles.groups} role="group" aria-label={t('found')}>
          {tables.map((table) => {
            const own = items.filter(({ list }) => list === table.name);
            const common = read.filter(
              ({ item, asksLevel }) =>
                item.list === table.name && (asksLevel || item.hasCommonLevel),
            );
            const level = table.columns.find(({ name }) => name === 'level');
            const setLevel = (text: string) =>
              setItems(
                items.map((item) =>
                  common.some((one) => one.item === item)
                    ? { ...item, hasCommonLevel: true, cells: { ...item.cells, level: text } }
                    : item,
                ),
              );
            return own.length === 0 ? null : (
              <section key={table.name}>
                <h3>
                  {table.label[language]} ({own.length})
                </h3>
                {level && common.length > 1 && (
                  <Cell
                    id={`level-${table.name}`}
                    column={{ ...level, label: texts.commonLevel }}
                    text={common.find(({ item }) => item.hasCommonLevel)?.item.cells.level ?? ''}
                    problem={undefined}
                    onChange={setLevel}
                  />
                )}
                <ul>
                  {own.map((item) => (
                    <ReadingItem
                      key={item.key}
                      {...{ item, table, tables }}
                      onChange={(changed) =>
                        setItems(items.map((one) => (one.key === item.key ? changed : one)))
                      }
                      onRemove={() => remove(item.key)}
                      onTouch={() => setNow(item.key)}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          {unread.length > 0 && (
            <details className={styles.unread} open>
              <summary>{t('unread', unread.length)}</summary>
              <ul>
                {unread.map(({ text }, index) => (
                  <li key={index}>
                    {text}{' '}
                    <button
                      type="button"
                      className={controls.textButton}
                      onClick={() => use(index)}
                    >
                      {t('use')}
                    </button>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
      <div className={styles.footer}>
        <span role="status">{before && t('taken', before)}</span>
        <Button disabled={taken.length === 0} margin={false} onClick={take}>
          {t('take', taken.length)}
        </Button>
      </div>
    </>
  );
}

/** Slug of the drawer, of which a page shows one. */
const DRAWER = 'paste-curriculum';

/** Reads a curriculum as it is pasted, shows what it becomes, and takes it into the open record. */
export function PasteCurriculum({ tables }: { tables: CreditTable[] }) {
  const { t } = useTexts(texts);
  const { openModal, closeModal, modalState } = useModal();
  const { disabled } = useForm();
  const record = useRecord();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [pasted, setPasted] = useState<Pasted>();
  const [done, setDone] = useState<{ undoable: Undoable; count: number; source: string }>();

  const read = (content: string) => {
    let { items } = pasted ?? { items: [] };
    if (pasted?.text !== content) {
      const { readings, ...found } = readCurriculum(content, tables);
      items = readings.map((reading, key) => ({ ...reading, key }));
      setPasted({ ...found, text: content, items });
      setDone(undefined);
    }
    if (items.length > 0) openModal(DRAWER);
  };
  const take = (undoable: Undoable, count: number, isComplete: boolean) => {
    setDone({
      undoable: {
        changes: [...(done?.undoable.changes ?? []), ...undoable.changes],
        rows: [...(done?.undoable.rows ?? []), ...undoable.rows],
      },
      count: (done?.count ?? 0) + count,
      source: text,
    });
    if (!isComplete) return;
    setText('');
    setPasted(undefined);
    closeModal(DRAWER);
  };
  const undo = () => {
    if (!done) return;
    record.undo(done.undoable);
    setPasted(undefined);
    setText(done.source);
    setDone(undefined);
    field.current?.focus();
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('label')}</label>
      <textarea
        ref={field}
        id={id}
        className={controls.input}
        rows={2}
        data-tool
        value={text}
        disabled={Boolean(disabled)}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => setText(target.value)}
        onPaste={(event) => {
          const { clipboardData, currentTarget } = event;
          const html = clipboardData.getData('text/html');
          const plainText = clipboardData.getData('text/plain');
          // The plain text of a table does not tell a new line of a cell from a new row.
          const content = /<table/i.test(html) ? textOfHtml(html) : plainText;
          // A word is corrected in a text that is already there.
          if (currentTarget.value.trim() || !content.trim()) return;
          event.preventDefault();
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
          <span role="alert">{pasted?.items.length === 0 && t('none')}</span>
        </div>
      )}
      {done && (
        <div className={controls.buttons} role="status">
          <span>{t('taken', done.count)}</span>
          <SmallButton onClick={undo}>{t('undo')}</SmallButton>
        </div>
      )}
      <Drawer slug={DRAWER} title={t('label')}>
        {modalState[DRAWER]?.isOpen && pasted && (
          <Review
            pasted={pasted}
            tables={tables}
            taken={done?.count}
            onChange={setPasted}
            onTake={take}
          />
        )}
      </Drawer>
    </div>
  );
}
