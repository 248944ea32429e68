import type { Choice } from '../../fields/choices.ts';
import { type Bilingual, bilingual } from '../../texts/labels.ts';

/** Choices that a message names; a longer list would hide the rest of it. */
const MAX_NAMED = 12;
const MAX_QUOTED = 40;

const quote = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;

/** Names choices in a language; a long list is cut. */
function nameChoices(choices: readonly Choice[], language: keyof Bilingual): string {
  const names = choices.slice(0, MAX_NAMED).map(({ label }) => label[language]);
  return names.join(', ') + (choices.length > MAX_NAMED ? '…' : '');
}

const range = (min: number, max: number, [from, to, between]: [string, string, string]): string => {
  if (max === Infinity) return `${from} ${min}`;
  return min === -Infinity ? `${to} ${max}` : between.replace('#', `${min}`).replace('#', `${max}`);
};

/** What is wrong with a cell of a spreadsheet, and what to do about it. */
export const PROBLEMS = {
  missing: bilingual('Hace falta: rellena esta celda', 'Required: fill in this cell'),
  tooLong: (length: number, max: number) =>
    bilingual(
      `Tiene ${length} caracteres: déjalo en ${max} como mucho`,
      `It has ${length} characters: shorten it to ${max} at most`,
    ),
  notNumber: bilingual('Escribe un número', 'Enter a number'),
  notWhole: bilingual('Escribe un número sin decimales', 'Enter a number without decimals'),
  outOfRange: (min: number, max: number) =>
    bilingual(
      `Escribe un número ${range(min, max, ['desde', 'hasta', 'entre # y #'])}`,
      `Enter a number ${range(min, max, ['from', 'up to', 'between # and #'])}`,
    ),
  notChoice: (text: string, choices: readonly Choice[]) =>
    bilingual(
      `«${quote(text)}» no está en la lista: ${nameChoices(choices, 'es')}`,
      `“${quote(text)}” is not in the list: ${nameChoices(choices, 'en')}`,
    ),
  missingLevel: (text: string, levels: readonly Choice[]) =>
    bilingual(
      `Falta el nivel: «${quote(text)}: ${levels[0]?.label.es}»`,
      `The level is missing: “${quote(text)}: ${levels[0]?.label.en}”`,
    ),
  notDay: bilingual(
    'Escribe una fecha que exista, como 31/12/1990',
    'Enter a date that exists, such as 31/12/1990',
  ),
  notFlag: bilingual('Escribe sí o no', 'Enter yes or no'),
};
