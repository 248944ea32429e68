import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { changedFields, mergeRevision } from './mergeRevision.ts';

describe('changedFields', () => {
  it('names the fields that differ', () => {
    const previous = { name: 'Ana', heightCm: 170, sections: ['actress'] };
    expect(changedFields({ ...previous, heightCm: 171 }, previous)).toEqual(['heightCm']);
    expect(changedFields({ sections: ['actress', 'director'] }, previous)).toEqual(['sections']);
  });

  it('counts a removed value as a change, and an empty one as none', () => {
    expect(changedFields({ name: null }, { name: 'Ana' })).toEqual(['name']);
    expect(changedFields({ name: '', rows: [], isNew: false }, {})).toEqual([]);
    expect(changedFields({ group: { a: null } }, { group: {} })).toEqual([]);
  });

  it('compares rows by their values', () => {
    const rows = [{ id: '1', title: 'A' }];
    expect(changedFields({ rows: [{ id: '1', title: 'A', note: null }] }, { rows })).toEqual([]);
    expect(changedFields({ rows: [{ id: '1', title: 'B' }] }, { rows })).toEqual(['rows']);
  });

  it('ignores what Payload sets', () => {
    expect(changedFields({ updatedAt: '2', _status: 'draft' }, { updatedAt: '1' })).toEqual([]);
  });
});

describe('mergeRevision', () => {
  const fields: Field[] = [
    { name: 'name', type: 'text', label: 'Nombre' },
    { name: 'heightCm', type: 'number', label: 'Altura' },
    { name: 'note', type: 'text', label: 'Nota', admin: { hidden: true } },
    {
      name: 'films',
      type: 'array',
      label: 'Cine',
      fields: [{ name: 'title', type: 'text', label: 'Título' }],
    },
  ];
  const film = (id: string, title = id) => ({ id, title });
  const loaded = {
    updatedAt: '1',
    name: 'Ana',
    heightCm: 170,
    note: 'a',
    films: [film('x'), film('y')],
    password: null,
  };
  const merge = (mine: object, theirs: object, revision: object = {}) =>
    mergeRevision(
      fields,
      { ...loaded, ...mine },
      { ...loaded, updatedAt: '2', ...theirs },
      { loaded, ...revision },
    );

  it('keeps what each side has changed, and names what the other has', () => {
    const films = [film('x'), film('z'), film('y')];
    const { values, questions, merged } = merge(
      { heightCm: 171, films: [film('x', 'Mía'), film('y')] },
      { name: 'Eva', films },
    );
    expect(questions).toEqual([]);
    expect(values).toMatchObject({
      name: 'Eva',
      heightCm: 171,
      films: [film('x', 'Mía'), film('z'), film('y')],
    });
    expect(merged).toEqual(['name', 'films']);
  });

  it('asks about what both have changed, once, and takes a choice about the revision that was shown', () => {
    const mine = { heightCm: 171, films: [film('x', 'Mía'), film('y')] };
    const theirs = { heightCm: 172, films: [film('x', 'Suya'), film('y')] };
    const asked = [
      { path: 'heightCm', mine: 171, theirs: 172 },
      { path: 'films.x.title', mine: 'Mía', theirs: 'Suya' },
    ];
    expect(merge(mine, theirs)).toMatchObject({ questions: asked, merged: [] });
    const choices = { heightCm: 'theirs', 'films.x.title': 'mine' };
    expect(merge(mine, theirs, { seen: '2', choices })).toMatchObject({
      questions: [],
      values: { heightCm: 172, films: [film('x', 'Mía'), film('y')] },
    });
    expect(merge(mine, theirs, { seen: '1', choices }).questions).toEqual(asked);
  });

  it('keeps of what no editor sees the stored value, and asks about no secret', () => {
    const { questions, values } = merge(
      { note: 'b', password: 'mine' },
      { note: 'c', password: 'theirs' },
    );
    expect(questions).toEqual([]);
    expect(values).toMatchObject({ note: 'c', password: 'mine' });
  });

  it('changes nothing that it is given', () => {
    const mine = { ...loaded, films: [film('y'), film('x')] };
    const stored = { ...loaded, updatedAt: '2', films: [film('x'), film('y'), film('z')] };
    const before = structuredClone({ mine, stored, loaded });
    mergeRevision(fields, mine, stored, { loaded });
    expect({ mine, stored, loaded }).toEqual(before);
  });
});
