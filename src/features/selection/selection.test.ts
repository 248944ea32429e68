import { SELECTION_LIMITS } from '#contract/selectionLink.ts';
import { describe, expect, it } from 'vitest';
import {
  type Chosen,
  addPeople,
  changePerson,
  isSameList,
  movePerson,
  removePerson,
} from './selection';

const person = (id: string): Chosen => ({ id, note: '', name: id, picture: '' });
const [ana, eva, mar] = ['ana', 'eva', 'mar'].map(person) as [Chosen, Chosen, Chosen];
const list = [ana, eva, mar];
const idsOf = (people: readonly Chosen[]) => people.map(({ id }) => id).join(' ');

describe('a selection', () => {
  it('contains each person once, and the first note', () => {
    const added = addPeople([ana], [{ ...ana, note: 'x' }, eva, eva]);
    expect(added).toEqual([ana, eva]);
  });

  it('contains a thousand people at most', () => {
    const many = Array.from({ length: SELECTION_LIMITS.people + 1 }, (_, index) =>
      person(`${index}`),
    );
    expect(addPeople([], many)).toHaveLength(SELECTION_LIMITS.people);
  });

  it('loses a person', () => {
    expect(idsOf(removePerson(list, 'eva'))).toBe('ana mar');
  });

  it('has a note and a mark for each person', () => {
    const noted = changePerson(list, 'eva', { note: 'Sí', mark: 'yes' });
    expect(noted.map(({ note, mark }) => [note, mark])).toEqual([
      ['', undefined],
      ['Sí', 'yes'],
      ['', undefined],
    ]);
    expect(changePerson(noted, 'eva', { mark: undefined })[1]).toMatchObject({ note: 'Sí' });
  });

  it.each([
    ['eva', 0, 'eva ana mar'],
    ['eva', 2, 'ana mar eva'],
    ['ana', -1, 'ana eva mar'],
    ['mar', 0, 'mar ana eva'],
    ['ana', 9, 'eva mar ana'],
    ['nobody', 1, 'ana eva mar'],
  ])('moves %s to %i: %s', (id, place, expected) => {
    expect(idsOf(movePerson(list, id, place))).toBe(expected);
  });

  it('is the same with the same people, notes and order', () => {
    expect(isSameList(list, [...list])).toBe(true);
    expect(isSameList(list, [eva, ana, mar])).toBe(false);
    expect(isSameList(list, changePerson(list, 'ana', { note: 'x' }))).toBe(false);
    expect(isSameList(list, changePerson(list, 'ana', { mark: 'no' }))).toBe(false);
    expect(isSameList(list, [ana, eva])).toBe(false);
  });
});
