import { expect, it } from 'vitest';
import { refuseRepeated } from '../../spreadsheets/spreadsheetFile.ts';
import type { RowResult } from '../../spreadsheets/spreadsheetFile.ts';

const result = (line: number, key: string, action: RowResult['action'] = 'create'): RowResult => ({
  line,
  key,
  action,
  name: key,
  changes: [],
  problems: [],
  leftOut: [],
  words: [],
});

it('refuses a row about a person whom an earlier row is about, but not after a refused one', () => {
  const rows = [result(2, 'a'), result(3, 'b', 'refuse'), result(4, 'b'), result(5, 'a', 'update')];
  const checked = refuseRepeated(rows, (line) => `fila ${line}`);
  expect(checked.map(({ action }) => action)).toEqual(['create', 'refuse', 'create', 'refuse']);
  expect(checked[3]!.problems).toEqual(['fila 2']);
});
