import { MONTHS } from '../credits/creditParts.ts';
import { type Found, fieldOf, withoutCutBracket } from './phrases.ts';
import words from './words.json' with { type: 'json' };

/* Dates as curricula have them, and when and where somebody was born. */

/** Catalan and Galician months as Spanish says them. */
const OTHER_MONTHS = Object.entries(words.months);
const MONTH = `(?:${[MONTHS, ...OTHER_MONTHS.map(([, months]) => months)].join('|')})`;
const NTH = '\\d{1,2}(?:st|nd|rd|th)?';
const DATE = new RegExp(
  [
    // "7 de julio de 1988", "3rd of April 1994", "2 d'abril '89"
    `${NTH}\\s*(?:de\\s+|d['’]\\s?|of\\s+)?${MONTH}\\.?\\s*(?:del?\\s+|,\\s*)?(?:\\d{4}|['’]?\\d{2})(?![\\d:])`,
    `${MONTH}\\s+${NTH},?\\s+\\d{4}`,
    // "9-sep-1990", "22.IX.1983"
    `\\d{1,2}[/. -](?:${MONTH}|[IVX]{1,4})[/. -]\\d{4}`,
    // "22.6.84"
    '\\d{1,2}(?<sign>\\s?[/.-]\\s?)[01]?\\d\\k<sign>(?:\\d{4}|\\d{2})(?!\\d)',
    '\\d{4}-\\d{2}-\\d{2}',
  ].join('|'),
  'i',
);

/** Returns a date as the field of the record reads it: in digits, with a Spanish or English month. */
function plainDate(text: string): string {
  const digits = text.replace(/(\d)(?:st|nd|rd|th)\s*(?:of\s)?/i, '$1 ');
  return OTHER_MONTHS.reduce(
    (date, [month, others]) => date.replace(new RegExp(`\\b(?:${others})\\b`, 'iu'), month),
    digits,
  ).replace(/\sd['’]\s?/, ' de ');
}

/** Returns the first date of a text, with its place. */
function dateIn(text: string) {
  const match = DATE.exec(text);
  if (!match) return undefined;
  // "22.6.84"
  const date = plainDate(match[0]).replace(
    /(?<=\D)(?<!^\d{4}-\d\d-)['’]?(\d{2})$/,
    (_, year: string) =>
      Number(year) > new Date().getFullYear() % 100 ? `19${year}` : `20${year}`,
  );
  return { date, start: match.index, end: match.index + match[0].length };
}

/** Whether a text has a day of a year in which somebody with a curriculum was born. */
export function isLongAgo(text: string): boolean {
  const year = Number(/\d{4}/.exec(dateIn(text)?.date ?? '')?.[0]);
  return year > 1900 && year < new Date().getFullYear() - 10;
}

const WORD = "\\p{Lu}[\\p{L}'’.-]*";
/** A place is written with capitals, but for what joins its words: "Rosario (Argentina)". */
const PLACE = `${WORD}(?:[ (,/]+(?:(?:de|del|la|las|los|el|y|i|do|da)\\s|d['’])*${WORD})*(?:\\))?`;
/** "Nací en Ourense el…", "De Jerez, donde nací…" */
const BORN = new RegExp(
  `(?<!\\p{L})(?:(?:[Bb]orn|[Nn]ac\\p{L}+|[Nn]ascu\\p{L}+) (?:in|en|a)|[Ss]oy(?: natural)? de|De|de(?=\\s[^.]{3,40},\\s(?:donde|where)\\s)|[Nn]atural de|from)\\s(${PLACE})`,
  'u',
);
/** What stands before the date or after it: "Zaragoza, 30 de enero…", "(Sevilla)". */
const BEFORE = new RegExp(
  `(?:^|[\\s(])(?!Nac|Nas|Born|D\\.?O\\.?B|Fecha|Date)(${PLACE})[\\s,.–-]*(?:el|on|a|del?)?\\s*$`,
  'u',
);
const AFTER = new RegExp(`^[ (,.–-]*(?:(?:en|in)\\s)?(${PLACE})`, 'u');

/** Reads the date of birth, with the place as its note, or the place alone. */
export function readBirth(text: string): Found[] {
  const [, born] = BORN.exec(text) ?? [];
  const found = dateIn(text);
  if (!found) return born ? readBirthPlace(born, text.indexOf(born)) : [];
  const { date, start, end } = found;
  const [, before] = BEFORE.exec(text.slice(0, start).replace(/^.*([:\t]|\((?!.*\)))/, '')) ?? [];
  const [, after] = AFTER.exec(text.slice(end)) ?? [];
  return fieldOf(
    'birthDate',
    date,
    { text: text.slice(start, end), start },
    withoutCutBracket(born ?? before ?? after ?? ''),
  );
}

/** Reads a place of birth, which becomes the note of the date. */
export const readBirthPlace = (text: string, start = 0): Found[] =>
  dateIn(text)
    ? readBirth(text)
    : fieldOf('birthPlace', text.replace(/[.\s]+$/, ''), { text, start });
