import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { findMissingEnglish } from './missingEnglish.ts';

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized });
const FIELDS: Field[] = [
  text('name', false),
  { type: 'tabs', tabs: [{ label: 'Ficha', fields: [{ type: 'row', fields: [text('home')] }] }] },
  { name: 'credits', type: 'array', fields: [text('title', false), text('role')] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      { slug: 'text', fields: [text('body')] },
      { slug: 'team', fields: [text('heading')] },
    ],
  },
];

const find = (record: Record<string, unknown>) =>
  findMissingEnglish(FIELDS, record).map(({ path, key, spanish }) => [path, key, spanish]);

describe('findMissingEnglish', () => {
  it('finds texts in tabs, rows and blocks, by position and by row id', () => {
    const record = {
      name: 'Inés',
      home: { es: 'Sevilla', en: 'Seville' },
      credits: [
        { id: 'a', title: 'La marea baja', role: { es: 'Nuria', en: 'Nuria' } },
        { id: 'b', title: 'Cota 900', role: { es: 'La jueza' } },
      ],
      blocks: [
        { id: 'c', blockType: 'team', heading: { es: 'Equipo', en: null } },
        { id: 'd', blockType: 'text', body: { es: 'Hola', en: ' \u200b' } },
      ],
    };
    expect(find(record)).toEqual([
      ['credits.1.role', 'credits.b.role', 'La jueza'],
      ['blocks.0.heading', 'blocks.c.heading', 'Equipo'],
      ['blocks.1.body', 'blocks.d.body', 'Hola'],
    ]);
  });

  it('finds a list of texts that one language has, as one text', () => {
    expect(find({ home: { es: ['Sevilla', 'Vigo'], en: [] } })).toEqual([
      ['home', 'home', 'Sevilla; Vigo'],
    ]);
    expect(find({ home: { es: ['Sevilla'], en: ['Seville'] } })).toEqual([]);
    expect(find({ home: { es: [], en: [] } })).toEqual([]);
  });

  it('finds nothing where there is no Spanish text either', () => {
    expect(find({ home: { es: '  ', en: null }, credits: [{ id: 'a' }] })).toEqual([]);
    expect(find({})).toEqual([]);
  });
});
