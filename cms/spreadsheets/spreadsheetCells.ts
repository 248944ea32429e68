import { findDateProblem } from '#contract/dates.ts';
import { cleanText } from '#contract/text.ts';
import type { Choice } from '../fields/choices.ts';
import { placeList } from '../fields/textList.ts';
import { type Bilingual, bilingual } from '../texts/labels.ts';
import { fillInBoth } from '../texts/texts.ts';
import problems from './cellProblems.json' with { type: 'json' };

/** Choices that a message names; a longer list would hide the rest of it. */
const MAX_NAMED = 12;
const MAX_QUOTED = 40;

const quote = (text: string): string =>
  text.length > MAX_QUOTED ? `${text.slice(0, MAX_QUOTED)}…` : text;

/** Names choices in both languages; a long list is cut. */
function nameChoices(choices: readonly Choice[]): Bilingual {
  const named = choices.slice(0, MAX_NAMED).map(({ label }) => label);
  const join = (names: string[]) => names.join(', ') + (choices.length > MAX_NAMED ? '…' : '');
  return bilingual(join(named.map(({ es }) => es)), join(named.map(({ en }) => en)));
}

/** Says that a text is none of the choices, and names them. */
const notChoice = (text: string, choices: readonly Choice[]) => ({
  problem: fillInBoth(problems.notChoice, quote(text), nameChoices(choices)),
});

/**
 * Starts that make a spreadsheet run a cell as a formula, also in their full-width forms and after
 * white space, which some programs remove. The apostrophes keep {@link unmarkText} the exact inverse.
 */
const FORMULA = /^'*(\s*[=+\-@＝＋－＠]|[\t\r\n])/;

/** Marks a text as no formula, so that no spreadsheet runs it; {@link unmarkText} is the inverse. */
export const markText = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns the text of a cell without the mark of {@link markText}. */
export const unmarkText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

type CellType =
  | { kind: 'text'; maxLength?: number; isOneLine?: boolean }
  | { kind: 'places' }
  | { kind: 'number'; min?: number; max?: number; isWhole?: boolean; isHeight?: boolean }
  | { kind: 'choice'; choices: Choice[] }
  | { kind: 'choices'; choices: Choice[] }
  | { kind: 'levels'; choices: Choice[]; levels: Choice[]; isLevelRequired: boolean }
  | { kind: 'day' }
  | { kind: 'flag' };

/** A column of a spreadsheet that holds the values of one field. */
export interface Column {
  name: string;
  label: Bilingual;
  /** Other headers that people write, in any spelling that {@link normalise} makes equal. */
  aliases: readonly string[];
  isRequired: boolean;
  type: CellType;
}

/** Returns a text without case, accents, punctuation and spaces, to compare what people write. */
const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type Named = Pick<Column, 'name' | 'label' | 'aliases'>;

const headersOf = ({ name, label, aliases }: Named): string[] =>
  [name, label.es, label.en, ...aliases].map(normalise);

/** Returns the column of each header, or `undefined` for a header that names none. */
export function matchHeaders<T extends Named>(
  headers: readonly string[],
  columns: readonly T[],
): (T | undefined)[] {
  const free = new Map(columns.map((column) => [column, headersOf(column)]));
  return headers.map((header) => {
    const text = normalise(header);
    const [found] = [...free].find(([, names]) => text && names.includes(text)) ?? [];
    if (found) free.delete(found);
    return found;
  });
}

type CellResult = { value: unknown } | { problem: Bilingual };

type Reader<Kind> = (text: string, type: Extract<CellType, { kind: Kind }>) => CellResult;

const YES = ['si', 'yes', 'x', '1', 'true', 'verdadero'];
const NO = ['no', '0', 'false', 'falso'];
/** A person is less than three metres and more than three centimetres tall. */
const LARGEST_METRES = 3;

/** Returns a label without its group; those of skills start with one: "Danza: tango". */
const withoutGroup = (label: string): string => label.split(': ').at(-1) ?? label;

const namesOf = ({ value, label: { es, en } }: Choice): string[] =>
  [value, es, en, withoutGroup(es), withoutGroup(en)].map(normalise);

/** Returns the key of a choice that is written as a key or as a label of either language. */
function findChoice(text: string, choices: readonly Choice[]): string | undefined {
  const wanted = normalise(text);
  return choices.find((choice) => wanted !== '' && namesOf(choice).includes(wanted))?.value;
}

/** Splits a list; commas separate only where no semicolon and no line break does. */
const splitList = (text: string): string[] =>
  text
    .split(/[;\n]/.test(text) ? /[;\n]/ : /,/)
    .map((part) => part.trim())
    .filter(Boolean);

const readText: Reader<'text'> = (text, { maxLength = Infinity, isOneLine }) => {
  const lines = cleanText(unmarkText(text)).replace(/\r\n?/g, '\n');
  const value = isOneLine ? lines.replace(/\s*\n\s*/g, ' ') : lines;
  return value.length > maxLength
    ? { problem: fillInBoth(problems.tooLong, value.length, maxLength) }
    : { value };
};

/** A number with separators of thousands, e.g. `1.234`, `1.234,5` or `1,234.5`. */
const GROUPED = /^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*((?!\1)[.,]\d+)?$/;

/** Returns a number as Spanish or English speakers write it, or `NaN`. */
function parseNumber(text: string): number {
  const plain = text.replace(/\s/g, '');
  const group = GROUPED.exec(plain)?.[1];
  const number = (group ? plain.replaceAll(group, '') : plain).replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : NaN;
}

const readNumber: Reader<'number'> = (text, type) => {
  const { min = -Infinity, max = Infinity, isWhole, isHeight } = type;
  const number = parseNumber(isHeight ? text.replace(/\s*c?m\.?$/i, '') : text);
  const value = isHeight && number < LARGEST_METRES ? Math.round(number * 1000) / 10 : number;
  if (Number.isNaN(value)) return { problem: problems.notNumber };
  if (isWhole && !Number.isInteger(value)) return { problem: problems.notWhole };
  const range = max === Infinity ? problems.tooSmall : problems.outOfRange;
  return value < min || value > max ? { problem: fillInBoth(range, min, max) } : { value };
};

const readChoices: Reader<'choices'> = (text, { choices }) => {
  const value: string[] = [];
  for (const part of splitList(text)) {
    const key = findChoice(part, choices);
    if (key === undefined) return notChoice(part, choices);
    if (!value.includes(key)) value.push(key);
  }
  return { value };
};

/** Reads `inglés: alto; francés (medio)` as pairs of keys. */
const readLevels: Reader<'levels'> = (text, { choices, levels, isLevelRequired }) => {
  const value: { key: string; level: string | null }[] = [];
  for (const part of splitList(text)) {
    const [, name = part, written] =
      /^(.*?)\s*:\s*([^:]*)$/.exec(part) ?? /^(.*?)\s*\(([^()]*)\)$/.exec(part) ?? [];
    // A name can itself end in brackets: "árabe marroquí (dariya)".
    const isName = findChoice(part, choices) !== undefined;
    const key = findChoice(isName ? part : name, choices);
    const level = isName || !written ? null : (findChoice(written, levels) ?? '');
    if (key === undefined) return notChoice(isName ? part : name, choices);
    if (level === '') return notChoice(written!, levels);
    if (level === null && isLevelRequired)
      return { problem: fillInBoth(problems.missingLevel, quote(part), levels[0]!.label) };
    value.push({ key, level });
  }
  return { value };
};

/** Reads `1990-05-31`, `31/5/1990` or `31.5.1990`; the day comes first, as in Spain and Britain. */
const readDay: Reader<'day'> = (text) => {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const value =
    day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !findDateProblem(value);
  return isDay ? { value } : { problem: problems.notDay };
};

const READERS: { [Kind in CellType['kind']]: Reader<Kind> } = {
  text: readText,
  places: (text) => ({ value: placeList.split(cleanText(unmarkText(text))) }),
  number: readNumber,
  choice: (text, { choices }) => {
    const value = findChoice(text, choices);
    return value === undefined ? notChoice(text, choices) : { value };
  },
  choices: readChoices,
  levels: readLevels,
  day: readDay,
  flag: (text) => {
    const answer = normalise(text);
    if (YES.includes(answer)) return { value: true };
    return NO.includes(answer) ? { value: false } : { problem: problems.notFlag };
  },
};

/** Returns the value of a cell that is not empty, or what is wrong with it. */
export const readCell = (cell: string, type: CellType): CellResult =>
  (READERS[type.kind] as Reader<string>)(cell.trim(), type);

type Language = keyof Bilingual;
type Formatter<Kind> = (
  value: unknown,
  type: Extract<CellType, { kind: Kind }>,
  language: Language,
) => string;

const YES_OR_NO = { true: bilingual('sí', 'yes'), false: bilingual('no', 'no') };
const SEPARATOR = '; ';
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Returns the label of a choice without the group that those of skills start with. */
const labelOf = (value: unknown, choices: readonly Choice[], language: Language): string => {
  const choice = choices.find((one) => one.value === value);
  return choice ? withoutGroup(choice.label[language]) : String(value);
};

const FORMATTERS: { [Kind in CellType['kind']]: Formatter<Kind> } = {
  text: (value) => String(value),
  places: (value) => placeList.join(value as string[]),
  number: (value) => String(value),
  choice: (value, { choices }, language) => labelOf(value, choices, language),
  choices: (value, { choices }, language) =>
    (value as unknown[]).map((one) => labelOf(one, choices, language)).join(SEPARATOR),
  levels: (value, { choices, levels }, language) =>
    (value as { key: string; level?: string | null }[])
      .map(({ key, level }) => {
        const name = labelOf(key, choices, language);
        return level ? `${name}: ${labelOf(level, levels, language)}` : name;
      })
      .join(SEPARATOR),
  day: (value) => String(value).slice(0, DAY_LENGTH),
  flag: (value, _, language) => YES_OR_NO[value ? 'true' : 'false'][language],
};

/** Returns the text of a cell for a value; `readCell` returns the value again in both languages. */
export const formatCell = (value: unknown, type: CellType, language: Language): string =>
  value === undefined || value === null
    ? ''
    : (FORMATTERS[type.kind] as Formatter<string>)(value, type, language);
