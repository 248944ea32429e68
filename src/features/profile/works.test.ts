import { describe, expect, it } from 'vitest';
import type { List } from '#contract/lists.ts';
import { type WorkTalent, indexWorks } from './works';

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

const link = (name: string) => ({ name, slug: name.toLowerCase(), list: 'actors' });

/** Returns the links of the first talent. */
const worksAmong = (...talents: WorkTalent[]) => indexWorks(talents)(talents[0]!);

/** Returns the colleagues of the first talent, each with the titles. */
const colleaguesAmong = (...talents: WorkTalent[]) =>
  worksAmong(...talents).colleagues.map(({ person: { name }, titles }) => [name, ...titles]);

describe('a credit leads to', () => {
  it('the other listed people who worked on it, each once and in the order of the lists', () => {
    const works = worksAmong(
      person('Ana', { cinema: [TIDE] }),
      person('Eva', { cinema: [TIDE, { ...TIDE, title: 'La Marea Baja' }] }),
      person('Leo', { cinema: [{ ...TIDE, year: 2024 }] }),
      person('Oculta', { cinema: [TIDE], isListed: false }),
      person('Zoe', { cinema: [TIDE] }),
    );
    const titles = [TIDE.title];
    expect(works.colleagues).toEqual([
      { person: link('Eva'), titles },
      { person: link('Zoe'), titles },
    ]);
  });

  it('those of the same title and year, however they are spaced or capitalised', () => {
    const eva = person('Eva', { cinema: [{ title: ' LA marea  Baja ', year: 2025 }] });
    expect(colleaguesAmong(person('Ana', { cinema: [TIDE] }), eva)).toEqual([['Eva', TIDE.title]]);
    for (const other of [{ ...TIDE, year: 2024 }, { title: TIDE.title }]) {
      expect(colleaguesAmong(person('Ana', { cinema: [other] }), eva)).toEqual([]);
    }
  });

  it('each colleague once, with all common works, in the order of the works', () => {
    const august = { title: 'Nadie en agosto', year: 2024 };
    const ana = person('Ana', { cinema: [TIDE, august, august] });
    const eva = person('Eva', { cinema: [august] });
    const zoe = person('Zoe', { cinema: [TIDE, august] });
    expect(colleaguesAmong(ana, eva, zoe)).toEqual([
      ['Zoe', TIDE.title, august.title],
      ['Eva', august.title],
    ]);
  });

  it('its director among the colleagues for other works only', () => {
    const directed = { ...TIDE, director: 'Elena Prats' };
    const august = { title: 'Nadie en agosto', year: 2024 };
    const director = person('Elena Prats', { list: 'directors', cinema: [TIDE, august] });
    expect(colleaguesAmong(person('Ana', { cinema: [directed] }), director)).toEqual([]);
    expect(colleaguesAmong(person('Ana', { cinema: [directed, august] }), director)).toEqual([
      ['Elena Prats', august.title],
    ]);
  });

  it('objects that other pages share: a work can have hundreds of people', () => {
    const talents = ['Ana', 'Eva', 'Zoe'].map((name) => person(name, { cinema: [TIDE] }));
    const worksOf = indexWorks(talents);
    const [ofAna, ofEva] = talents.map((talent) => worksOf(talent).colleagues);
    expect(ofAna![1]?.person).toEqual(link('Zoe'));
    expect(ofAna![1]?.person).toBe(ofEva![1]?.person);
  });

  it('nobody of a play with the title of a film', () => {
    const works = worksAmong(person('Ana', { cinema: [TIDE] }), person('Eva', { theatre: [TIDE] }));
    expect(works.colleagues).toEqual([]);
  });

  it('its director, if exactly one director of the agency has that name', () => {
    const director = person('Elena Prats', { list: 'directors', slug: 'elena-prats' });
    const credit = { ...TIDE, director: 'elena  prats' };
    const works = worksAmong(person('Ana', { cinema: [credit] }), director);
    const page = { name: 'Elena Prats', slug: 'elena-prats', list: 'directors' };
    expect(works.directors).toEqual([['elena  prats', page]]);
    const namesake = { ...director, slug: 'elena-prats-2' };
    expect(worksAmong(person('Ana', { cinema: [credit] }), director, namesake).directors).toEqual(
      [],
    );
    const actress = person('Elena Prats');
    expect(worksAmong(person('Ana', { cinema: [credit] }), actress).directors).toEqual([]);
  });

  it('not the page that it is on', () => {
    const credit = { ...TIDE, director: 'Ana' };
    const works = worksAmong(person('Ana', { list: 'directors', cinema: [credit, credit] }));
    expect(works).toEqual({ colleagues: [], directors: [] });
  });
});

it('a change that links nobody else changes no links', () => {
  const eva = person('Eva', { cinema: [TIDE] });
  const ana = person('Ana', { cinema: [TIDE] });
  const before = worksAmong(ana, eva);
  const changed = { ...eva, television: [{ title: 'Otra' }] };
  expect(worksAmong(ana, changed)).toEqual(before);
});
