import type { Locale } from '~/lib/i18n/locale';
import type { Card, CardPicture } from '~/features/talents/TalentCard';
import {
  FACETS,
  type FinderIndex,
  INDEX_VERSION,
  type IndexCredit,
  type IndexPerson,
  type WishFacet,
} from './finderIndex';
import { isRated } from './address';

/**
 * The path of the file that names the current indexes. It has a stable name, so that no page depends
 * on an index and an open tab finds those of a later build.
 */
export const POINTER_PATH = '/finder.json';

/** The content of the file at {@link POINTER_PATH}: the path of the index of each language. */
export type IndexPaths = Record<Locale, string>;

type Row = Record<string, unknown>;

/**
 * The content of `/_astro/finder-<language>-<hash>.json`: the index with its people by field and its
 * works once, which is half as large after compression.
 */
export interface FinderFile extends Omit<FinderIndex, 'people'> {
  /** The values of each field, in the order of the people; 0 where a person has none. */
  people: Record<string, unknown[]>;
  works: { title: (string | 0)[]; director: (string | 0)[] };
}

/** The facets whose values are in the people. */
const FILED: readonly WishFacet[] = [
  ...FACETS.filter((facet) => facet !== 'titles' && facet !== 'lists'),
  'gender',
  'origins',
];

/** More than the number of levels. */
const LEVEL_BASE = 10;

function columnsOf(rows: readonly Row[]): Record<string, unknown[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? 0)]));
}

/** Numbers things that are equal alike, in the order of their first mention. */
class Numbers {
  readonly rows: Row[] = [];
  readonly #known = new Map<string, number>();

  of(row: Row): number {
    const key = JSON.stringify(row);
    const known = this.#known.get(key) ?? this.rows.length;
    if (known === this.rows.length) {
      this.rows.push(row);
      this.#known.set(key, known);
    }
    return known;
  }
}

/** Returns the file of an index. */
export function packIndex(index: FinderIndex): FinderFile {
  const numbers = new Map(
    FILED.map((facet) => [
      facet,
      new Map(index.facets[facet as 'skills'].map(({ value }, number) => [value, number])),
    ]),
  );
  const works = new Numbers();
  const rows = index.people.map(({ card, ages, available, height, has, credits }): Row => {
    const { picture, base, hasVideo, hasVoice, ...texts } = card;
    const values = FILED.map((facet) => [
      facet,
      (has[facet as 'skills'] ?? []).map((one: string | [string, number]) => {
        const [value, level] = typeof one === 'string' ? [one, 0] : one;
        const number = numbers.get(facet)!.get(value)!;
        return isRated(facet) ? number * LEVEL_BASE + level : number;
      }),
    ]);
    return {
      ...texts,
      base: base?.text,
      baseLang: base?.lang,
      marks: Number(hasVideo) + 2 * Number(hasVoice),
      ...picture,
      ...(ages && { ageFrom: ages[0] ?? -1, ageTo: ages[1] ?? -1 }),
      personHeight: height,
      ...(available && { from: available[0] || '-', to: available[1] || '-' }),
      ...Object.fromEntries(values.map(([facet, list]) => [`has ${facet as string}`, list])),
      credits: credits.map(([title, director]) => works.of({ title, director })),
      kinds: credits.map(([, , kind]) => kind).join(),
      billings: credits.map(([, , , billing]) => billing).join(),
      roles: credits.map(([, , , , role]) => role).join('\t'),
    };
  });
  return { ...index, people: columnsOf(rows), works: columnsOf(works.rows) as FinderFile['works'] };
}

const optional = <Value>(row: Row, name: string) => (row[name] || undefined) as Value | undefined;

function unpackCard(row: Row): Card {
  const { id, list, path, name, avif, fallback, width, height } = row as unknown as Card &
    CardPicture;
  const base = optional<string>(row, 'base');
  const marks = row.marks as number;
  return {
    ...{ id, list, path, name },
    lead: optional(row, 'lead'),
    base: base ? { text: base, lang: optional(row, 'baseLang') } : undefined,
    second: optional(row, 'second'),
    hasVideo: (marks & 1) > 0,
    hasVoice: (marks & 2) > 0,
    picture: avif
      ? {
          ...{ avif, fallback, width, height },
          focal: optional(row, 'focal'),
          colour: optional(row, 'colour'),
        }
      : undefined,
  };
}

function unpackValues(row: Row, { facets }: Pick<FinderFile, 'facets'>): IndexPerson['has'] {
  const values = FILED.map((facet) => {
    const known = facets[facet as 'skills'];
    const numbers = (row[`has ${facet}`] || []) as number[];
    return [
      facet,
      isRated(facet)
        ? numbers.map((one) => [known[Math.floor(one / LEVEL_BASE)]!.value, one % LEVEL_BASE])
        : numbers.map((one) => known[one]!.value),
    ];
  });
  return Object.fromEntries(values);
}

function unpackCredits(row: Row, { works }: Pick<FinderFile, 'works'>): IndexCredit[] {
  const parts = (name: string, separator: string) => ((row[name] || '') as string).split(separator);
  const [kinds, billings, roles] = [
    parts('kinds', ','),
    parts('billings', ','),
    parts('roles', '\t'),
  ];
  return (row.credits as number[]).map((work, number): IndexCredit => [
    works.title[work] || '',
    works.director[work] || '',
    kinds![number] ?? '',
    billings![number] ?? '',
    roles![number] ?? '',
  ]);
}

function unpackPerson(row: Row, file: FinderFile): IndexPerson {
  const age = (name: string) => ((row[name] as number) < 0 ? null : (row[name] as number));
  const day = (name: string) => (row[name] === '-' ? '' : (row[name] as string));
  return {
    card: unpackCard(row),
    ages: row.ageFrom || row.ageTo ? [age('ageFrom'), age('ageTo')] : undefined,
    height: optional(row, 'personHeight'),
    available: row.from ? [day('from'), day('to')] : undefined,
    has: unpackValues(row, file),
    credits: unpackCredits(row, file),
  };
}

/**
 * Returns the index of a file.
 *
 * @throws {RangeError} for a file of another version of the site
 */
export function unpackIndex({ works, ...index }: FinderFile): FinderIndex {
  const file = { works, ...index };
  if (file.version !== INDEX_VERSION) throw new RangeError(`Index version ${file.version}`);
  const columns = Object.entries(file.people);
  const people = (file.people.id ?? []).map((_id, number) =>
    unpackPerson(Object.fromEntries(columns.map(([name, all]) => [name, all[number]])), file),
  );
  return { ...index, people };
}
