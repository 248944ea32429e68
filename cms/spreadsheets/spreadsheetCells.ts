import { takesAdded } from '#contract/addedValues.ts';
import { type Network, toAccountName } from '#contract/accounts.ts';
import { findDateProblem } from '#contract/dates.ts';
import { cleanLine, cleanText } from '#contract/text.ts';
import { type ListName, findMisspelt, findValues, readRated } from '#contract/vocabulary.ts';
import { plainWords } from '#contract/words.ts';
import { type Choice, addedChoice } from '../fields/choices.ts';
import { placeList } from '../fields/textList.ts';
import { type Bilingual, bilingual, startOf } from '../texts/labels.ts';
import { fillInBoth } from '../texts/texts.ts';
import problems from './cellProblems.json' with { type: 'json' };

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

/** Choices, and the list of the vocabulary that they are from. */
interface Listed {
  choices: Choice[];
  list?: ListName | undefined;
}

type CellType =
  | { kind: 'text'; maxLength?: number; isOneLine?: boolean }
  | { kind: 'link'; network?: Network }
  | { kind: 'places' }
  | { kind: 'number'; min?: number; max?: number; isWhole?: boolean; isHeight?: boolean }
  | ({ kind: 'choice' } & Listed)
  | ({ kind: 'choices' } & Listed)
  | ({ kind: 'levels'; levels: Choice[]; isLevelRequired: boolean } & Listed)
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
const normalise = (text: string): string => plainWords(text).join('');

type Named = Pick<Column, 'name' | 'label' | 'aliases'> & Partial<Pick<Column, 'type'>>;

/** What headers say besides the name of a column: "Color de pelo", "Otros idiomas (nivel)", "Idioma 2". */
const BESIDE_NAME = /[(/].*|\b(?:colou?r|del?|y|nivel|otr[ao]s|and|level|other|\d+)\b/gi;

/**
 * Returns the column of each header, or `undefined` for a header that names none: "Altura (m)" is "Altura". Several
 * headers can name a list with levels, and both family names.
 */
export function matchHeaders<T extends Named>(
  headers: readonly string[],
  columns: readonly T[],
): (T | undefined)[] {
  const found = new Map<number, T>();
  const free = new Set(columns);
  const take = (texts: readonly string[], isOf: (column: T, text: string) => boolean) => {
    for (const [index, text] of texts.entries()) {
      if (!text || found.has(index)) continue;
      const column = [...free].find((one) => isOf(one, text));
      if (!column) continue;
      found.set(index, column);
      if (column.type?.kind !== 'levels' && column.name !== 'familyName') free.delete(column);
    }
  };
  const labels = new Map(
    columns.map((one) => [one, [one.name, one.label.es, one.label.en].map(normalise)]),
  );
  const aliases = new Map(columns.map((one) => [one, one.aliases.map(normalise)]));
  const isLabel = (column: T, text: string) => labels.get(column)!.includes(text);
  const isAlias = (column: T, text: string) => aliases.get(column)!.includes(text);
  const whole = headers.map(normalise);
  // A label before what else people call a column: "Nombre artístico" before "Nombre y apellidos".
  take(whole, isLabel);
  take(whole, isAlias);
  take(
    headers.map((header) => normalise(header.replaceAll(BESIDE_NAME, ''))),
    (column, text) => isLabel(column, text) || isAlias(column, text),
  );
  return headers.map((_, index) => found.get(index));
}

type CellResult = { value: unknown } | { problem: Bilingual };

/** Whether a cell answers yes or no; `undefined` if it says something else. */
export function readFlag(cell: string): boolean | undefined {
  const answer = normalise(cell);
  if (YES.includes(answer)) return true;
  return NO.includes(answer) ? false : undefined;
}

/** A word of a cell that is no label of its list. The editor is asked about it once for all rows. */
export interface Word {
  /** `missing` is the level of a value that has none. */
  of: 'value' | 'level' | 'missing';
  /** As it is written; of a missing level the value. */
  text: string;
  /** The key that it is taken for; empty if it is left out. */
  value: string;
  /** Whether the vocabulary says it for this value only. */
  isSure: boolean;
}

/** What words of a column mean, by their {@link wordKey}: a key of a choice, or nothing to leave it out. */
export type Answers = Readonly<Record<string, string>>;

/** Names a word, in whatever case and spelling it is written. */
export const wordKey = ({ of, text }: Pick<Word, 'of' | 'text'>): string =>
  `${of}:${normalise(text)}`;

/** What was read of a cell. The value is that of what was understood, `undefined` if nothing was. */
interface Reading {
  value?: unknown;
  words?: Word[];
  problems?: Bilingual[];
}

/** How words are read that are no labels. */
interface ReadOptions {
  answers?: Answers;
  /** Whether a word gets the likeliest value if the vocabulary does not have it: "ingés" is "inglés". */
  isGuessing?: boolean;
}

type Reader<Kind> = (
  text: string,
  type: Extract<CellType, { kind: Kind }>,
  options: ReadOptions,
) => Reading;

const wrong = (problem: Bilingual): Reading => ({ problems: [problem] });

const YES = ['si', 'yes', 'x', '1', 'true', 'verdadero'];
const NO = ['no', '0', 'false', 'falso'];
/** A person is less than three metres and more than three centimetres tall. */
const LARGEST_METRES = 3;

/** Returns a label without its group; those of skills start with one: "Danza: tango". */
const withoutGroup = (label: string): string => label.split(': ').at(-1) ?? label;

const namesOf = ({ value, label: { es, en } }: Choice): string[] =>
  [value, es, en, withoutGroup(es), withoutGroup(en)].map(normalise);

/** Returns a label of a choice in both languages, without its group. */
const labelIn = ({ choices }: Listed, key: string): Bilingual => {
  const found = choices.find(({ value }) => value === key) ?? addedChoice(key);
  const { es, en } = found?.label ?? bilingual(key, key);
  return bilingual(withoutGroup(es), withoutGroup(en));
};

/** The keys of choices by their names. */
const madeNames = new WeakMap<readonly Choice[], ReadonlyMap<string, string>>();

/** Returns the key of a choice that is written as a key or as a label of either language. */
function findChoice(text: string, choices: readonly Choice[]): string | undefined {
  let names = madeNames.get(choices);
  if (!names) {
    const pairs = choices.flatMap((one) => namesOf(one).map((name) => [name, one.value] as const));
    names = new Map(pairs.toReversed());
    madeNames.set(choices, names);
  }
  return names.get(normalise(text));
}

/** As many values may be meant by a word; the first is proposed. */
const MAX_MEANT = 3;

/** Returns the choices that people mean by a text, the likeliest first; none for words of whole groups. */
function findMeant(text: string, { choices, list }: Listed): string[] {
  const known = new Set(choices.map(({ value }) => value));
  const values = list ? findValues(list, text).filter((value) => known.has(value)) : [];
  return values.length > MAX_MEANT ? [] : values;
}

/** Returns a choice that a text may mean: that of a part of it, of a typing error, or of a first name. */
function guess(text: string, listed: Listed): string | undefined {
  const words = text.split(/[\s/]+/);
  if (words.some((word) => /^(no|sin|not|without)$/i.test(word))) return undefined;
  for (let length = words.length - 1; length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const part = words.slice(start, start + length).join(' ');
      const [value] = findMeant(part, listed);
      if (value) return value;
    }
  }
  if (listed.list) return findMisspelt(listed.list, text);
  const named = listed.choices.filter(({ label }) =>
    normalise(label.es).startsWith(normalise(text)),
  );
  return named.length === 1 ? named[0]!.value : undefined;
}

/** Returns the key of a choice, and adds to `words` what the editor should look at. */
function resolve(
  of: Word['of'],
  text: string,
  listed: Listed,
  { answers = {}, isGuessing = false }: ReadOptions,
  words: Word[],
): string | undefined {
  const exact = findChoice(text, listed.choices);
  if (exact !== undefined) return exact;
  const meant = findMeant(text, listed);
  const given = answers[wordKey({ of, text })];
  const isAnswer =
    given === '' ||
    listed.choices.some(({ value }) => value === given) ||
    (takesAdded(listed.list) && addedChoice(given ?? '', listed.list) !== undefined);
  const answer = isAnswer ? given : undefined;
  const value = answer ?? meant[0] ?? ((isGuessing && guess(text, listed)) || '');
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

const isKnownIn = (listed: Listed) => (part: string) =>
  findChoice(part, listed.choices) !== undefined || findMeant(part, listed).length > 0;

const readText: Reader<'text'> = (text, { maxLength = Infinity, isOneLine }) => {
  const lines = cleanText(unmarkText(text)).replace(/\r\n?/g, '\n');
  const value = isOneLine ? lines.replace(/\s*\n\s*/g, ' ') : lines;
  return value.length > maxLength
    ? wrong(fillInBoth(problems.tooLong, value.length, maxLength))
    : { value };
};

/** Completes an address without its beginning, and the number of a person at IMDb. */
const readLink: Reader<'link'> = (text, { network }) => {
  const value = cleanText(unmarkText(text));
  if (network) return { value: toAccountName(network, value) };
  if (/^nm\d+\/?$/.test(value)) return { value: `https://www.imdb.com/name/${value}` };
  return {
    value: /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/\S*)?$/u.test(value) ? `https://${value}` : value,
  };
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

/** "1,70", "1'68", "1 m 70" */
const METRES = /^([12])\s*(?:[.,'’´·-]|m)\s*(\d{1,2})(?:\s*(?:c?ms?|mts?|metros?))?\.?$/i;

function parseHeight(text: string): number {
  const [, metres, rest] = METRES.exec(text) ?? [];
  if (metres && rest) return Number(metres) * 100 + Number(rest.padEnd(2, '0'));
  const number = parseNumber(text.replace(/\s*(?:c?ms?|mts?|metros?)\.?$/i, ''));
  return number < LARGEST_METRES ? Math.round(number * 1000) / 10 : number;
}

const readNumber: Reader<'number'> = (text, type) => {
  const { min = -Infinity, max = Infinity, isWhole, isHeight } = type;
  const value = isHeight ? parseHeight(text) : parseNumber(text);
  if (Number.isNaN(value)) return wrong(problems.notNumber);
  if (isWhole && !Number.isInteger(value)) return wrong(problems.notWhole);
  const range = max === Infinity ? problems.tooSmall : problems.outOfRange;
  return value < min || value > max ? wrong(fillInBoth(range, min, max)) : { value };
};

/** Reads one choice; what is behind a comma may be something else: "moreno, corto". */
const readChoice: Reader<'choice'> = (text, type, options) => {
  const words: Word[] = [];
  const keys = splitList(text, isKnownIn(type)).flatMap(
    (part) => resolve('value', part, type, options, words) ?? [],
  );
  const [value, ...others] = new Set(keys);
  const more = others.map((key) => fillInBoth(problems.onlyOne, labelIn(type, key)));
  return { value, words, problems: more };
};

const readChoices: Reader<'choices'> = (text, type, options) => {
  const words: Word[] = [];
  const keys = splitList(text, isKnownIn(type)).flatMap(
    (part) => resolve('value', part, type, options, words) ?? [],
  );
  return { value: keys.length > 0 ? [...new Set(keys)] : undefined, words };
};

/** Reads `inglés: alto; francés (medio), italiano B2` as pairs of keys. */
const readLevels: Reader<'levels'> = (text, type, options) => {
  const { list = 'skills', levels, isLevelRequired } = type;
  const words: Word[] = [];
  const isKnown = (part: string) => {
    const { name, values } = readRated(list, part);
    return values.length > 0 || findChoice(name, type.choices) !== undefined;
  };
  const levelOf = new Map<string, string | null>();
  for (const part of splitList(text, isKnown)) {
    const rated = readRated(list, part);
    // What the editor has said of the whole goes first: "cantar boleros".
    const isAnswered = options.answers?.[wordKey({ of: 'value', text: part })] !== undefined;
    const [name, written] = isAnswered ? [part, ''] : [rated.name, rated.level];
    const key = resolve('value', name, type, options, words);
    if (key === undefined) continue;
    const inLevels = { choices: levels, list: 'levels' } as const;
    const level = written ? resolve('level', written, inLevels, options, words) : undefined;
    levelOf.set(key, level ?? levelOf.get(key) ?? null);
  }
  const rows = [...levelOf].map(([key, level]) => {
    if (level || !isLevelRequired) return { key, level };
    const missing = { of: 'missing', text: labelIn(type, key).es } as const;
    const given = options.answers?.[wordKey(missing)];
    const answer = levels.find(({ value }) => value === given)?.value;
    words.push({ ...missing, value: answer ?? '', isSure: false });
    return { key, level: answer ?? null };
  });
  return { value: rows.length > 0 ? rows : undefined, words };
};

const DAY_FIRST = /^(\d{1,2})[\s/.-]+(\d{1,2})[\s/.-]+(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[\s/.-]+(\d{1,2})[\s/.-]+(\d{1,2})$/;
/** "7 de julio de 1988", "2 abril 93", "1-oct-87", "1/XII/1983" */
const MONTH_IN_WORDS =
  /^(\d{1,2})(?:º|ª|st|nd|rd|th)?[\s/.-]+(?:de\s+|of\s+)?(\p{L}+)\.?[\s/.,-]+(?:del?\s+)?(\d{4}|\d{2})$/iu;
/** A year of two digits is at most so many years ahead. */
const YEARS_AHEAD = 3;
const ROMAN = 'i ii iii iv v vi vii viii ix x xi xii'.split(' ');
const MONTHS = ROMAN.map((roman, month) => [
  roman,
  ...['es', 'en'].map((locale) =>
    normalise(new Date(2000, month, 15).toLocaleDateString(locale, { month: 'long' })),
  ),
]);

function monthOf(word: string): number {
  const text = normalise(word)
    .replace('setiembre', 'septiembre')
    .replace(/^sept$/, 'sep');
  return (
    MONTHS.findIndex((names) => names.some((name) => name === text || name.slice(0, 3) === text)) +
    1
  );
}

function yearOf(text: string): number {
  const year = Number(text);
  if (text.length === 4) return year;
  return 2000 + year <= new Date().getFullYear() + YEARS_AHEAD ? 2000 + year : 1900 + year;
}

/**
 * Reads `1990-05-31`, `31/5/1990`, `31.5.90` and `31 de mayo de 1990`; the day comes before the month, as in Spain
 * and Britain.
 */
const readDay: Reader<'day'> = (text) => {
  // "(17-3-95)", "15/8/2001 0:00:00"
  const plain = cleanLine(text.replace(/[()]|\s+0?0:00(?::00)?$/g, ''));
  const [, y, m, d] = YEAR_FIRST.exec(plain) ?? [];
  const [, day = d, month = m, year = y] =
    DAY_FIRST.exec(plain) ?? MONTH_IN_WORDS.exec(plain) ?? [];
  if (!day || !month || !year) return wrong(problems.notDay);
  const number = /\d/.test(month) ? Number(month) : monthOf(month);
  const value = [
    String(yearOf(year)),
    ...[number, Number(day)].map((part) => String(part).padStart(2, '0')),
  ].join('-');
  return findDateProblem(value) ? wrong(problems.notDay) : { value };
};

const READERS: { [Kind in CellType['kind']]: Reader<Kind> } = {
  text: readText,
  link: readLink,
  places: (text) => ({ value: placeList.split(cleanText(unmarkText(text))) }),
  number: readNumber,
  choice: readChoice,
  choices: readChoices,
  levels: readLevels,
  day: readDay,
  flag: (text) => {
    const value = readFlag(text);
    return value === undefined ? wrong(problems.notFlag) : { value };
  },
};

/** "Moreno/a", "Nativo(a)" */
const BOTH_GENDERS = /(?<=\p{L})(?:\/as?(?!\p{L})|\(as?\))/giu;

const read = (cell: string, type: CellType, options: ReadOptions): Reading => {
  // A text of spaces would take the square of its length.
  const text = 'choices' in type ? cell.replace(BOTH_GENDERS, '').replace(/[^\S\n]+/g, ' ') : cell;
  return (READERS[type.kind] as Reader<string>)(text.trim(), type, options);
};

/**
 * Reads a cell that is not empty as far as it can be understood.
 *
 * @param answers what the editor has said that words of the column mean
 */
export const readWords = (cell: string, type: CellType, answers: Answers): Required<Reading> => {
  const {
    value,
    words = [],
    problems: found = [],
  } = read(cell, type, { answers, isGuessing: true });
  return { value, words, problems: found };
};

/** Returns the value of a cell that is not empty, or what is wrong with it. */
export function readCell(cell: string, type: CellType): CellResult {
  const { value, words = [], problems: found = [] } = read(cell, type, {});
  const unknown = words.find((word) => !word.value);
  if (unknown) return { problem: fillInBoth(problems.notChoice, startOf(unknown.text)) };
  return found[0] ? { problem: found[0] } : { value };
}

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
  const choice = choices.find((one) => one.value === value) ?? addedChoice(String(value));
  return choice ? withoutGroup(choice.label[language]) : String(value);
};

const FORMATTERS: { [Kind in CellType['kind']]: Formatter<Kind> } = {
  text: (value) => String(value),
  link: (value) => String(value),
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
