import type { CardPicture } from '~/features/talents/TalentCard';
import type { FinderIndex, IndexPerson } from './finderIndex';
import { cardWidths } from '~/features/talents/cardWidths';
import { toValue } from './vocabulary';

/** Grows with each change of the index or its file; a page refuses an index of another version. */
const VERSION = 29;

/**
 * Values in the form of the file. Of objects the values of each field are together, of lists their
 * items, and values that repeat are written once, then by number.
 */
type Column =
  | unknown[]
  | { fields: Record<string, Column>; isPartial: boolean }
  | { lengths: Column; items: Column }
  /** Texts of words that many of them share, as names have. */
  | { words: Column }
  /** Texts of one length, one after the other. */
  | { width: number; joined: string }
  /** The number of each value among the distinct ones. */
  | { codes: string[]; values: Column };

/** The content of `/_astro/finder-<language>-<hash>.json`. */
interface FinderFile extends Omit<FinderIndex, 'people'> {
  version: number;
  people: Column;
  paths: Record<string, string>;
}

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
  const [first] = values;
  const width = typeof first === 'string' ? first.length : 0;
  if (width > 0 && values.every((one) => typeof one === 'string' && one.length === width)) {
    return { width, joined: values.join('') };
  }
  const rows = values.filter(isObject);
  if (rows.length === 0) return values;
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columnOf = (name: string) =>
    packColumn(values.map((row) => (row as Row | undefined)?.[name]));
  return {
    fields: Object.fromEntries(names.map((name) => [name, columnOf(name)])),
    isPartial: rows.length < values.length,
  };
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
  if ('width' in column) return column.joined.match(new RegExp(`.{${column.width}}`, 'gs')) ?? [];
  if ('lengths' in column) {
    const items = unpackColumn(column.items);
    let at = 0;
    return unpackColumn(column.lengths).map((length) => items.slice(at, (at += length as number)));
  }
  const columns = Object.entries(column.fields).map(
    ([name, one]) => [name, unpackColumn(one)] as const,
  );
  const rows = columns[0]![1].map((_, number) => {
    const row: Row = {};
    for (const [name, values] of columns) row[name] = values[number];
    return row;
  });
  if (!column.isPartial) return rows;
  return rows.map((row) => (Object.values(row).some((one) => one !== undefined) ? row : undefined));
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

/** A person without what the rest of the file tells. */
type PackedPerson = Omit<IndexPerson, 'card'> & {
  card: Omit<IndexPerson['card'], 'path' | 'picture'> & {
    /** Missing if the name tells it. */
    slug: string | undefined;
    picture: PackedPicture | undefined;
  };
};

function packPerson({ card, ...person }: IndexPerson, paths: FinderFile['paths']): PackedPerson {
  const { path, lead, picture, ...rest } = card;
  const slash = path.lastIndexOf('/');
  const slug = path.slice(slash + 1);
  paths[card.list] = path.slice(0, slash);
  const { ages } = person;
  return {
    ...person,
    card: {
      ...rest,
      // The first line of a card says the ages.
      lead: ages ? lead?.replace(`${ages.from}`, '{from}').replace(`${ages.to}`, '{to}') : lead,
      slug: slug === toValue(card.name) ? undefined : slug,
      picture: picture && packPicture(picture),
    },
  };
}

function unpackPerson({ card, ...person }: PackedPerson, paths: FinderFile['paths']): IndexPerson {
  const { slug, picture, lead, ...rest } = card;
  const { ages } = person;
  return {
    ...person,
    card: {
      ...rest,
      lead: lead?.replace('{from}', `${ages?.from}`).replace('{to}', `${ages?.to}`),
      path: `${paths[card.list]}/${slug ?? toValue(card.name)}`,
      picture: picture && unpackPicture(picture),
    },
  };
}

export function packIndex({ people, ...index }: FinderIndex): FinderFile {
  const paths: FinderFile['paths'] = {};
  const packed = packColumn(people.map((one) => packPerson(one, paths)));
  return { version: VERSION, ...index, people: packed, paths };
}

/**
 * Returns the index of a file.
 *
 * @throws {RangeError} for a file of another version of the site
 */
export function unpackIndex({ version, people, paths, ...index }: FinderFile): FinderIndex {
  if (version !== VERSION) throw new RangeError(`Index version ${version}`);
  const packed = unpackColumn(people) as PackedPerson[];
  return { ...index, people: packed.map((one) => unpackPerson(one, paths)) };
}
