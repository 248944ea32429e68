import { describe, expect, it } from 'vitest';
import { choicesOf } from './choices.ts';
import { type Column, formatCell, markText, readCell } from '../spreadsheets/spreadsheetCells.ts';

type CellType = Column['type'];

const number: CellType = { kind: 'number', min: 0, max: 5000 };
const height: CellType = { kind: 'number', min: 40, max: 250, isHeight: true };
const eyes: CellType = { kind: 'choice', choices: choicesOf('eyes') };
const skills: CellType = {
  kind: 'levels',
  choices: choicesOf('skills'),
  levels: choicesOf('levels'),
  isLevelRequired: false,
};
const languages: CellType = { ...skills, choices: choicesOf('languages'), isLevelRequired: true };
const day: CellType = { kind: 'day' };
const flag: CellType = { kind: 'flag' };
const places: CellType = { kind: 'places' };
const text: CellType = { kind: 'text', maxLength: 20 };

describe('readCell', () => {
  it.each<[string, CellType, unknown]>([
    ['2.024', number, 2024],
    ['1.234,5', number, 1234.5],
    ['1,234.5', number, 1234.5],
    ['12,5', number, 12.5],
    ['1,75 m', height, 175],
    ['175 cm', height, 175],
    ['Castaños oscuros', eyes, 'darkBrown'],
    ['DARK BROWN', eyes, 'darkBrown'],
    ['31/5/1990', day, '1990-05-31'],
    ['1990-05-31', day, '1990-05-31'],
    ['Sí', flag, true],
    ['no', flag, false],
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
    ["'=1+1", text, '=1+1'],
    ['a\u0000b\r\nc', text, 'ab\nc'],
  ])('reads %s', (cell, type, value) => {
    expect(readCell(cell, type)).toEqual({ value });
  });

  it('reads lists with levels, with a group or in brackets', () => {
    const cell = 'Danza: tango; esgrima (alto)\nfencing: high';
    expect(readCell('Inglés: alto; árabe marroquí (dariya): medio', languages)).toEqual({
      value: [
        { key: 'english', level: 'high' },
        { key: 'moroccanArabic', level: 'mid' },
      ],
    });
    expect(readCell(cell.replace('Danza: ', ''), skills)).toMatchObject({
      value: [{ key: 'tango', level: null }, { key: 'fencing' }, { key: 'fencing' }],
    });
  });

  it.each<[string, CellType, string]>([
    ['alto', number, 'Escribe un número'],
    ['9999', number, 'Escribe un número entre 0 y 5000'],
    ['rojos', eyes, '«rojos» no está en la lista: Castaños'],
    ['31/02/1990', day, 'Escribe una fecha que exista'],
    ['quizá', flag, 'Escribe sí o no'],
    ['inglés', languages, 'Falta el nivel'],
    ['x'.repeat(21), text, 'Tiene 21 caracteres'],
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
        { key: 'tango', level: null },
        { key: 'fencing', level: 'high' },
      ],
      skills,
    ],
    [[{ key: 'moroccanArabic', level: 'mid' }], languages],
    [['Pamplona', 'Madrid'], places],
    [['Palma, Mallorca'], places],
    [['Vila y Villa', 'Lugo'], places],
    ['1990-05-31T12:00:00.000Z', day],
    [true, flag],
    ['-3 °C', text],
    ["''=x", text],
  ])('writes %j so that it is read again in both languages', (value, type) => {
    for (const language of ['es', 'en'] as const) {
      const expected = type.kind === 'day' ? String(value).slice(0, 10) : value;
      const cell = formatCell(value, type, language);
      expect(readCell(type.kind === 'text' ? markText(cell) : cell, type)).toEqual({
        value: expected,
      });
    }
  });
});
