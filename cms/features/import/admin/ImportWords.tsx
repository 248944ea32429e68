'use client';

import { useId } from 'react';
import { takesAdded } from '#contract/addedValues.ts';
import { namedKey } from '#contract/vocabulary.ts';
import { type Column, type Word, wordKey } from '../../../spreadsheets/spreadsheetCells.ts';
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

interface Props {
  results: readonly RowResult[];
  columns: readonly Pick<Column, 'name' | 'label' | 'type'>[];
  isDisabled: boolean;
  onAnswer: (word: CountedWord, value: string) => void;
}

interface QuestionProps extends Pick<Props, 'isDisabled'> {
  /** What is asked about, and what says where it is; the first is the header of the row. */
  cells: readonly string[];
  label: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A row of a table that asks what something of the sheet is. */
function Question({ cells: [header, ...cells], label, choices, ...props }: QuestionProps) {
  const { value, isDisabled, onChange } = props;
  return (
    <tr>
      <th scope="row">{header}</th>
      {cells.map((cell, index) => (
        <td key={index}>{cell}</td>
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
  );
}

function WordRow({
  word,
  columns,
  isDisabled,
  onAnswer,
}: Omit<Props, 'results'> & { word: CountedWord }) {
  const { language, t } = useTexts(texts);
  const column = columns.find(({ name }) => name === word.column);
  const { type } = column ?? {};
  const isLevel = word.of !== 'value' && type && 'levels' in type;
  const choices = isLevel ? type.levels : type && 'choices' in type ? type.choices : [];
  const list = !isLevel && type && 'list' in type ? type.list : undefined;
  const written = word.text ? `«${word.text}»` : t('noSection');
  const place = [column?.label[language], isLevel && t('level')].filter(Boolean).join(', ');
  // Its English name, and of a skill the group, can be given afterwards.
  const added =
    takesAdded(list) && word.text
      ? [{ value: namedKey(list, word.text), label: t('addWord') }]
      : [];
  return (
    <Question
      cells={[written, place, t('wordRows', word.rows)]}
      label={`${written} (${place})`}
      choices={[
        { value: '', label: t(word.of === 'missing' ? 'noLevel' : 'leaveOut') },
        ...added,
        ...choices.map(({ value, label }) => ({ value, label: label[language] })),
      ]}
      value={word.value}
      isDisabled={isDisabled}
      onChange={(value) => onAnswer(word, value)}
    />
  );
}

interface ColumnsProps extends Pick<Props, 'columns' | 'isDisabled'> {
  others: ImportSheet['others'];
  isOpen: boolean;
  onChoose: (header: string, column: string) => void;
}

/** Lists the columns of a sheet whose headers are unknown, and asks which field each one is. */
export function ImportColumns({ others, columns, isDisabled, isOpen, onChoose }: ColumnsProps) {
  const { language, t } = useTexts(texts);
  if (others.length === 0) return null;
  const unused = others.filter(({ column }) => !column).map(({ header }) => header);
  const fields = columns.map(({ name, label }) => ({ value: name, label: label[language] }));
  return (
    <details className={styles.section} open={isOpen}>
      <summary>{`${t('ignored')}: ${unused.join(', ')}`}</summary>
      <table className={styles.words}>
        <tbody>
          {others.map(({ header, column }, index) => (
            <Question
              key={index}
              cells={[header]}
              label={header}
              choices={[{ value: '', label: t('notUsed') }, ...fields]}
              value={column}
              isDisabled={isDisabled}
              onChange={(chosen) => onChoose(header, chosen)}
            />
          ))}
        </tbody>
      </table>
    </details>
  );
}

/**
 * Asks once about each word of a sheet that no list has, with the likeliest value chosen; missing levels, and what the
 * vocabulary has understood, are shown on request.
 */
export function ImportWords({ results, ...rest }: Props) {
  const { t } = useTexts(texts);
  const titleId = useId();
  const words = countWords(results);
  if (words.length === 0) return null;
  const open = words.filter(({ of, isSure }) => !isSure && of !== 'missing');
  const others = [
    ['missingLevels', words.filter(({ of }) => of === 'missing')],
    ['understood', words.filter(({ isSure }) => isSure)],
  ] as const;
  const tableOf = (shown: readonly CountedWord[]) => (
    <table className={styles.words}>
      <tbody>
        {shown.map((word) => (
          <WordRow key={`${word.column}/${wordKey(word)}`} word={word} {...rest} />
        ))}
      </tbody>
    </table>
  );
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
