'use client';

import { useId } from 'react';
import { addedKey, takesAdded } from '#contract/addedValues.ts';
import { type Column, type Word, wordKey } from '../../../spreadsheets/spreadsheetCells.ts';
import type { RowResult } from '../../../spreadsheets/spreadsheetFile.ts';
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
export function countWords(results: readonly RowResult[]): CountedWord[] {
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

function WordRow({
  word,
  columns,
  isDisabled,
  onAnswer,
}: Omit<Props, 'results'> & { word: CountedWord }) {
  const { language, t } = useTexts(texts);
  const column = columns.find(({ name }) => name === word.column);
  const { type } = column ?? {};
  const isLevel = word.of === 'level' && type && 'levels' in type;
  const choices = isLevel ? type.levels : type && 'choices' in type ? type.choices : [];
  const list = !isLevel && type && 'list' in type ? type.list : undefined;
  // Its English name, and of a skill the group, can be given afterwards.
  const added = takesAdded(list) && word.text ? addedKey(list, word.text) : undefined;
  const written = word.text ? `«${word.text}»` : t('noSection');
  const place = [column?.label[language], isLevel && t('level')].filter(Boolean).join(', ');
  return (
    <tr>
      <th scope="row">{written}</th>
      <td>{place}</td>
      <td>{t('wordRows', word.rows)}</td>
      <td>
        <select
          aria-label={`${written} (${place})`}
          className={controls.input}
          disabled={isDisabled}
          value={word.value}
          onChange={({ target }) => onAnswer(word, target.value)}
        >
          <option value="">{t('leaveOut')}</option>
          {added && <option value={added}>{t('addWord')}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label[language]}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

/**
 * Asks once about each word of a sheet that no list has, with the likeliest value chosen; what the vocabulary has
 * understood is shown on request.
 */
export function ImportWords({ results, ...rest }: Props) {
  const { t } = useTexts(texts);
  const titleId = useId();
  const words = countWords(results);
  if (words.length === 0) return null;
  const open = words.filter(({ isSure }) => !isSure);
  const understood = words.filter(({ isSure }) => isSure);
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
      {understood.length > 0 && (
        <details>
          <summary>{t('understood', understood.length)}</summary>
          {tableOf(understood)}
        </details>
      )}
    </section>
  );
}
