import type { ClientField } from 'payload';
import { describe, expect, it } from 'vitest';
import {
  describeFilter,
  findPresetFields,
} from '../../../cms/features/queryPresets/admin/presetFields.ts';

const label = (es: string, en: string) => ({ es, en }) as never;
const FIELDS = [
  { type: 'row', fields: [{ name: 'name', type: 'text', label: label('Nombre', 'Name') }] },
  {
    type: 'tabs',
    tabs: [
      {
        fields: [
          {
            name: 'list',
            type: 'select',
            label: label('Lista', 'List'),
            options: [
              { value: 'actresses', label: label('Actrices', 'Actresses') },
              { value: 'actors', label: label('Actores', 'Actors') },
            ],
          },
          { name: 'checkedOn', type: 'date', label: label('Revisada el', 'Checked on') },
        ],
      },
    ],
  },
  { name: 'missingEnglish', type: 'ui', label: label('Falta en inglés', 'English missing') },
] as unknown as ClientField[];

const describeIn = (where: unknown, language: 'es' | 'en') =>
  describeFilter(where, findPresetFields(FIELDS, language), language);

describe('a saved filter', () => {
  it('labels every column, those that store nothing too, in the language of the admin', () => {
    const labels = (language: 'es' | 'en') =>
      [...findPresetFields(FIELDS, language)].map(([name, field]) => [name, field.label]);
    expect(labels('es')).toEqual([
      ['name', 'Nombre'],
      ['list', 'Lista'],
      ['checkedOn', 'Revisada el'],
      ['missingEnglish', 'Falta en inglés'],
    ]);
    expect(labels('en')).toContainEqual(['missingEnglish', 'English missing']);
  });

  it('describes its conditions with the labels of fields and values', () => {
    const where = {
      or: [
        { and: [{ list: { in: ['actresses', 'actors'] } }, { name: { contains: 'Ana' } }] },
        { and: [{ checkedOn: { less_than: '2026-05-01T10:00:00.000Z' } }] },
      ],
    };
    expect(describeIn(where, 'es')).toBe(
      'Lista es Actrices o Actores, Nombre contiene Ana o Revisada el antes de o menos de 2026-05-01',
    );
    expect(describeIn(where, 'en')).toMatch(/^List is Actresses or Actors, Name contains Ana or /);
    expect(describeIn({ or: [{ and: [{ name: { exists: 'false' } }] }] }, 'es')).toBe(
      'Nombre está vacío',
    );
  });

  it('without conditions has no description', () => {
    for (const where of [null, undefined, {}, { or: [{ and: [] }] }]) {
      expect(describeIn(where, 'es')).toBe('');
    }
  });
});
