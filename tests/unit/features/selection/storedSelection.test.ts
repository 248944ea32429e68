import { describe, expect, it } from 'vitest';
import { type Selection, formatSelection, parseSelection } from '~/features/selection/selection';

const person = { id: '0000000001', note: '', name: 'Ana', picture: '/_astro/ana.jpg' };
const selection: Selection = {
  lists: [
    { name: 'Amaia', people: [{ ...person, note: 'Sí <b>', mark: 'maybe' }] },
    { name: '', people: [person] },
  ],
  current: 1,
  isKept: true,
  changedAt: 5,
};

describe('a stored selection', () => {
  it('is the same after it is read', () =>
    expect(parseSelection(formatSelection(selection))).toEqual(selection));

  it.each([null, '', '{', 'null', '[]', '{}', '{"version":2,"changedAt":1,"lists":[]}'])(
    'is none if it is missing, damaged or of another version: %s',
    (text) => expect(parseSelection(text)).toBeUndefined(),
  );
});
