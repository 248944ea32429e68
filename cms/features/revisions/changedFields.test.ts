import { describe, expect, it } from 'vitest';
import { changedFields } from './revisionsPlugin.ts';

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
