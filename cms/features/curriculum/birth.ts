import { type Found, fieldOf, withoutCutBracket } from './phrases.ts';
import words from './words.json' with { type: 'json' };

/* Dates as curricula have them, and when and where somebody was born. */

/** The days of a month in words, and Catalan and Galician months as Spanish says them. */
const DAYS = words.days.split('|');
const OTHER_MONTHS = Object.entries(words.months);
const MONTHS =
  'ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sep(?:t(?:iembre)?)?|set(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?|january|february|march|april|june|july|august|september|october|november|december|' +
  OTHER_MONTHS.map(([, months]) => months).join('|');
const DATE = new RegExp(
  `(?:${DAYS.join('|')})\\s+(?:de\\s+|of\\s+)?(?:${MONTHS})\\s+(?:de[l]?\\s+|,?\\s*)?\\d{4}|\\d{1,2}(?:st|nd|rd|th)?\\s*(?:de\\s+|d['’]\\s?|of\\s+)?(?:${MONTHS})\\.?\\s*(?:del?\\s+|,\\s*)?(?:\\d{4}|['’]?\\d{2})(?![\\d:])|\\d{1,2}-(?:${MONTHS})-\\d{4}|(?:${MONTHS})\\s+\\d{1,2}(?:st|nd|rd|th)?,?\\s+\\d{4}|\\d{1,2}[/. -][IVX]{1,4}[/. -]\\d{4}|\\d{1,2}(?<sign>\\s?[/.-]\\s?)[01]?\\d\\k<sign>(?:\\d{4}|\\d{2})(?!\\d)|\\d{4}-\\d{2}-\\d{2}`,
  'i',
);

/** Returns a date as the field of the record reads it: in digits, with a Spanish or English month. */
function plainDate(text: string): string {
  const day = DAYS.findLastIndex((word) => new RegExp(`^${word}\\s`, 'i').test(text));
  const digits = text
    .replace(/(\d)(?:st|nd|rd|th)\s*(?:of\s)?/i, '$1 ')
    .replace(/^\p{L}[\p{L} ]*?(?=\s(?:de|of)\s)/iu, (said) => (day < 0 ? said : String(day + 1)));
  return OTHER_MONTHS.reduce(
    (date, [month, others]) => date.replace(new RegExp(`\\b(?:${others})\\b`, 'iu'), month),
    digits,
  ).replace(/\sd['’]\s?/, ' de ');
}

/** A day and its year with words between them: "de 1987, del 30 de enero". */
const APART = new RegExp(
  `(?<!\\d)((?:19|20)\\d\\d)(?!\\d)(,? (?:el|del|on)(?: d[ií]a)? )(\\d{1,2} de (?:${MONTHS}))(?!\\p{L}|\\sdel? \\d)`,
  'iu',
);

/** Returns the first date of a text, with its place. */
function dateIn(text: string) {
  const apart = APART.exec(text);
  const match = apart ?? DATE.exec(text);
  if (!match) return undefined;
  const said = plainDate(apart ? `${apart[3]} de ${apart[1]}` : match[0]);
  // "22.6.84"
  const date = said.replace(/(?<=\D)(?<!^\d{4}-\d\d-)['’]?(\d{2})$/, (_, year: string) =>
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
