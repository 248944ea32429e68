import { expect, it } from 'vitest';
import { findOrphanFields } from '../../../cms/features/form/admin/findOrphanFields.ts';

const list = (count: number) => ({
  rows: Array.from({ length: count }, (_, index) => ({ id: String(index) })),
});

it('finds the fields of rows that no longer exist, and no others', () => {
  const fields = {
    name: { value: 'Ana' },
    films: list(2),
    'films.0.title': { value: 'A' },
    'films.1.title': { value: 'B' },
    'films.2.title': {},
    'films.10.kind': {},
    'films.1.roles': list(0),
    'films.1.roles.0.name': {},
    filmsNote: { value: 'C' },
    series: list(0),
    'series.0.id': {},
  };
  expect(findOrphanFields(fields)).toEqual([
    'films.2.title',
    'films.10.kind',
    'films.1.roles.0.name',
    'series.0.id',
  ]);
});

it('leaves groups as they are', () => {
  expect(findOrphanFields({ contact: {}, 'contact.phone': { value: '1' } })).toEqual([]);
});
