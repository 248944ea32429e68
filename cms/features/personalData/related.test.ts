import type { Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { findRelated, findSearched } from './personalDataPlugin.ts';

const toTalents = { name: 'talent', type: 'relationship', relationTo: 'talents' } as const;
const inRows = (name: string) =>
  ({ name, type: 'array', fields: [toTalents], flattenedFields: [toTalents] }) as unknown as Field;

type Entity = [slug: string, fields?: readonly Field[], versions?: object];
const entity = ([slug, fields = [], versions]: Entity) => ({
  slug,
  flattenedFields: fields,
  versions,
});

/** What Payload knows with these collections besides the agency's own. */
const payloadWith = (collections: Entity[], globals: Entity[] = []) => {
  const own: Entity[] = [
    ['talents', [], {}],
    ['proposals', [inRows('people')], {}],
    ['users'],
    ['publications'],
  ];
  const all = [...own, ...collections].map(entity).map((config) => [config.slug, { config }]);
  return {
    collections: Object.fromEntries(all) as object,
    globals: { config: globals.map(entity) },
  } as unknown as Parameters<typeof findRelated>[0];
};

describe('a new collection', () => {
  it('whose records are each about a person is exported with the person and deleted', () => {
    const payload = payloadWith([['castings', [toTalents]]]);
    expect(findRelated(payload)).toEqual([{ kind: 'castings', path: 'talent' }]);
    expect(findSearched(payload)).toEqual(['publications']);
  });

  it.each([
    ['rows', 'castings', inRows('people')],
    ['one of several', 'castings', { ...toTalents, hasMany: true }],
  ])(
    'that refers to people in %s is refused until somebody says what happens there',
    (_, slug, field) => {
      expect(() => findRelated(payloadWith([[slug, [field as Field]]]))).toThrow(
        /^castings\.(people\.)?talent refers to people/,
      );
      expect(() => findRelated(payloadWith([], [['footer', [field as Field]]]))).toThrow(
        /^footer\./,
      );
    },
  );

  it('that refers to nobody is searched for the name', () => {
    const text = { name: 'note', type: 'text' } as Field;
    expect(findSearched(payloadWith([['notes', [text]]]))).toEqual(['publications', 'notes']);
    // Its older versions lose the name, and editors are told about the newest.
    expect(findSearched(payloadWith([['notes', [text], {}]]))).toEqual(['publications']);
  });
});
