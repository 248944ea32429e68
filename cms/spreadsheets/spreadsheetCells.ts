import type { Field, SelectField, TextField } from 'payload';
import { type AddedList, KEY_FIELDS, takesAdded } from '#contract/addedValues.ts';
import { type Network, toAccountName } from '#contract/accounts.ts';
import { findDateProblem } from '#contract/dates.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import { type ListName, findValues, readRated } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { type Choice, addedChoice, choicesOf } from '../fields/choices.ts';
import { placeList } from '../fields/textList.ts';
import { type Bilingual, bilingual, startOf } from '../texts/labels.ts';
import { fillInBoth } from '../texts/texts.ts';
import { isDoubtful, readBelow, signOf } from './cellBelow.ts';
import PROBLEMS from '../texts/problems.json' with { type: 'json' };
import problems from './cellProblems.json' with { type: 'json' };

/** Choices, and the list of the vocabulary that they are from. */
interface Listed {
  choices: Choice[];
  list?: ListName | undefined;
}

type CellType =
  | { kind: 'text'; isOneLine?: boolean }
  | { kind: 'link'; network?: Network }
  | { kind: 'places' }
  | { kind: 'number'; min?: number | undefined; max?: number | undefined; isHeight?: boolean }
  | ({ kind: 'choice' | 'choices' } & Listed)
  | ({ kind: 'levels'; levels: Choice[]; isLevelRequired: boolean; list: AddedList } & Listed)
  | { kind: 'day' };

/** A column of a spreadsheet that holds the values of one field. */
export interface Column {
  name: string;
  label: Bilingual;
  /** Other headers that people write, in any spelling that {@link normalise} makes equal. */
  aliases: readonly string[];
  isRequired: boolean;
  type: CellType;
}

/** Returns the type of the cells of a field; fields of files, and of rows without a level, have none. */
function cellTypeOf(field: Field): CellType | undefined {
  const list = field.custom?.list as ListName | undefined;
  switch (field.type) {
    case 'date':
      return { kind: 'day' };
    case 'textarea':
    case 'email':
      return { kind: 'text' };
    case 'number':
      return {
        kind: 'number',
        min: field.min,
        max: field.max,
        isHeight: field.name === 'heightCm',
      };
    case 'select': {
      const kind = field.hasMany ? 'choices' : 'choice';
      return { kind, choices: field.options as Choice[], list };
    }
    case 'text':
      // A text, because editors can add values: what is read is one of the vocabulary, or asked for.
      if (takesAdded(list)) return { kind: 'choice', choices: choicesOf(list), list };
      if (field.hasMany) return { kind: 'places' };
      if (field.name === 'instagram' || field.name === 'tiktok') {
        return { kind: 'link', network: field.name };
      }
      if (['website', 'imdb'].includes(field.name)) return { kind: 'link' };
      return { kind: 'text', isOneLine: true };
    case 'array': {
      if (!takesAdded(field.name)) return undefined;
      const fields = field.fields.flatMap((one) => (one.type === 'row' ? one.fields : one));
      const level = (fields as SelectField[]).find(({ name }) => name === 'level')!;
      return {
        kind: 'levels',
        list: field.name,
        choices: choicesOf(field.name),
        levels: level.options as Choice[],
        isLevelRequired: Boolean(level.required),
      };
    }
    default:
      return undefined;
  }
}

/** Returns the column of a field; `undefined` if its values have no cells. */
export function columnOf(field: Field, aliases = ''): Column | undefined {
  const type = cellTypeOf(field);
  if (!type) return undefined;
  const { name, label, required: isRequired = false } = field as TextField;
  return { name, label: label as Bilingual, aliases: aliases.split(', '), isRequired, type };
}

/** Returns a text without case, accents, punctuation and spaces, to compare what people write. */
const normalise = (text: string): string => plainWords(text).join('');

/** Returns a text with single spaces and line breaks: many in a row would take the square of their number. */
const singleSpaced = (text: string): string =>
  cleanText(text).replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n' : ' '));

/** What headers say besides the name of a column: "Color de pelo", "Otros idiomas (nivel)", "Idioma 2". */
const BESIDE_NAME = /[(/].*|\b(?:colou?r|del?|y|nivel|otr[ao]s|and|level|other|\d+)\b/gi;

/**
 * Returns the column of each header, or `undefined` for a header that names none: "Altura (m)" is "Altura". Several
 * headers can name a list with levels, and both family names.
 */
export function matchHeaders(
  headers: readonly string[],
  columns: readonly Column[],
): (Column | undefined)[] {
  const known = columns.map((column) => {
    const labels = [column.name, column.label.es, column.label.en].map(normalise);
    return { column, labels, names: [...labels, ...column.aliases.map(normalise)] };
  });
  const found: (Column | undefined)[] = headers.map(() => undefined);
  const isFree = (column: Column) =>
    column.type.kind === 'levels' || column.name === 'familyName' || !found.includes(column);
  const match = (texts: readonly string[], key: 'labels' | 'names') => {
    for (const [index, text] of texts.entries()) {
      if (!text) continue;
      found[index] ??= known.find((one) => one[key].includes(text) && isFree(one.column))?.column;
    }
  };
  // A label before what else people call a column: "Nombre artístico" before "Nombre y apellidos".
  match(headers.map(normalise), 'labels');
  match(headers.map(normalise), 'names');
  match(
    headers.map((header) => normalise(header.replaceAll(BESIDE_NAME, ''))),
    'names',
  );
  return found;
}

/** A word of a cell that is no label of its list. The editor is asked about it once for all rows. */
export interface Word {
  /**
   * `missing` is the level of a value that has none, `unclear` what counts only if the editor says what it is, `known`
   * the name of somebody who has a record.
   */
  of: 'value' | 'level' | 'missing' | 'unclear' | 'known';
  /** As it is written; of a missing level the key of the value. */
  text: string;
  /** The key that it is taken for; empty if it is left out. */
  value: string;
  /** Whether the vocabulary says it for this value only. */
  isSure: boolean;
}

/** What words of a column mean, by their {@link wordKey}: a key of a choice, or nothing to leave it out. */
export type Answers = Readonly<Record<string, string>>;

/** Names a word, in whatever case and spelling it is written; unclear ones can differ in signs. */
export const wordKey = ({ of, text }: Pick<Word, 'of' | 'text'>): string =>
  `${of}:${of === 'unclear' ? text.toLowerCase() : normalise(text)}`;

/** What was read of a cell. The value is that of what was understood, `undefined` if nothing was. */
interface Reading {
  value: unknown;
  words: Word[];
  problems: Bilingual[];
}

/** Cells below headers that name values. */
type Below = readonly (readonly [header: string, cell: string])[];

type TypeOf<Kind> = Extract<CellType, { kind: Kind }>;

const wrong = (problem: Bilingual): Partial<Reading> => ({ problems: [problem] });

/** Returns a label without its group; those of skills start with one: "Danza: tango". */
const withoutGroup = (label: string): string => label.replace(/^.*: /, '');

/** Returns the label of a choice without its group; the key itself if it is no choice. */
export function labelOf(key: string, choices: readonly Choice[]): Bilingual {
  const choice = choices.find(({ value }) => value === key) ?? addedChoice(key);
  const { es, en } = choice?.label ?? bilingual(key, key);
  return bilingual(withoutGroup(es), withoutGroup(en));
}

/** "Moreno/a", "Nativo(a)" */
const BOTH_GENDERS = /(?<=\p{L})(?:\/as?(?!\p{L})|\(as?\))/giu;

const withoutGenders = (text: string): string => text.replace(BOTH_GENDERS, '');

/** Returns the key of a choice that is written as a key or as a label of either language. */
function findChoice(text: string, { choices, list }: Listed): string | undefined {
  const said = list && findValues(list, text);
  const isName = (name: string) =>
    normalise(withoutGenders(withoutGroup(name))) === normalise(text);
  const choice = choices.find(
    ({ value, label }) =>
      // The vocabulary knows the labels of its values; keys of added ones have a colon.
      (!said || said.includes(value) || value.includes(':')) &&
      [value, label.es, label.en].some(isName),
  );
  return choice?.value;
}

/** As many values may be meant by a word; the first is proposed. Words of whole groups propose none. */
const MAX_MEANT = 3;

/** Returns the key of a choice, and adds to `words` what the editor should look at. */
function resolve(
  kind: Word['of'],
  text: string,
  listed: Listed,
  answers: Answers,
  words: Word[],
): string | undefined {
  const { choices, list } = listed;
  const of = isDoubtful(text) ? 'unclear' : kind;
  const isClear = of !== 'unclear';
  const exact = isClear ? findChoice(text, listed) : undefined;
  if (exact !== undefined) return exact;
  const isKnown = (key: string) => choices.some(({ value }) => value === key);
  const meant = list && isClear ? findValues(list, text).filter(isKnown) : [];
  const [proposed = ''] = meant.length > MAX_MEANT ? [] : meant;
  const answer = answers[wordKey({ of, text })] ?? proposed;
  const isChoice = isKnown(answer) || (takesAdded(list) && addedChoice(answer, list) !== undefined);
  const value = isChoice || answer === '' ? answer : proposed;
  words.push({ of, text, value, isSure: meant.length === 1 });
  return value || undefined;
}

/** What separates only what is known: "Director/Guionista", "castellano nat. Inglés B2", "canto - piano". */
const BETWEEN_KNOWN = /\s*[/+]\s*|\.\s+|\s+[-–—]\s+|\s+(?:y|e|i|and|&)\s+/i;

/** Splits a list at semicolons, line breaks and bullets, and where its parts are not known at commas. */
const splitList = (text: string, isKnown: (part: string) => boolean): string[] =>
  text
    .split(/[;\n•|]/)
    .flatMap((part) => (isKnown(part) ? part : part.split(',')))
    .flatMap((part) => {
      const pieces = part.split(BETWEEN_KNOWN).filter(Boolean);
      return !isKnown(part) && pieces.every(isKnown) ? pieces : part;
    })
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** Whether people say a text for values of a list, also for many: "cante y baile" are two. */
const isKnownIn = (listed: Listed, text: string): boolean =>
  findChoice(text, listed) !== undefined ||
  (listed.list !== undefined && findValues(listed.list, text).length > 0);

/** Completes an address without its beginning. */
function readLink(text: string, { network }: TypeOf<'link'>): string {
  if (network) return toAccountName(network, text);
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(text) ? `https://${text}` : text;
}

/** Returns a number with a comma or a full stop, or `NaN`. */
function parseNumber(text: string): number {
  const number = text.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(number) ? Number(number) : NaN;
}

/** "1,70", "1'68", "1 m 70" */
const METRES = /^([12])\s*[.,'’´m-]\s*(\d{1,2})$/i;

/** Returns a height in centimetres, or `NaN`. */
function parseHeight(text: string): number {
  const plain = text.replace(/\s*(?:c?ms?|mts?|metros?)?\.?$/i, '');
  const [, metres, rest] = METRES.exec(plain) ?? [];
  return metres && rest ? Number(metres + rest.padEnd(2, '0')) : parseNumber(plain);
}

function readNumber(text: string, type: TypeOf<'number'>) {
  const { min = -Infinity, max = Infinity, isHeight } = type;
  const value = isHeight ? parseHeight(text) : parseNumber(text);
  if (Number.isNaN(value)) return wrong(PROBLEMS.notNumber);
  const isOutside = value < min || value > max;
  return isOutside ? wrong(fillInBoth(problems.outOfRange, min, max)) : { value };
}

function readChoices(text: string, type: TypeOf<'choice' | 'choices'>, answers: Answers) {
  const words: Word[] = [];
  const parts = splitList(text, (part) => isKnownIn(type, part));
  const keys = new Set(parts.flatMap((part) => resolve('value', part, type, answers, words) ?? []));
  if (type.kind === 'choices') return { value: keys.size > 0 ? [...keys] : undefined, words };
  // What is behind a comma may be something else: "moreno, corto".
  const [value, ...others] = keys;
  const more = others.map((key) => fillInBoth(problems.onlyOne, labelOf(key, type.choices)));
  return { value, words, problems: more };
}

const levelsOf = ({ levels }: TypeOf<'levels'>): Listed => ({ choices: levels, list: 'levels' });

/**
 * Reads an entry of a list with levels. As {@link formatCell} writes it, it is read first: "Saxofón: Alto" is no alto
 * saxophone, and "Griko (Salento)" has no level.
 */
function readPart(text: string, type: TypeOf<'levels'>) {
  const [, name = '', level = ''] = /^([^:]*)(?:: (.*))?$/.exec(text) ?? [];
  const isWritten = findChoice(name, type) && (!level || findChoice(level, levelsOf(type)));
  const { name: rated, level: ofName } = isWritten ? { name, level } : readRated(type.list, text);
  // "Inglés: no" says nothing of a level.
  return isDoubtful(text) || signOf(ofName) === 'no'
    ? { name: text, level: '', isUnclear: true }
    : { name: rated, level: ofName };
}

/** Reads `inglés: alto; francés (medio), italiano B2` as rows of the list, and the cells below headers that name values. */
function readLevels(text: string, type: TypeOf<'levels'>, answers: Answers, below: Below) {
  const { list } = type;
  const words: Word[] = [];
  const parts = splitList(text, (part) => isKnownIn(type, readPart(part, type).name));
  const entries = [
    ...parts.map((part) => readPart(part, type)),
    ...below.flatMap(([header, cell]) => readBelow(list, header, singleSpaced(cell))),
  ];
  const levelOf = new Map<string, string | undefined>();
  for (const { name, level, isUnclear } of entries) {
    const key = resolve(isUnclear ? 'unclear' : 'value', name, type, answers, words);
    if (!key) continue;
    const known = level && resolve('level', level, levelsOf(type), answers, words);
    levelOf.set(key, known || levelOf.get(key));
  }
  const rows = [...levelOf].map(([key, level]) => ({
    [KEY_FIELDS[list]]: key,
    level: level ?? null,
  }));
  return { value: rows.length > 0 ? rows : undefined, words };
}

const YEAR_FIRST = /^(?<year>\d{4})[\s/.-]+(?<month>\d{1,2})[\s/.-]+(?<day>\d{1,2})$/;
/** "31/5/1990", "7 de julio de 1988", "2 abril 93", "1-oct-87", "1/XII/1983": as in Spain and Britain. */
const DAY_FIRST =
  /^(?<day>\d{1,2})(?:º|ª|st|nd|rd|th)?[\s/.-]+(?:de\s+|of\s+)?(?<month>\d{1,2}|\p{L}+)\.?[\s/.,-]+(?:del?\s+)?(?<year>\d{4}|\d{2})$/iu;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const MONTHS = ROMAN.map((roman, month) => [
  roman,
  ...['es', 'en'].map((locale) =>
    normalise(new Date(2000, month, 15).toLocaleDateString(locale, { month: 'long' })),
  ),
]);

/** Returns the number of a month in digits or words; 0 if it is none. */
function monthOf(word: string): number {
  if (/\d/.test(word)) return Number(word);
  const text = normalise(word).replace(/^set/, 'sept');
  const isOf = (name: string) => name === text || (text.length > 2 && name.startsWith(text));
  return MONTHS.findIndex((names) => names.some(isOf)) + 1;
}

/** Returns a year; one of two digits is at most three years ahead. */
function yearOf(text: string): number {
  if (text.length === 4) return Number(text);
  const year = 2000 + Number(text);
  return year > new Date().getFullYear() + 3 ? year - 100 : year;
}

function readDay(text: string) {
  // "15/8/2001 0:00:00"
  const plain = cleanLine(text.replace(/\s+0?0:00(?::00)?$/, ''));
  const { groups } = YEAR_FIRST.exec(plain) ?? DAY_FIRST.exec(plain) ?? {};
  const { year = '', month = '', day = '' } = groups ?? {};
  const twoDigits = (part: number) => String(part).padStart(2, '0');
  const value = `${yearOf(year)}-${twoDigits(monthOf(month))}-${twoDigits(Number(day))}`;
  return findDateProblem(value) ? wrong(problems.notDay) : { value };
}

function readValue(text: string, type: CellType, answers: Answers, below: Below): Partial<Reading> {
  switch (type.kind) {
    case 'text':
      return { value: type.isOneLine ? cleanLine(text) : text.replace(/\r\n?/g, '\n') };
    case 'link':
      return { value: readLink(text, type) };
    case 'places':
      return { value: placeList.split(text) };
    case 'number':
      return readNumber(text, type);
    case 'choice':
    case 'choices':
      return readChoices(text, type, answers);
    case 'levels':
      return readLevels(text, type, answers, below);
    case 'day':
      return readDay(text);
  }
}

/**
 * Reads a cell as far as it can be understood.
 *
 * @param answers what the editor has said that words of the column mean
 * @param below the cells of the row below headers that name values of the list
 */
export function readWords(
  cell: string,
  type: CellType,
  answers: Answers = {},
  below: Below = [],
): Reading {
  const clean = type.kind === 'text' ? cleanText(cell) : singleSpaced(cell);
  const text = 'choices' in type ? withoutGenders(clean) : clean;
  return {
    value: undefined,
    words: [],
    problems: [],
    ...readValue(text.trim(), type, answers, below),
  };
}

/** Returns the value of a cell that is not empty, or what is wrong with it. */
export function readCell(
  cell: string,
  type: CellType,
): { value: unknown } | { problem: Bilingual } {
  const reading = readWords(cell, type);
  const unknown = reading.words.find(({ value }) => !value);
  const problem = unknown
    ? fillInBoth(problems.notChoice, startOf(unknown.text))
    : reading.problems[0];
  return problem ? { problem } : { value: reading.value };
}

/** Returns the text of a cell for a value; `readCell` returns the value again in both languages. */
export function formatCell(value: unknown, type: CellType, language: keyof Bilingual): string {
  if (value === undefined || value === null) return '';
  switch (type.kind) {
    case 'places':
      return placeList.join(value as string[]);
    case 'choice':
      return labelOf(String(value), type.choices)[language];
    case 'choices':
      return (value as string[]).map((key) => labelOf(key, type.choices)[language]).join('; ');
    case 'levels':
      return (value as Record<string, string | null | undefined>[])
        .map(({ [KEY_FIELDS[type.list]]: key, level }) => {
          const name = labelOf(key ?? '', type.choices)[language];
          return level ? `${name}: ${labelOf(level, type.levels)[language]}` : name;
        })
        .join('; ');
    case 'day':
      return String(value).replace(/T.*/, '');
    default:
      return String(value);
  }
}
