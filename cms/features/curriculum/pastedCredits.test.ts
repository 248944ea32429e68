import { describe, expect, it } from 'vitest';
import { Talents } from '../../collections/talents.ts';
import { readValues } from '../credits/creditColumns.ts';
import { curriculumTables } from './curriculumTables.ts';
import { readCurriculum } from './readCurriculum.ts';
import { BLOCKS } from '../../../tests/unit/cms/credits/blocks';
import { BLOCKS_HARDER } from '../../../tests/unit/cms/credits/blocksHarder';
import { BLOCKS_HELD_OUT } from '../../../tests/unit/cms/credits/blocksHeldOut';

const tables = curriculumTables(Talents.fields);
const LISTS = ['cinema', 'television', 'theatre', 'otherWork', 'studies', 'awards'];

/** Returns the credits, studies and awards of a pasted text. */
const readCredits = (text: string) =>
  readCurriculum(text, tables).readings.filter(({ list }) => LISTS.includes(list));

/** Writes a credit as the blocks write it: what its list has fields for, in alphabetical order. */
const format = (list: string, cells: Record<string, string>): string => {
  const { columns } = tables.find(({ name }) => name === list)!;
  const fields = columns.flatMap(({ name }) => (cells[name] ? `${name}=${cells[name]}` : []));
  return [list, ...fields.sort()].join('; ');
};

const sortFields = (row: string): string => {
  const [list, ...fields] = row.split('; ');
  return [list, ...fields.sort()].join('; ');
};

/** Of the 238 credits of the three files, those that are not read as a person would: three in a hundred at most. */
const LOST = [
  'awards; award=Premio a mejor actriz. Festival de Alcalá; result=won; work=El horno; year=2023',
  'awards; award=Best Actress, Leeds Film Festival; result=won; work=Paper Boats; year=2022',
  "theatre; director=Simon Stone; role=Nora; title=A Doll's House; venue=Complicité",
  'cinema; director=Ana Ruiz; title=Voces; year=2019',
  'theatre; billing=lead; director=Pepe Lara; kind=play; title=Yerma; year=2019',
  // A fact on each line, without labels, as film databases list them.
  'television; episodes=4; kind=series; role=Ana; title=La marea; year=2021',
  'cinema; kind=short; role=Luisa; title=El faro; year=2020',
];

describe('credits are read from what people paste', () => {
  it.each([...BLOCKS, ...BLOCKS_HARDER, ...BLOCKS_HELD_OUT])('$source', ({ text, rows }) => {
    const read = readCredits(text).map(({ list, cells }) => format(list, cells));
    expect(read.length).toBeLessThanOrEqual(rows.length);
    const lost = rows.map(sortFields).filter((row) => !read.includes(row));
    expect(lost.filter((row) => !LOST.includes(row))).toEqual([]);
  });

  it('and greetings and telephones are none', () => {
    const text = 'Hola Marta:\nCINE\nSalmuera (2023)\nTel. 600 123 456';
    const credits = readCredits(text);
    expect(credits.map(({ cells }) => cells.title)).toEqual(['Salmuera']);
  });

  it.each([
    'Nacida en Tolosa (Gipuzkoa), 14 de marzo de 1991',
    'Nacido en Vigo en 1987.',
    'Actriz nacida en Madrid, 3/2/1990',
    'Born in Leeds, 14 March 1991',
    'Nací el 4 de julio de 1989 en Lugo',
    'NACIDA EN SEVILLA',
    'Lugar y fecha de nacimiento: Tolosa, 14 de marzo de 1991',
  ])('and where somebody was born is none: %s', (line) => {
    for (const text of [`${line}\n\nCINE\nSalmuera (2023)`, `CINE\nSalmuera (2023)\n${line}`]) {
      const credits = readCredits(text);
      expect(credits.map(({ cells }) => cells.title)).toEqual(['Salmuera']);
    }
  });

  it.each(['Nacido el cuatro de julio (1989)', 'Born in Flames (1983)', '"Nacida en Gaza", 2020'])(
    'and a title about a birth is one: %s',
    (line) => {
      expect(readCredits(`CINE\n${line}`)).toHaveLength(1);
    },
  );

  it.each([
    ['DOBLAJE\nEl bosque habitado, documental (2021)', 'otherWork', 'dubbing'],
    ['DOBLAJE\nEl bosque habitado (2021)\nDocumental', 'otherWork', 'dubbing'],
    ['PUBLICIDAD\nLa fábrica, documental (2021)', 'otherWork', 'advertisement'],
    ['TEATRO\nLos nadies (2021), documental', 'theatre', undefined],
    ['TELEVISIÓN\nLos nadies (2021), documental', 'television', 'documentary'],
  ])('and a documentary has a kind of its list: %j', (text, list, kind) => {
    const credits = readCredits(text);
    expect(credits.map((credit) => [credit.list, credit.cells.kind])).toEqual([[list, kind]]);
    const table = tables.find(({ name }) => name === list)!;
    expect([...readValues(credits[0]!, table).problems.keys()]).not.toContain('kind');
  });

  it('in a table whose columns are named once, some with two names', () => {
    const text = [
      'AÑO\tTÍTULO\tPERSONAJE\tDIRECCIÓN / PRODUCTORA',
      'CINE',
      '2022\tSal de higuera\tAmparo\tDir. Llum Catalá; Barraca Films, S.L.',
      'TEATRO',
      '2017\tYerma\tVieja\tPaco Alcaraz / Teatro Estable',
      '2015\tBarro',
    ].join('\n');
    expect(readCredits(text).map(({ list, cells }) => format(list, cells))).toEqual([
      'cinema; company=Barraca Films, S.L.; director=Llum Catalá; role=Amparo; title=Sal de higuera; year=2022',
      'theatre; director=Paco Alcaraz; role=Vieja; title=Yerma; venue=Teatro Estable; year=2017',
      'theatre; title=Barro; year=2015',
    ]);
  });

  it('in a table whose headers do not name the title', () => {
    const text =
      'CINE\nAño\tLabor\tPersonaje\tDirección\n2022\tSal de higuera\tAmparo\tLlum Catalá';
    expect(readCredits(text)).toMatchObject([{ cells: { title: 'Sal de higuera', year: '2022' } }]);
  });

  it('before and after a long text that is none', () => {
    const prose = 'Es una actriz (de cine, "teatro" y televisión). '.repeat(100);
    expect(readCredits(`CINE\nNorte (2020)\n${prose}\nSur (2021)`)).toMatchObject([
      { cells: { title: 'Norte' } },
      { cells: { title: 'Sur' } },
    ]);
  });

  it('up to 500 at once, whether they come as a table or as lines', () => {
    const rows = Array.from(
      { length: 501 },
      (_, index) => `${1900 + (index % 99)}\tObra ${index}\tcorto`,
    );
    for (const head of ['', 'Año\tTítulo\tTipo\n']) {
      const credits = readCredits(head + rows.join('\n'));
      expect(credits).toHaveLength(500);
      expect(credits[499]!.cells).toEqual({ year: '1904', title: 'Obra 499', kind: 'short' });
    }
  });
});

describe('the values of a credit', () => {
  const valuesOf = (text: string) =>
    readCredits(text).map((credit) =>
      readValues(
        credit,
        tables.find(({ name }) => name === credit.list)!,
      ),
    );

  it('come from cells with quotes, line breaks and decimal commas', () => {
    const [read] = valuesOf('Título\tPapel\tAño\n"La ""otra"" orilla"\t"Ana\nde joven"\t"2021,0"');
    expect(read!.values).toEqual({ title: 'La "otra" orilla', role: 'Ana de joven', year: 2021 });
  });

  it('name their problems: an unknown kind, a wrong year, a missing title', () => {
    const read = valuesOf(
      'Año\tTítulo\tTipo\n2021\tLa marea\tballet\n20212\tEl faro\tserie\n2020\t\tserie\nhacia 20\tA\tserie',
    );
    expect(read.map(({ problems }) => [...problems.keys()])).toEqual([
      ['kind'],
      ['year'],
      ['title'],
      ['year'],
    ]);
    expect(read[0]!.problems.get('kind')!.es).toContain('«ballet» no está en la lista');
  });
});
