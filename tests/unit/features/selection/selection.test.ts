import { describe, expect, it } from 'vitest';
import {
  type Chosen,
  MAX_PEOPLE,
  addPeople,
  isChosen,
  isSameList,
  movePerson,
  removePerson,
  setNote,
  sortPeople,
} from '~/features/selection/selection';

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
    const many = Array.from({ length: MAX_PEOPLE + 1 }, (_, index) => person(`${index}`));
    expect(addPeople([], many)).toHaveLength(MAX_PEOPLE);
  });

  it('loses a person', () => {
    expect(idsOf(removePerson(list, 'eva'))).toBe('ana mar');
    expect(isChosen(list, 'eva')).toBe(true);
    expect(isChosen(removePerson(list, 'eva'), 'eva')).toBe(false);
  });

  it('has a note for each person', () => {
    expect(setNote(list, 'eva', 'Sí').map(({ note }) => note)).toEqual(['', 'Sí', '']);
  });

  it.each([
    ['eva', -1, 'eva ana mar'],
    ['eva', 1, 'ana mar eva'],
    ['ana', -1, 'ana eva mar'],
    ['mar', 1, 'ana eva mar'],
    ['ana', 9, 'eva mar ana'],
    ['nobody', 1, 'ana eva mar'],
  ])('moves %s by %i: %s', (id, places, expected) => {
    expect(idsOf(movePerson(list, id, places))).toBe(expected);
  });

  it('takes the order of ids, and leaves the others at the end', () => {
    expect(idsOf(sortPeople(list, ['mar', 'nobody', 'ana']))).toBe('mar ana eva');
  });

  it('is the same with the same people, notes and order', () => {
    expect(isSameList(list, [...list])).toBe(true);
    expect(isSameList(list, [eva, ana, mar])).toBe(false);
    expect(isSameList(list, setNote(list, 'ana', 'x'))).toBe(false);
    expect(isSameList(list, [ana, eva])).toBe(false);
  });
});
