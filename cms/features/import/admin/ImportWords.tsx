'use client';

import { useId, useRef, useState } from 'react';
import { type AddedList, takesAdded } from '#contract/addedValues.ts';
import { SmallButton } from '../../../admin/SmallButton.tsx';
import { AddValue } from '../../../collections/talents/admin/AddValue.tsx';
import { type Choice, addedChoice } from '../../../fields/choices.ts';
import {
  type Answers,
  type Column,
  type Word,
  labelOf,
  wordKey,
} from '../../../spreadsheets/spreadsheetCells.ts';
import type {
  ColumnAnswers,
  ImportSheet,
  RowResult,
} from '../../../spreadsheets/spreadsheetFile.ts';
import { quoted } from '../../../texts/labels.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import controls from '../../../admin/controls.module.css';
import styles from './importWords.module.css';
import texts from '../texts.json' with { type: 'json' };

/** A word of a sheet, with the number of rows that have it. */
interface CountedWord extends Word {
  column: string;
  rows: number;
}

/** Returns the words of all rows, each once, the most frequent first. */
function countWords(results: readonly RowResult[]): CountedWord[] {
  const words = results.flatMap((row) => row.words.map((word) => ({ ...word, line: row.line })));
  const same = Map.groupBy(words, (word) => `${word.column}/${wordKey(word)}`);
  return [...same.values()]
    .map((all) => ({ ...all.at(-1)!, rows: new Set(all.map(({ line }) => line)).size }))
    .toSorted((one, other) => other.rows - one.rows);
}

/** A question about what something of a sheet is: a word, or a column. */
interface Question {
  text: string;
  /** What says where it is. */
  cells?: readonly string[];
  label: string;
  /** What is chosen if it is nothing. */
  none: string;
  choices: readonly Choice[];
  value: string;
  onChange: (value: string) => void;
  /** A word that can be added to its list. */
  addable?: { list: AddedList; name: string } | undefined;
}

/** Asks one question; the choice keeps the focus. */
function QuestionRow({ text, cells, label, none, choices, value, onChange, addable }: Question) {
  const { language, t } = useTexts(texts);
  const select = useRef<HTMLSelectElement>(null);
  const [isAdding, setAdding] = useState(false);
  const close = () => {
    setAdding(false);
    select.current?.focus();
  };
  const added = choices.some((choice) => choice.value === value) ? undefined : addedChoice(value);
  return (
    <tr>
      <th scope="row">{text}</th>
      {cells?.map((cell) => (
        <td key={cell}>{cell}</td>
      ))}
      <td>
        <div className={controls.buttons}>
          <select
            ref={select}
            aria-label={label}
            className={controls.input}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            <option value="">{none}</option>
            {[...(added ? [added] : []), ...choices].map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label[language]}
              </option>
            ))}
          </select>
          {addable && !isAdding && (
            <SmallButton onClick={() => setAdding(true)}>{t('addWord', text)}</SmallButton>
          )}
          {addable && isAdding && (
            <AddValue
              {...addable}
              onCancel={close}
              onAdd={(key) => {
                onChange(key);
                close();
              }}
            />
          )}
        </div>
      </td>
    </tr>
  );
}

function Questions({ questions }: { questions: Question[] }) {
  return (
    <table className={styles.words}>
      <tbody>
        {questions.map((question) => (
          // Another question can appear above the one that has the focus.
          <QuestionRow key={question.label} {...question} />
        ))}
      </tbody>
    </table>
  );
}

interface ColumnsProps {
  others: ImportSheet['others'];
  columns: readonly Column[];
  onChoose: (header: string, column: string) => void;
}

/** Lists the columns of a sheet whose headers are unknown, and asks which field each one is. */
export function ImportColumns({ others, columns, onChoose }: ColumnsProps) {
  const { t } = useTexts(texts);
  if (others.length === 0) return null;
  const unused = others.filter(({ column }) => !column).map(({ header }) => header);
  const fields = columns.map(({ name, label }) => ({ value: name, label }));
  const once = new Map(others.map((other) => [other.header, other]));
  const questions = [...once.values()].map(({ header, column }) => ({
    text: header,
    label: header,
    none: t('notUsed'),
    choices: fields,
    value: column,
    onChange: (chosen: string) => onChoose(header, chosen),
  }));
  return (
    <details className={styles.section}>
      <summary>{t(unused.length > 0 ? 'ignored' : 'guessed', unused.join(', '))}</summary>
      <Questions questions={questions} />
    </details>
  );
}

interface WordsProps {
  results: readonly RowResult[];
  columns: readonly Column[];
  /** They are shown before the check has answered. */
  answers: ColumnAnswers;
  onAnswer: (column: string, answer: Answers) => void;
}

/** Who somebody is whose name has a record. */
const KNOWN: Choice[] = (['same', 'other'] as const).map((value) => ({
  value,
  label: texts[`known.${value}`],
}));

/** What an empty answer means, if it does not leave the word out. */
const NONE: Partial<Record<Word['of'], 'noLevel' | 'notImported'>> = {
  missing: 'noLevel',
  known: 'notImported',
};

type LevelsType = Extract<Column['type'], { kind: 'levels' }>;

/** Returns the group of questions to which a word belongs. */
function groupOf({ of, isSure }: Word) {
  if (isSure) return 'understood';
  return of === 'known' || of === 'missing' ? of : 'open';
}

/**
 * Asks once about each word of a sheet that no list has, with the likeliest value chosen, about people who may have a
 * record, and about missing levels; what the vocabulary has understood is shown on request.
 */
export function ImportWords({ results, columns, answers, onAnswer }: WordsProps) {
  const { language, t } = useTexts(texts);
  const titleId = useId();
  const words = countWords(results);
  if (words.length === 0) return null;
  const { known = [], open = [], missing = [], understood = [] } = Object.groupBy(words, groupOf);
  const columnOf = (word: CountedWord) => columns.find(({ name }) => name === word.column)!;
  /** Asks about one word, or about several of a column at once. */
  const ask = (...asked: CountedWord[]): Question => {
    const [word] = asked as [CountedWord];
    const { label, type } = columnOf(word);
    const isLevel = word.of === 'level' || word.of === 'missing';
    const { choices = [], levels = [], list } = type as Partial<LevelsType>;
    const said = word.of === 'missing' ? labelOf(word.text, choices)[language] : word.text;
    const one = said ? quoted(said, language) : t('noSection');
    const place = isLevel ? `${label[language]}, ${t('level')}` : label[language];
    const all = asked.length > 1 && t('all', label[language], asked.length);
    const isAddable = takesAdded(list) && word.of === 'value' && !word.isSure;
    const ofColumn = isLevel ? levels : choices;
    const keys = asked.map(wordKey);
    const values = keys.map((key, index) => answers[word.column]?.[key] ?? asked[index]!.value);
    return {
      text: all || one,
      cells: all ? [] : [place, t('wordRows', word.rows)],
      label: all || `${one} (${place})`,
      none: t(NONE[word.of] ?? 'leaveOut'),
      choices: word.of === 'known' ? KNOWN : ofColumn,
      value: new Set(values).size === 1 ? values[0]! : '',
      onChange: (value) =>
        onAnswer(word.column, Object.fromEntries(keys.map((key) => [key, value]))),
      addable: isAddable ? { list, name: word.text } : undefined,
    };
  };
  const askByColumn = (help: 'knownPeople' | 'missingLevels', shown: CountedWord[]) => {
    if (shown.length === 0) return null;
    const byColumn = [...Map.groupBy(shown, ({ column }) => column).values()];
    return (
      <>
        <p>{t(help, shown.length)}</p>
        <Questions questions={byColumn.map((one) => ask(...one))} />
        {shown.length > byColumn.length && (
          <details>
            <summary>{t('each')}</summary>
            <Questions questions={shown.map((one) => ask(one))} />
          </details>
        )}
      </>
    );
  };
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('words')}</h3>
      {askByColumn('knownPeople', known)}
      {open.length > 0 && (
        <>
          <p>{t('wordsHelp')}</p>
          <Questions questions={open.map((one) => ask(one))} />
        </>
      )}
      {askByColumn('missingLevels', missing)}
      {understood.length > 0 && (
        <details>
          <summary>{t('understood', understood.length)}</summary>
          <Questions questions={understood.map((one) => ask(one))} />
        </details>
      )}
    </section>
  );
}
