import { describe, expect, it } from 'vitest';
import { MARK_PATH, asSaved, formOf, valuesOf, withoutOutdated } from './admin/answers.ts';

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

  it('drops the fields of a row in whose place another one is', () => {
    const sent = { films: list('a', 'b'), 'films.1.id': { value: 'b' } };
    const current = { films: list('a', 'c'), 'films.1.id': { value: 'c' } };
    const answer = { ...sent, 'films.0.title': {}, 'films.1.title': { addedByServer: true } };
    const kept = Object.keys(withoutOutdated(answer, sent, current));
    expect(kept).toEqual(['films', 'films.0.title']);
  });

  it('leaves it to the form whether a list is sent as a value', () => {
    const filled = { ...list('a'), value: 1, disableFormData: true };
    const sent = { films: filled, series: filled };
    const kept = withoutOutdated(sent, sent, { films: { ...list(), value: 0 } });
    expect(kept.films).not.toHaveProperty('disableFormData');
    expect(kept.series).toMatchObject({ disableFormData: true });
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

describe('asSaved', () => {
  it('names the fields of rows that the answer does not have, in any list, and no others', () => {
    const current = {
      ...mark(1),
      films: list('a', 'b'),
      'films.0.title': { value: 'A' },
      'films.1.title': { value: 'B' },
      blocks: list('q'),
      'blocks.0.items': list('x', 'y'),
      'blocks.0.items.1.name': { value: 'Y' },
      'blocks.0.author': { value: 'Eva' },
      password: { value: '' },
    };
    const answer = {
      films: list('b'),
      'films.0.title': { value: 'B' },
      blocks: list('s'),
      'blocks.0.items': list('x'),
    };
    const { gone } = asSaved(answer, current);
    expect(gone).toEqual(['films.1.title', 'blocks.0.items.1.name', 'blocks.0.author']);
  });

  it('empties a field whose value somebody else has removed', () => {
    const current = { website: { value: 'https://a.example' }, role: {} };
    const { state } = asSaved({ website: {}, role: {} }, current);
    expect(state).toStrictEqual({
      website: { value: undefined, initialValue: undefined },
      role: {},
    });
  });

  it('lets an emptied list be saved', () => {
    const current = { films: { ...list('a'), value: 1, disableFormData: true } };
    expect(asSaved({ films: { ...list(), value: 0 } }, current).state).toMatchObject({
      films: { value: 0, disableFormData: false },
    });
  });
});
