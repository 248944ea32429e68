import { describe, expect, it } from 'vitest';
import { addedKey } from '#contract/addedValues.ts';
import { addedChoice, choicesOf } from './choices.ts';
import { type Column, formatCell, readCell, readWords } from '../spreadsheets/spreadsheetCells.ts';

type CellType = Column['type'];

const number: CellType = { kind: 'number', min: 0, max: 5000 };
const height: CellType = { kind: 'number', min: 40, max: 250, isHeight: true };
const eyes: CellType = { kind: 'choice', choices: choicesOf('eyes'), list: 'eyes' };
const skills = {
  kind: 'levels',
  choices: choicesOf('skills'),
  list: 'skills',
  levels: choicesOf('levels'),
  isLevelRequired: false,
} satisfies CellType;
const languages: CellType = {
  ...skills,
  choices: choicesOf('languages'),
  list: 'languages',
  isLevelRequired: true,
};
const GRIKO = addedKey('languages', 'Griko (Salento)');
const MAGO = addedKey('skills', 'Mago/a; magia de cerca');
const day: CellType = { kind: 'day' };
const places: CellType = { kind: 'places' };
const link: CellType = { kind: 'link' };
const text: CellType = { kind: 'text' };

describe('readCell', () => {
  it.each<[string, CellType, unknown]>([
    ['12,5', number, 12.5],
    ['1,75 m', height, 175],
    ['175 cm', height, 175],
    ["1'68", height, 168],
    ['1,7', height, 170],
    ['1,65\u00a0m', height, 165],
    ['1 m 70', height, 170],
    ['1m68', height, 168],
    ['1-68', height, 168],
    ['171.5', height, 171.5],
    ['Castaños oscuros', eyes, 'darkBrown'],
    ['azul', eyes, 'blue'],
    ['www.ana.example', link, 'https://www.ana.example'],
    ['http://ana.example', link, 'http://ana.example'],
    ['DARK BROWN', eyes, 'darkBrown'],
    ['31/5/1990', day, '1990-05-31'],
    ['1990-05-31', day, '1990-05-31'],
    ['3/5/90', day, '1990-05-03'],
    ['22/11/48', day, '1948-11-22'],
    ['14/9/11', day, '2011-09-14'],
    ['12.10.1979', day, '1979-10-12'],
    ['30-01-1981', day, '1981-01-30'],
    ['1985/02/11', day, '1985-02-11'],
    ['3 5 1990', day, '1990-05-03'],
    ['7 de julio de 1988', day, '1988-07-07'],
    ['2 abril 1993', day, '1993-04-02'],
    ['15 de Setiembre del 2001', day, '2001-09-15'],
    ['1-oct-87', day, '1987-10-01'],
    ['1-set-87', day, '1987-09-01'],
    ['3 de 5 de 1990', day, '1990-05-03'],
    ['1º\u00a0de enero de 1990', day, '1990-01-01'],
    ['4 July 1988', day, '1988-07-04'],
    ['1/XII/1983', day, '1983-12-01'],
    ['15/8/2001 0:00:00', day, '2001-08-15'],
    ['Pamplona; Madrid', places, ['Pamplona', 'Madrid']],
    ['Pamplona / Madrid', places, ['Pamplona', 'Madrid']],
    ['Pamplona y Madrid', places, ['Pamplona', 'Madrid']],
    ['Pamplona and Madrid', places, ['Pamplona', 'Madrid']],
    ['Pamplona, Madrid e Irún', places, ['Pamplona', 'Madrid', 'Irún']],
    ['Coslada (Madrid)', places, ['Coslada (Madrid)']],
    ['Coslada (Madrid, España) y Vigo', places, ['Coslada (Madrid, España)', 'Vigo']],
    ['Castilla y León', places, ['Castilla y León']],
    ['Donostia/San Sebastián', places, ['Donostia/San Sebastián']],
    ['Madrid;Madrid;;\u200b', places, ['Madrid']],
    ['a\u0000b\r\nc', text, 'ab\nc'],
  ])('reads %s', (cell, type, value) => {
    expect(readCell(cell, type)).toEqual({ value });
  });

  it('reads lists with levels, with a group or in brackets', () => {
    const cell = 'Danza: tango; esgrima (alto)\nfencing: high';
    expect(readCell('Inglés: alto; árabe marroquí (dariya): medio', languages)).toEqual({
      value: [
        { language: 'english', level: 'high' },
        { language: 'moroccanArabic', level: 'mid' },
      ],
    });
    expect(readCell(cell.replace('Danza: ', ''), skills)).toMatchObject({
      value: [
        { skill: 'tango', level: null },
        { skill: 'fencing', level: 'high' },
      ],
    });
  });

  it('reads two words of whole groups as two', () => {
    const { words } = readWords('cante y baile', skills, {});
    expect(words.map(({ text, value }) => [text, value])).toEqual([
      ['cante', 'singing'],
      ['baile', ''],
    ]);
  });

  it('takes a word as a whole, and nothing that is denied', () => {
    const valuesOf = (cell: string) =>
      readWords(cell, languages, {}).words.map(({ of, value }) => [of, value]);
    expect(valuesOf('entiende de todo')).toEqual([['value', '']]);
    expect(valuesOf('nada de inglés')).toEqual([['value', '']]);
    expect(valuesOf('Inglés: no')).toEqual([['unclear', '']]);
    expect(valuesOf('inglés (no)')).toEqual([['unclear', '']]);
    expect(valuesOf('inglés hablado')).toEqual([['value', '']]);
  });

  it.each<[string, CellType]>([
    ['a '.repeat(750), skills],
    [`1${' '.repeat(30_000)}x`, number],
    [`1${'\n'.repeat(30_000)}x`, day],
  ])('reads a long cell in time', (cell, type) => {
    const begin = performance.now();
    readWords(cell, type, {});
    readWords('', skills, {}, [['Carnet', cell]]);
    expect(performance.now() - begin).toBeLessThan(1500);
  });

  it.each<[string, CellType, string]>([
    ['alto', number, 'Escribe un número'],
    ['1.234,5', number, 'Escribe un número'],
    ['9999', number, 'Escribe un número entre 0 y 5000'],
    ['rojos', eyes, '«rojos» no está en la lista'],
    ['31/02/1990', day, 'Escribe una fecha que exista'],
    ['1976', day, 'Escribe una fecha que exista'],
    ['oct-87', day, 'Escribe una fecha que exista'],
    ['7 de brumario de 1988', day, 'Escribe una fecha que exista'],
  ])('refuses %s with what to do', (cell, type, message) => {
    const result = readCell(cell, type);
    expect('problem' in result && result.problem.es).toContain(message);
  });
});

describe('formatCell', () => {
  it.each<[unknown, CellType]>([
    ['darkBrown', eyes],
    [
      [
        { skill: 'tango', level: null },
        { skill: 'fencing', level: 'high' },
      ],
      skills,
    ],
    [[{ language: 'moroccanArabic', level: 'mid' }], languages],
    [[{ skill: 'saxophone', level: 'high' }], skills],
    [[{ language: GRIKO, level: null }], { ...languages, choices: [addedChoice(GRIKO)!] }],
    [
      [{ skill: MAGO, level: 'pro' }],
      { ...skills, choices: [...skills.choices, addedChoice(MAGO)!] },
    ],
    [['Pamplona', 'Madrid'], places],
    [['Palma, Mallorca'], places],
    [['Vila y Villa', 'Lugo'], places],
    ['1990-05-31T12:00:00.000Z', day],
    ['-3 °C', text],
  ])('writes %j so that it is read again in both languages', (value, type) => {
    for (const language of ['es', 'en'] as const) {
      const expected = type.kind === 'day' ? String(value).slice(0, 10) : value;
      const cell = formatCell(value, type, language);
      expect(readCell(cell, type)).toEqual({
        value: expected,
      });
    }
  });
});
