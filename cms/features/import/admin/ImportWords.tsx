'use client';

import { useId } from 'react';
import { takesAdded } from '#contract/addedValues.ts';
import { namedKey } from '#contract/vocabulary.ts';
import {
  type Answers,
  type Column,
  type Word,
  wordKey,
} from '../../../spreadsheets/spreadsheetCells.ts';
import type { ImportSheet, RowResult } from '../../../spreadsheets/spreadsheetFile.ts';
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
  const counted = new Map<string, CountedWord>();
  for (const { words } of results) {
    const inRow = new Map(words.map((word) => [`${word.column}/${wordKey(word)}`, word]));
    for (const [key, word] of inRow) {
      counted.set(key, { ...word, rows: (counted.get(key)?.rows ?? 0) + 1 });
    }
  }
  return [...counted.values()].toSorted((a, b) => b.rows - a.rows);
}

/** A question about what something of a sheet is: a word, or a column. */
interface Question {
  text: string;
  /** What says where it is. */
  cells?: readonly string[];
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

function Questions({ questions, isDisabled }: { questions: Question[]; isDisabled: boolean }) {
  return (
    <table className={styles.words}>
      <tbody>
        {questions.map(({ text, cells = [], label, choices, value, onChange }, index) => (
          <tr key={index}>
            <th scope="row">{text}</th>
            {cells.map((cell) => (
              <td key={cell}>{cell}</td>
            ))}
            <td>
              <select
                aria-label={label}
                className={controls.input}
                disabled={isDisabled}
                value={value}
                onChange={({ target }) => onChange(target.value)}
              >
                {choices.map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ColumnsProps {
  others: ImportSheet['others'];
  columns: readonly Column[];
  isDisabled: boolean;
  isOpen: boolean;
  onChoose: (header: string, column: string) => void;
}

/** Lists the columns of a sheet whose headers are unknown, and asks which field each one is. */
export function ImportColumns({ others, columns, isDisabled, isOpen, onChoose }: ColumnsProps) {
  const { language, t } = useTexts(texts);
  if (others.length === 0) return null;
  const unused = others.filter(({ column }) => !column).map(({ header }) => header);
  const fields = columns.map(({ name, label }) => ({ value: name, label: label[language] }));
  const questions = others.map(({ header, column }) => ({
    text: header,
    label: header,
    choices: [{ value: '', label: t('notUsed') }, ...fields],
    value: column,
    onChange: (chosen: string) => onChoose(header, chosen),
  }));
  return (
    <details className={styles.section} open={isOpen}>
      <summary>{`${t('ignored')}: ${unused.join(', ')}`}</summary>
      <Questions questions={questions} isDisabled={isDisabled} />
    </details>
  );
}

interface WordsProps {
  results: readonly RowResult[];
  columns: readonly Column[];
  isDisabled: boolean;
  onAnswer: (column: string, answer: Answers) => void;
}

/**
 * Asks once about each word of a sheet that no list has, with the likeliest value chosen; missing levels, and what the
 * vocabulary has understood, are shown on request.
 */
export function ImportWords({ results, columns, isDisabled, onAnswer }: WordsProps) {
  const { language, t } = useTexts(texts);
  const titleId = useId();
  const words = countWords(results);
  if (words.length === 0) return null;
  const ask = (word: CountedWord): Question => {
    const { label, type } = columns.find(({ name }) => name === word.column)!;
    const isLevel = ['level', 'missing'].includes(word.of) && 'levels' in type;
    const choices = isLevel ? type.levels : 'choices' in type ? type.choices : [];
    const list = !isLevel && 'list' in type ? type.list : undefined;
    const text = word.text ? `«${word.text}»` : t('noSection');
    const place = [label[language], isLevel && t('level')].filter(Boolean).join(', ');
    // Its English name, and of a skill the group, can be given afterwards.
    const added =
      takesAdded(list) && word.text
        ? [{ value: namedKey(list, word.text), label: t('addWord') }]
        : [];
    return {
      text,
      cells: [place, t('wordRows', word.rows)],
      label: `${text} (${place})`,
      choices: [
        { value: '', label: t(word.of === 'missing' ? 'noLevel' : 'leaveOut') },
        ...added,
        ...choices.map((choice) => ({ value: choice.value, label: choice.label[language] })),
      ],
      value: word.value,
      onChange: (value) => onAnswer(word.column, { [wordKey(word)]: value }),
    };
  };
  const tableOf = (shown: CountedWord[]) => (
    <Questions questions={shown.map(ask)} isDisabled={isDisabled} />
  );
  const open = words.filter(({ of, isSure }) => !isSure && of !== 'missing');
  const others = [
    ['missingLevels', words.filter(({ of }) => of === 'missing')],
    ['understood', words.filter(({ isSure }) => isSure)],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{t('words')}</h3>
      {open.length > 0 && (
        <>
          <p>{t('wordsHelp')}</p>
          {tableOf(open)}
        </>
      )}
      {others.map(
        ([key, shown]) =>
          shown.length > 0 && (
            <details key={key}>
              <summary>{t(key, shown.length)}</summary>
              {tableOf(shown)}
            </details>
          ),
      )}
    </section>
  );
}
