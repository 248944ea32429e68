import { describe, expect, it } from 'vitest';
import { pickLocale } from '../../cms/sample/read.ts';
import { withRowIds } from '../support/rowIds.ts';

describe('a content file', () => {
  const row = {
    title: 'Norte',
    role: { es: 'Inspectora', en: 'Inspector' },
    note: { es: 'Solo aquí' },
  };

  it('is split into one value per locale', () => {
    expect(pickLocale([row], 'es')).toEqual([
      { title: 'Norte', role: 'Inspectora', note: 'Solo aquí' },
    ]);
    expect(pickLocale([row], 'en')).toEqual([
      { title: 'Norte', role: 'Inspector', note: undefined },
    ]);
  });

  it('receives the ids of stored rows at any depth, and no other ids', () => {
    const stored = { id: 7, rows: [{ id: 'a', items: [{ id: 'b' }] }], photo: 3 };
    expect(
      withRowIds({ rows: [{ items: [{ text: 'x' }, { text: 'new' }] }], photo: 3 }, stored),
    ).toEqual({
      rows: [{ id: 'a', items: [{ id: 'b', text: 'x' }, { text: 'new' }] }],
      photo: 3,
    });
  });
});
