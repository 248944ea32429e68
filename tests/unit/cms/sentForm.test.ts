import { describe, expect, it } from 'vitest';
import { MARK_PATH, formOf, valuesOf } from '../../../cms/features/form/admin/sentForm.ts';

const mark = (count: number) => ({
  [MARK_PATH]: { disableFormData: true, initialValue: { form: 'a', count } },
});

describe('valuesOf', () => {
  it('changes with a value and with an added row', () => {
    const before = { name: { value: 'Ana' }, films: { value: 0, rows: [] } };
    const renamed = { ...before, name: { value: 'Eva' } };
    const longer = { ...before, films: { value: 1 }, 'films.0.id': { value: '7f' } };
    expect(new Set([before, renamed, longer].map(valuesOf)).size).toBe(3);
  });

  it('ignores the mark, a chosen file, and what the server adds besides values', () => {
    const fields = { name: { value: 'Ana' } };
    const file = { value: { name: 'a.jpg' } };
    const answered = { name: { value: 'Ana', valid: true }, role: {}, file, ...mark(2) };
    expect(valuesOf(answered)).toBe(valuesOf(fields));
  });
});

it('names the form of a request, if it has a mark', () => {
  expect(formOf({ name: { value: 'Ana' }, ...mark(1) })).toBe('a');
  expect(formOf({ name: { value: 'Ana' } })).toBeUndefined();
});
