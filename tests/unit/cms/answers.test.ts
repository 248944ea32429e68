import { describe, expect, it } from 'vitest';
import {
  MARK_PATH,
  formOf,
  valuesOf,
  withoutOutdated,
} from '../../../cms/features/form/admin/answers.ts';

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

const list = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });

describe('withoutOutdated', () => {
  it('drops the fields of rows that were removed after the form was sent, and no others', () => {
    const sent = {
      films: list('a', 'b'),
      'films.0.roles': list('x'),
      series: list('c'),
      'contact.phone': {},
    };
    const current = {
      films: list('a'),
      'films.0.roles': list(),
      series: list(),
      'contact.phone': {},
    };
    const answer = {
      ...sent,
      'films.0.title': {},
      'films.1.title': {},
      'films.0.roles.0.name': {},
      'series.0.id': {},
      'series.1.id': { addedByServer: true },
    };
    const kept = Object.keys(withoutOutdated(answer, sent, current));
    expect(kept).toEqual([...Object.keys(sent), 'films.0.title', 'series.1.id']);
  });

  it('leaves rows open and closed as they are in the form', () => {
    const sent = { films: list('a', 'b', 'c') };
    const current = {
      films: { rows: [{ id: 'b', collapsed: false }, { id: 'a', collapsed: true }, { id: 'c' }] },
    };
    const answer = {
      films: { rows: [{ id: 'a' }, { id: 'b', collapsed: true }, { id: 'c', collapsed: true }] },
    };
    expect(withoutOutdated(answer, sent, current).films?.rows).toEqual([
      { id: 'a', collapsed: true },
      { id: 'b', collapsed: false },
      { id: 'c', collapsed: true },
    ]);
  });

  it('keeps the reason of a refusal until the value changes', () => {
    const refused = { value: 'a', valid: false, errorMessage: 'Taken' };
    const sent = { slug: { value: 'a' }, name: { value: 'a' } };
    const current = { slug: refused, name: { ...refused, value: 'b' } };
    expect(withoutOutdated({ slug: {}, name: {} }, sent, current)).toMatchObject({
      slug: { valid: false, errorMessage: 'Taken' },
      name: {},
    });
    expect(withoutOutdated({ name: {} }, sent, current).name).toEqual({});
  });
});
