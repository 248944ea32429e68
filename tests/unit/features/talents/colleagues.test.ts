import { expect, it } from 'vitest';
import { colleaguesOf, creditKey } from '~/features/talents/works';

const TIDE = { title: 'La marea baja', year: 2025, director: 'Elena Prats' };
const AUGUST = { title: 'Nadie en agosto', year: 2024 };
const person = (name: string) => ({ name, slug: name.toLowerCase(), list: 'actors' as const });
const director = { ...person('Elena Prats'), slug: 'elena-prats', list: 'directors' as const };
const works = {
  people: {
    [creditKey(TIDE)]: [person('Ana'), director],
    [creditKey(AUGUST)]: [person('Eva'), person('Ana')],
  },
  directors: { [TIDE.director]: director },
};

it('names each colleague once, with all common works, in the order of the works', () => {
  expect(colleaguesOf([TIDE, AUGUST, AUGUST], works)).toEqual([
    { person: person('Ana'), titles: [TIDE.title, AUGUST.title] },
    { person: person('Eva'), titles: [AUGUST.title] },
  ]);
});

it('names a director who has a link in the credit only for other works', () => {
  const both = { ...works, people: { ...works.people, [creditKey(AUGUST)]: [director] } };
  expect(colleaguesOf([TIDE, AUGUST], both)).toEqual([
    { person: person('Ana'), titles: [TIDE.title] },
    { person: director, titles: [AUGUST.title] },
  ]);
});

it('is empty without credits', () => {
  expect(colleaguesOf([], works)).toEqual([]);
});
