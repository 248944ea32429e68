import type { ArrayField } from 'payload';
import { describe, expect, it } from 'vitest';
import { creditLists } from '../../../../cms/fields/credits.ts';
import { creditTable } from '../../../../cms/features/credits/creditColumns.ts';
import { parseTable } from '../../../../cms/features/import/delimitedText.ts';
import {
  findBestTable,
  readCredits,
  recogniseColumns,
} from '../../../../cms/features/credits/pastedCredits.ts';

const tables = creditLists()
  .filter((field): field is ArrayField => field.type === 'array')
  .map(creditTable);
const television = tables.find(({ name }) => name === 'television')!;

const read = (text: string, table = television) => {
  const pasted = recogniseColumns(parseTable(text), table);
  return { mapping: pasted.mapping, credits: readCredits(pasted, table) };
};

describe('the columns of pasted credits are recognised', () => {
  it.each([
    [
      'Spanish',
      'Año\tTítulo\tTipo de obra\tPersonaje\tDirector/a\tCadena\tTemp.\tCapítulos\tNotas',
    ],
    ['English', 'Year\tTitle\tType\tCharacter\tDirected by\tNetwork\tSeason\tEpisodes\tNotes'],
  ])('by a %s header', (_language, header) => {
    const row = '2021\tLa marea\tserie\tAndrés\tAna Ruiz\tCanal 4\t2\t8\tqueda bien';
    const { mapping, credits } = read(`${header}\n${row}`);
    expect(mapping).toEqual([
      'year',
      'title',
      'kind',
      'role',
      'director',
      'broadcaster',
      'season',
      'episodes',
      undefined,
    ]);
    expect(credits).toEqual([
      {
        problems: new Map(),
        values: {
          ...{ year: 2021, title: 'La marea', kind: 'series', role: 'Andrés' },
          ...{ director: 'Ana Ruiz', broadcaster: 'Canal 4', season: 2, episodes: 8 },
        },
      },
    ]);
  });

  it('by what the cells contain, without a header', () => {
    const { mapping } = read('2021\tLa marea\tserie\tAndrés\n2019\tEl faro\tcorto\tLuis');
    expect(mapping).toEqual(['year', 'title', 'kind', 'role']);
  });

  it('and the list that they fit', () => {
    const play = parseTable('Año\tTítulo\tTipo\tSala\n2020\tHamlet\tobra de teatro\tMaravillas');
    expect(findBestTable(play, tables).name).toBe('theatre');
    const game = parseTable('2020\tCiudad rota\tvideojuego\tVoz');
    expect(findBestTable(game, tables).name).toBe('otherWork');
  });
});

describe('pasted cells', () => {
  it('can contain quotes, line breaks and decimal commas', () => {
    const { credits } = read(
      'Título\tPapel\tAño\n"La ""otra"" orilla"\t"Ana\nde joven"\t"2.021,0"',
    );
    expect(credits[0]!.values).toEqual({
      title: 'La "otra" orilla',
      role: 'Ana de joven',
      year: 2021,
    });
  });

  it('name their problems: an unknown kind, a wrong year, a missing title', () => {
    const { credits } = read(
      'Año\tTítulo\tTipo\n2021\tLa marea\tballet\n20212\tEl faro\tserie\n2020\t\tserie\n2020,5\tA\tserie',
    );
    const problems = credits.map((credit) => [...credit.problems.keys()]);
    expect(problems).toEqual([[2], [0], [1], [0]]);
    expect(credits[0]!.problems.get(2)!.es).toContain('«ballet» no está en la lista');
  });

  it('are read in 200 rows', () => {
    const rows = Array.from({ length: 200 }, (_, index) => `${1900 + index}\tObra ${index}\tcorto`);
    const { credits } = read(rows.join('\n'));
    expect(credits.filter(({ problems }) => problems.size === 0)).toHaveLength(200);
    expect(credits[199]!.values).toEqual({ year: 2099, title: 'Obra 199', kind: 'short' });
  });
});
