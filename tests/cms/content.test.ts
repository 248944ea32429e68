import { describe, expect, it } from 'vitest';
import { inLocale, speaks, withRowIds } from '../../cms/sample/localised.ts';

describe('a content file', () => {
  const row = {
    title: 'Norte',
    role: { es: 'Inspectora', en: 'Inspector' },
    note: { es: 'Solo aquí' },
  };

  it('is split into its languages', () => {
    expect(inLocale([row], 'es')).toEqual([
      { title: 'Norte', role: 'Inspectora', note: 'Solo aquí' },
    ]);
    expect(inLocale([row], 'en')).toEqual([{ title: 'Norte', role: 'Inspector', note: undefined }]);
  });

  it('says whether it speaks a language', () => {
    expect(speaks([row], 'en')).toBe(true);
    expect(speaks({ note: { es: 'Solo aquí' }, title: 'Norte' }, 'en')).toBe(false);
  });

  it('takes the ids of stored rows, however deep, and of nothing else', () => {
    const stored = { id: 7, rows: [{ id: 'a', items: [{ id: 'b' }] }], photo: 3 };
    expect(
      withRowIds({ rows: [{ items: [{ text: 'x' }, { text: 'new' }] }], photo: 3 }, stored),
    ).toEqual({
      rows: [{ id: 'a', items: [{ id: 'b', text: 'x' }, { text: 'new' }] }],
      photo: 3,
    });
  });
});
