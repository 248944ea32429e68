import { describe, expect, it } from 'vitest';
import type { List } from '../../../../cms/contract/lists.ts';
import {
  creditKey,
  type WorkTalent,
  findDirector,
  indexWorks,
  peopleOf,
  worksOf,
} from '~/features/talents/works';

const TIDE = { title: 'La marea baja', year: 2025 };

const person = (name: string, fields: Partial<WorkTalent> = {}): WorkTalent => ({
  name,
  slug: name.toLowerCase(),
  list: 'actors' as List,
  isListed: true,
  cinema: [],
  television: [],
  theatre: [],
  otherWork: [],
  ...fields,
});

const links = (...names: string[]) =>
  names.map((name) => ({ name, slug: name.toLowerCase(), list: 'actors' }));

/** Returns the links of the first talent. */
const worksAmong = (...talents: WorkTalent[]) => worksOf(talents[0]!, indexWorks(talents));

describe('the key of a credit', () => {
  it('is the same for one title and year, however they are spaced or capitalised', () => {
    expect(creditKey({ title: ' LA marea  Baja ', year: 2025 })).toBe(creditKey(TIDE));
  });

  it('differs by year, and without a year', () => {
    const keys = [TIDE, { ...TIDE, year: 2024 }, { title: TIDE.title }].map(creditKey);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('a credit leads to', () => {
  it('the other listed people who worked on it, each once and in the order of the lists', () => {
    const works = worksAmong(
      person('Ana', { cinema: [TIDE] }),
      person('Eva', { cinema: [TIDE, { ...TIDE, title: 'La Marea Baja' }] }),
      person('Leo', { cinema: [{ ...TIDE, year: 2024 }] }),
      person('Oculta', { cinema: [TIDE], isListed: false }),
      person('Zoe', { cinema: [TIDE] }),
    );
    expect(works.people).toEqual({ [creditKey(TIDE)]: links('Eva', 'Zoe') });
    expect(peopleOf(works, TIDE)).toEqual(links('Eva', 'Zoe'));
    expect(peopleOf(works, { title: 'constructor' })).toEqual([]);
  });

  it('objects that other pages share: a work can have hundreds of people', () => {
    const talents = ['Ana', 'Eva', 'Zoe'].map((name) => person(name, { cinema: [TIDE] }));
    const index = indexWorks(talents);
    const [ofAna, ofEva] = talents.map((talent) => peopleOf(worksOf(talent, index), TIDE));
    expect(ofAna![1]).toEqual(links('Zoe')[0]);
    expect(ofAna![1]).toBe(ofEva![1]);
  });

  it('nobody of a play with the title of a film', () => {
    const works = worksAmong(person('Ana', { cinema: [TIDE] }), person('Eva', { theatre: [TIDE] }));
    expect(works.people).toEqual({});
  });

  it('its director, if exactly one director of the agency has that name', () => {
    const director = person('Elena Prats', { list: 'directors', slug: 'elena-prats' });
    const credit = { ...TIDE, director: 'elena  prats' };
    const works = worksAmong(person('Ana', { cinema: [credit] }), director);
    const link = { name: 'Elena Prats', slug: 'elena-prats', list: 'directors' };
    expect(findDirector(works, credit)).toEqual(link);
    const namesake = { ...director, slug: 'elena-prats-2' };
    expect(worksAmong(person('Ana', { cinema: [credit] }), director, namesake).directors).toEqual(
      {},
    );
    const actress = person('Elena Prats');
    expect(worksAmong(person('Ana', { cinema: [credit] }), actress).directors).toEqual({});
  });

  it('no property that every object has', () => {
    const works = worksAmong(person('Ana'));
    for (const director of ['constructor', '__proto__', undefined]) {
      expect(findDirector(works, { ...TIDE, director })).toBeUndefined();
    }
  });

  it('not the page that it is on', () => {
    const credit = { ...TIDE, director: 'Ana' };
    const works = worksAmong(person('Ana', { list: 'directors', cinema: [credit, credit] }));
    expect(works).toEqual({ people: {}, directors: {} });
  });
});

it('a change that links nobody else changes no links', () => {
  const eva = person('Eva', { cinema: [TIDE] });
  const ana = person('Ana', { cinema: [TIDE] });
  const before = worksAmong(ana, eva);
  const changed = { ...eva, television: [{ title: 'Otra' }] };
  expect(worksAmong(ana, changed)).toEqual(before);
});
