import { type Found, type Part, fieldOf } from './phrases.ts';

/* Dates as curricula have them, and when and where somebody was born. */

/** The days of a month in words. */
const DAYS =
  'uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veintiuno|veintid[oó]s|veintitr[eé]s|veinticuatro|veinticinco|veintis[eé]is|veintisiete|veintiocho|veintinueve|treinta|treinta y uno'.split(
    '|',
  );
/** Catalan and Galician months, as Spanish says them. */
const OTHER_MONTHS = Object.entries({
  enero: 'gener|xaneiro',
  febrero: 'febrer|febreiro',
  marzo: 'març',
  mayo: 'maig|maio',
  junio: 'juny|xuño',
  julio: 'juliol|xullo',
  agosto: 'agost',
  septiembre: 'setembre',
  octubre: 'outubro',
  noviembre: 'novembre|novembro',
  diciembre: 'desembre|decembro',
});
const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december|' +
  OTHER_MONTHS.map(([, months]) => months).join('|');
const DATE = new RegExp(
  `(?:${DAYS.join('|')})\\s+(?:de\\s+|of\\s+)?(?:${MONTHS})\\s+(?:de[l]?\\s+|,?\\s*)?\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s*(?:de\\s+|d['’]\\s?|of\\s+)?(?:${MONTHS})\\.?\\s*(?:de[l]?\\s+|,\\s*)?\\d{4}|(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}[/. -][IVX]{1,4}[/. -]\\d{4}|\\d{1,2}\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:\\d{4}|\\d{2})(?!\\d)|\\d{4}-\\d{2}-\\d{2}`,
  'i',
);
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** Returns a date as the field of the record reads it: in digits, with a Spanish or English month. */
function plainDate(text: string): string {
  const day = DAYS.findLastIndex((word) => new RegExp(`^${word}\\s`, 'i').test(text));
  const roman = /^(\d{1,2})[/. -]([IVX]{1,4})[/. -](\d{4})$/i.exec(text);
  const month = ROMAN.indexOf(roman?.[2]?.toUpperCase() ?? '') + 1;
  if (roman && month > 0) return `${roman[1]}/${month}/${roman[3]}`;
  const digits = text
    .replace(/(\d)(?:st|nd|rd|th)\s*(?:of\s)?/i, '$1 ')
    .replace(/^\p{L}[\p{L} ]*?(?=\s(?:de|of)\s)/iu, (words) => (day < 0 ? words : String(day + 1)));
  return OTHER_MONTHS.reduce(
    (date, [month, others]) => date.replace(new RegExp(`\\b(?:${others})\\b`, 'iu'), month),
    digits,
  )
    .replace(/\s+/g, ' ')
    .replace(/\sd['’]\s?/, ' de ');
}

/** Whether a text has a day of a year in which somebody with a curriculum was born. */
export function isLongAgo(text: string): boolean {
  const year = Number(/\d{4}/.exec(DATE.exec(text)?.[0] ?? '')?.[0]);
  return year > 1900 && year < new Date().getFullYear() - 10;
}

/** "Nací en Ourense el…" */
const BORN =
  /(?<!\p{L})(?:born|nacid[oa]|nac[ií]|nascut|nascuda)\s+(?:in|en|a)\s+(\p{Lu}[^,\d]*?)(?=\s*(?:[,.;]|$)|\s+(?:el|on|y|and)\s)/iu;
/** What stands before the date: "Zaragoza, 30 de enero…" */
const BEFORE =
  /(?:\b(?:en|in|a)\s+|^)(?!Nac|Nas|Born|D\.?O\.?B)(\p{Lu}[^,\d]*?)(?:\s*,|\s+el\s|\s+on\s|\s*$)/u;
/** What stands after it: "(Sevilla)", ", en Sevilla" */
const AFTER = /^\s*(?:\(([^()]+)\)|(?:[,–-]|en|in)\s+(?:(?:en|in)\s+)?(\p{Lu}[^,.;]+))/u;

/** "De Jerez, donde nací…" */
const WHERE = /(?<!\p{L})(?:de|from)\s+(\p{Lu}[^,]*),\s+(?:donde|where)\s+(?:nac|i was born)/u;
/** A place is written with capitals, but for what joins its words. */
const IS_PLACE =
  /^\p{Lu}[\p{L}'’.-]*(?:[\s(,/]+(?:(?:de|del|la|las|los|el|y|i|do|da|d['’])\s)*\p{Lu}[\p{L}'’.)-]*)*\)?$/u;

/** Reads the date of birth, with the place as its note, or the place alone. */
export function readBirth(text: string): Found[] {
  const born = BORN.exec(text) ?? WHERE.exec(text);
  const date = DATE.exec(text);
  if (!date) return born ? readBirthPlace(born[1]!, text.indexOf(born[1]!, born.index)) : [];
  const [, before] = BEFORE.exec(text.slice(0, date.index).replace(/^.*[:\t(]/, '')) ?? [];
  const [, inBrackets, after = inBrackets] =
    AFTER.exec(text.slice(date.index + date[0].length)) ?? [];
  const part: Part = { text: date[0], start: date.index };
  const place = [born?.[1], before, after].find((one) => one && IS_PLACE.test(one));
  return fieldOf('birthDate', plainDate(date[0]), part, place);
}

/** Reads a place of birth, which becomes the note of the date. */
export const readBirthPlace = (text: string, start = 0): Found[] =>
  fieldOf('birthPlace', text.replace(/[.\s]+$/, ''), { text, start });
