import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markText, unmarkText } from './spreadsheetCells.ts';

test.each(['\n=1', ' =1', '\u00a0=1', ' ＝1', "' @x", '\n', '\t'])('marks %j', (text) => {
  expect(markText(text)).toBe(`'${text}`);
});

test('every text is the same after marking and unmarking', () => {
  const text = fc.string({ unit: fc.constantFrom(...`' \u00a0\n\r\t=+-@＝＋－＠a`) });
  fc.assert(fc.property(text, (value) => unmarkText(markText(value)) === value));
});
