import { SELECTION_LIMITS } from '#contract/selectionLink.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chosen, type Selection, formatSelection, parseSelection } from './selection';

const person = (index: number, fields: Partial<Chosen> = {}): Chosen => ({
  id: index.toString(36).padStart(10, '0'),
  note: '',
  name: `Ana ${index}`,
  picture: `/_astro/ana-${index}.jpg`,
  ...fields,
});

const selection = (people: Chosen[]): Selection => ({
  lists: [{ name: 'Amaia', people }],
  current: 0,
  isKept: true,
  changedAt: 5,
});
const peopleOf = (text: string) => parseSelection(text)?.lists[0]?.people;

/** Returns what is left of a person with a forged field. */
const stored = (fields: object) =>
  peopleOf(formatSelection(selection([{ ...person(1), ...fields } as Chosen])))?.[0];

describe('a stored selection', () => {
  it('is the same after it is read', () => {
    const saved = selection([
      person(1, { note: 'Sí <b>', mark: 'maybe' }),
      person(2, { name: '', picture: '' }),
    ]);
    expect(parseSelection(formatSelection(saved))).toEqual(saved);
  });

  it('has a thousand people, and no more', () => {
    const people = Array.from({ length: 1500 }, (_, index) => person(index));
    expect(peopleOf(formatSelection(selection(people)))).toEqual(
      people.slice(0, SELECTION_LIMITS.people),
    );
  });

  it('has each person once', () => {
    const saved = selection([person(1), person(1, { note: 'x' }), person(2)]);
    expect(peopleOf(formatSelection(saved))).toEqual([person(1), person(2)]);
  });
});

describe('a damaged selection', () => {
  it.each([
    [undefined],
    [null],
    [''],
    ['{'],
    ['null'],
    ['[]'],
    ['{}'],
    ['{"version":3,"changedAt":1,"lists":[]}'],
    ['{"version":2,"changedAt":1,"people":[]}'],
    ['{"version":1,"changedAt":"1","people":[]}'],
    ['{"version":1,"changedAt":1,"people":{}}'],
  ])('%s is none', (text) => expect(parseSelection(text)).toBeUndefined());

  it('of the first version keeps the people that are whole, as a list', () => {
    const rows = [
      null,
      1,
      [],
      ['x'],
      ['0000000001', 1, 2, 3],
      ['0000000002', 'n', 'Ana', '/a.jpg'],
    ];
    const text = JSON.stringify({ version: 1, changedAt: 1, people: rows });
    expect(parseSelection(text)).toEqual({
      changedAt: 1,
      isKept: false,
      current: 0,
      lists: [
        {
          name: '',
          people: [
            { id: '0000000001', note: '', name: '', picture: '' },
            { id: '0000000002', note: 'n', name: 'Ana', picture: '/a.jpg' },
          ],
        },
      ],
    });
  });

  it('may be any JSON', () => {
    fc.assert(
      fc.property(fc.json(), fc.jsonValue(), (text, people) => {
        parseSelection(text);
        parseSelection(JSON.stringify({ version: 1, changedAt: 1, people }));
        parseSelection(JSON.stringify({ version: 2, changedAt: 1, lists: people }));
      }),
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//other.example/a b', 'x', '/a"onload=x'])(
    'has no picture at %s',
    (picture) => expect(stored({ picture })?.picture).toBe(''),
  );
});
