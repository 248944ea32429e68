import type { CardPicture } from '~/features/card/cardPicture';
import type { FinderIndex, IndexPerson } from './finderIndex';
import { LISTS } from '#contract/lists.ts';
import { type Shape, isShaped } from '~/lib/isShaped';
import { CARD_PICTURE, cardWidths } from '~/features/card/cardWidths';

/** Grows with each change of the index or its file; a page refuses an index of another version. */
const VERSION = 36;

/**
 * Values in the form of the file. Of objects the values of each field are together, of lists their
 * items, and values that repeat are written once, then by number.
 */
type Column =
  | unknown[]
  | { fields: Record<string, Column> }
  | { lengths: Column; items: Column }
  /** Texts of words that many of them share, as names have. */
  | { words: Column }
  /** The number of each value among the distinct ones. */
  | { codes: string[]; values: Column };

/** Digits of numbers; a column with at most so many values has one digit for each. */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const BASE = DIGITS.length;

/** Returns the first digits of numbers as one text, the second ones as another, and so on: they compress best. */
function toDigits(numbers: number[]): string[] {
  const texts: string[] = [];
  for (let rest = numbers; texts.length === 0 || rest.some(Boolean);) {
    texts.unshift(rest.map((number) => DIGITS[number % BASE]).join(''));
    rest = rest.map((number) => Math.floor(number / BASE));
  }
  return texts;
}

const fromDigits = (digits: string[]): number[] =>
  Array.from(digits[0]!, (_, at) =>
    digits.reduce((number, text) => number * BASE + DIGITS.indexOf(text[at]!), 0),
  );

type Row = Record<string, unknown>;

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function packColumn(values: unknown[]): Column {
  const numbers = new Map<unknown, number>();
  const distinct: unknown[] = [];
  const codes = values.map((value) => {
    const key = isObject(value) ? JSON.stringify(value) : value;
    if (!numbers.has(key)) numbers.set(key, distinct.push(value) - 1);
    return numbers.get(key)!;
  });
  if (distinct.length * 2 < values.length) {
    return { codes: toDigits(codes), values: packColumn(distinct) };
  }
  if (values.some(Array.isArray)) {
    const lists = values as unknown[][];
    return {
      lengths: packColumn(lists.map(({ length }) => length)),
      items: packColumn(lists.flat()),
    };
  }
  const words = values.every((one) => typeof one === 'string')
    ? values.map((text) => text.split(' '))
    : [];
  if (new Set(words.flat()).size * 2 < words.flat().length) return { words: packColumn(words) };
  const rows = values.filter(isObject);
  if (rows.length === 0) return values;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = names.map((name) => [
    name,
    packColumn(values.map((row) => (row as Row | undefined)?.[name])),
  ]);
  return { fields: Object.fromEntries(columns) as Record<string, Column> };
}

function unpackColumn(column: Column): unknown[] {
  if (Array.isArray(column)) return column.map((value) => value ?? undefined);
  if ('codes' in column) {
    const values = unpackColumn(column.values);
    return fromDigits(column.codes).map((code) => values[code]);
  }
  if ('words' in column) {
    return unpackColumn(column.words).map((words) => (words as string[]).join(' '));
  }
  if ('lengths' in column) {
    const items = unpackColumn(column.items);
    let at = 0;
    return unpackColumn(column.lengths).map((length) => items.slice(at, (at += length as number)));
  }
  const columns = Object.entries(column.fields).map(
    ([name, one]) => [name, unpackColumn(one)] as const,
  );
  return columns[0]![1].map((_, at) => {
    const row = Object.fromEntries(columns.map(([name, values]) => [name, values[at]]));
    // No object of the index has only missing fields.
    return Object.values(row).some((one) => one !== undefined) ? row : undefined;
  });
}

/** The name and the width of a file that the build makes: `/_astro/<name>-<width>x<height>.jpg`. */
const FALLBACK = /^\/_astro\/(\S+)-(\d+)x\d+\.jpg$/;

/** A portrait whose files are told by their name, such as "ana-gil-1a2b3c4d". */
type PackedPicture =
  CardPicture | (Omit<CardPicture, 'avif' | 'fallback'> & { name: string; fallbackWidth: number });

function packPicture(picture: CardPicture): PackedPicture {
  const { avif, fallback, ...rest } = picture;
  const [, name = '', width] = FALLBACK.exec(fallback) ?? [];
  const packed = { ...rest, name, fallbackWidth: Number(width) };
  const same = unpackPicture(packed);
  return same.avif === avif && same.fallback === fallback ? packed : picture;
}

function unpackPicture(picture: PackedPicture): CardPicture {
  if (!('name' in picture) || !picture.name) return picture as CardPicture;
  const { name, fallbackWidth, ...rest } = picture;
  const ratio = rest.width / rest.height;
  const stemOf = (width: number) => `/_astro/${name}-${width}x${Math.round(width / ratio)}`;
  const avif = cardWidths(rest.width).map((width) => `${stemOf(width)}.avif ${width}w`);
  return { ...rest, avif: avif.join(', '), fallback: `${stemOf(fallbackWidth)}.jpg` };
}

/** Returns the content of `/_astro/finder-<language>-<hash>.json`. */
export function packIndex({ people, ...index }: FinderIndex) {
  const packed = people.map(({ card: { picture, ...card }, ...person }) => ({
    ...person,
    card: { ...card, picture: picture && packPicture(picture) },
  }));
  return { version: VERSION, ...index, people: packColumn(packed) };
}

const isList = (value: string): boolean => (LISTS as readonly string[]).includes(value);

const HELD = [{ value: 'string', level: 'number' }] as const;

/** What a search reads of a person. */
const PERSON = {
  card: {
    id: 'string',
    list: 'string',
    path: 'string',
    name: 'string',
    'lead?': 'string',
    'base?': { text: 'string', 'lang?': 'string' },
    'second?': 'string',
    hasVideo: 'boolean',
    hasVoice: 'boolean',
    'picture?': CARD_PICTURE,
  },
  'ages?': { 'from?': 'number', 'to?': 'number' },
  'height?': 'number',
  'available?': { 'from?': 'string', 'to?': 'string' },
  has: {
    languages: HELD,
    accents: HELD,
    skills: HELD,
    hair: HELD,
    eyes: HELD,
    places: HELD,
    citizenships: HELD,
    crafts: HELD,
    gender: HELD,
    origins: HELD,
    hairLength: HELD,
    beard: HELD,
    voiceRange: HELD,
    genres: HELD,
    projects: HELD,
  } satisfies Record<keyof IndexPerson['has'], Shape>,
  busy: [{ from: 'string', until: 'string' }],
  schools: ['string'],
  videos: [{ kind: 'string', tones: ['string'], title: 'string' }],
  awards: [{ name: 'string', result: 'string' }],
  credits: [
    {
      work: {
        title: 'string',
        director: 'string',
        'company?': 'string',
        'broadcaster?': 'string',
        'year?': 'number',
      },
      kind: 'string',
      billing: 'string',
      role: 'string',
    },
  ],
} as const satisfies Shape;

/** Returns the person of a record; `undefined` for one that a search cannot read. */
function readPerson(record: unknown): IndexPerson | undefined {
  if (!isObject(record) || !isObject(record.card)) return undefined;
  const { picture } = record.card;
  if (isObject(picture)) record.card.picture = unpackPicture(picture as unknown as PackedPicture);
  const person = record as unknown as IndexPerson;
  return isShaped(person, PERSON) && isList(person.card.list) ? person : undefined;
}

/** Returns the entries of a record whose values can be used. */
const readEntries = <Value>(
  record: Record<string, Value>,
  isUsable: (value: Value, key: string) => boolean,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => isUsable(value, key)));

/**
 * Returns the index of a file. What a search cannot read is left out: a CMS or a network between may have changed
 * the file.
 *
 * @throws {RangeError} for a file of another version of the site
 * @throws {Error} for a file of which nothing can be read
 */
export function unpackIndex(file: ReturnType<typeof packIndex>): FinderIndex {
  const { version, locale } = file;
  if (version !== VERSION) throw new RangeError(`Index version ${version}`);
  const records = unpackColumn(file.people);
  const people = records.map(readPerson).filter((person) => person !== undefined);
  const omitted = records.length - people.length;
  if (omitted > 0) {
    const message = `${omitted} of ${records.length} people of the finder's index cannot be read`;
    if (people.length === 0) throw new Error(message);
    console.error(message);
  }
  return {
    locale,
    lists: readEntries(file.lists, (label, key) => isShaped(label, 'string') && isList(key)),
    added: Array.isArray(file.added) ? file.added.filter((key) => isShaped(key, 'string')) : [],
    countries: readEntries(
      file.countries,
      (names) => isShaped(names, ['string']) && names.length === 2,
    ),
    places: readEntries(
      file.places,
      (names) =>
        isShaped(names, { es: ['string'], en: ['string'] }) &&
        names.es.length > 0 &&
        names.en.length > 0,
    ),
    people,
  };
}
