import type { List } from '../../../cms/contract/lists.ts';
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
import { cardWidths } from '~/features/talents/cardPicture';
import { vocabularyValues } from './vocabulary';
import { listValue, toValue } from './words';

/** The content of `/finder.json`: the path of the index of each language. */
export type IndexPaths = Record<Locale, string>;

/** An index without what the script knows. */
type IndexContent = Omit<FinderIndex, 'facets'>;

type Row = Record<string, unknown>;

/** The content of `/_astro/finder-<language>-<hash>.json`. What repeats is named once, then by number. */
export interface FinderFile extends Omit<IndexContent, 'people'> {
  /** The values of each field, in the order of the people; 0 where a person has none. */
  people: Record<string, unknown[]>;
  /** The path of each list. */
  paths: Record<string, string>;
  /** The values of each facet that somebody has. */
  values: Record<string, string[]>;
  /** Works in the order of their first mention; `by` numbers the directors. */
  works: { title: string[]; by: number[]; directors: string[] };
  /** Of all credits one after the other: a letter for the kind, one for the billing, and the role or 0. */
  credits: { kind: string; kinds: string[]; billing: string; billings: string[]; role: unknown[] };
}

/** The facets whose values are in the people. */
const FILED: readonly WishFacet[] = [
  ...FACETS.filter((facet) => facet !== 'titles' && facet !== 'lists'),
  'gender',
  'origins',
];

/** More than the number of levels. */
const LEVEL_BASE = 10;

/** More than the number of kinds and of billings, as the base of their letters. */
const LETTERS = 36;

/** Numbers values in the order of their first mention. */
class Table<Value> {
  readonly list: Value[] = [];
  readonly #numbers = new Map<string, number>();

  of(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.list.length);
    return this.list.push(value) - 1;
  }
}

function columnsOf(rows: readonly Row[]): Record<string, unknown[]> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name] ?? 0)]));
}

/** A file that Astro names: `/_astro/<name>_<hash>.avif`. */
const NAMED = /^\/_astro\/(\S+)_([^_.\s]+)\.(?:avif|jpg)$/;

/** Returns the addresses of the files of a portrait by name and hashes: "ana-gil 2siCRv 1T2xwR Z799mV". */
function packPicture({ avif, fallback, ...rest }: CardPicture): Row {
  const files = avif.split(', ').map((file) => file.split(' ')[0]!);
  const parts = [...files, fallback].map((file) => NAMED.exec(file));
  const names = new Set(parts.map((part) => part?.[1]));
  const picture = { ...rest, files: [[...names][0], ...parts.map((part) => part?.[2])].join(' ') };
  const same = names.size === 1 ? unpackPicture(picture) : undefined;
  const isNamed = same?.avif === avif && same.fallback === fallback;
  return isNamed ? picture : { ...rest, avif, fallback };
}

function unpackPicture(row: Row): CardPicture | undefined {
  const { files, avif, fallback, width, height } = row as unknown as CardPicture & {
    files?: string | 0;
  };
  const rest = {
    ...{ width, height, focal: optional<string>(row, 'focal') },
    colour: optional<string>(row, 'colour'),
  };
  if (!files) return avif ? { avif, fallback, ...rest } : undefined;
  const [name, ...hashes] = files.split(' ');
  const pathOf = (hash: string | undefined) => `/_astro/${name}_${hash}`;
  const widths = cardWidths(width).map((one, at) => `${pathOf(hashes[at])}.avif ${one}w`);
  return { avif: widths.join(', '), fallback: `${pathOf(hashes.at(-1))}.jpg`, ...rest };
}

const optional = <Value>(row: Row, name: string) => (row[name] || undefined) as Value | undefined;

/** What people share, while a file is made. */
interface Tables {
  values: Record<string, Table<string>>;
  works: Table<[title: string, director: string]>;
  paths: Record<string, string>;
}

function packPerson(person: IndexPerson, { values, works, paths }: Tables): Row {
  const { card, ages, available, height, has, credits } = person;
  const { picture, base, path, lead, hasVideo, hasVoice, ...texts } = card;
  const slash = path.lastIndexOf('/');
  const slug = path.slice(slash + 1);
  paths[card.list] = path.slice(0, slash);
  const numbers = (facet: WishFacet) =>
    (has[facet as 'skills'] ?? []).map((one: string | [string, number]) =>
      typeof one === 'string'
        ? values[facet]!.of(one)
        : values[facet]!.of(one[0]) * LEVEL_BASE + one[1],
    );
  return {
    ...texts,
    // The first line of a card says the ages, which are in columns of their own.
    lead: ages ? lead?.replace(`${ages[0]}`, '{from}').replace(`${ages[1]}`, '{to}') : lead,
    slug: slug === toValue(card.name) ? undefined : slug,
    base: base?.text,
    baseLang: base?.lang,
    marks: Number(hasVideo) + 2 * Number(hasVoice),
    ...(picture && packPicture(picture)),
    ...(ages && { ageFrom: ages[0] ?? -1, ageTo: ages[1] ?? -1 }),
    personHeight: height,
    ...(available && { from: available[0] || '-', to: available[1] || '-' }),
    ...Object.fromEntries(FILED.map((facet) => [`has ${facet}`, numbers(facet)])),
    // 0 for the next new work, else how many of the known ones it is back.
    credits: credits.map(([title, director]) => {
      const known = works.list.length;
      const work = works.of([title, director]);
      return work === known ? 0 : known - work;
    }),
  };
}

function packCredits(credits: readonly IndexCredit[]): FinderFile['credits'] {
  const [kinds, billings] = [new Table<string>(), new Table<string>()];
  const letters = (table: Table<string>, field: 2 | 3) =>
    credits.map((credit) => table.of(credit[field]).toString(LETTERS)).join('');
  return {
    ...{ kind: letters(kinds, 2), kinds: kinds.list },
    ...{ billing: letters(billings, 3), billings: billings.list },
    role: credits.map(([, , , , role]) => role || 0),
  };
}

const contentOf = ({
  version,
  locale,
  lists,
  countries,
  places,
}: Omit<IndexContent, 'people'>) => ({
  ...{ version, locale, lists, countries, places },
});

/** Returns the file of an index. */
export function packIndex(index: FinderIndex): FinderFile {
  const values = Object.fromEntries(FILED.map((facet) => [facet, new Table<string>()]));
  const tables: Tables = { values, works: new Table(), paths: {} };
  const rows = index.people.map((person) => packPerson(person, tables));
  const { list } = tables.works;
  const directors = new Table<string>();
  return {
    ...contentOf(index),
    people: columnsOf(rows),
    paths: tables.paths,
    values: Object.fromEntries(FILED.map((facet) => [facet, values[facet]!.list])),
    works: {
      title: list.map(([title]) => title),
      by: list.map(([, director]) => directors.of(director)),
      directors: directors.list,
    },
    credits: packCredits(index.people.flatMap(({ credits }) => credits)),
  };
}

function unpackCard(row: Row, paths: FinderFile['paths']): Card {
  const { id, list, name, slug } = row as unknown as Card & { slug?: string | 0 };
  const base = optional<string>(row, 'base');
  const marks = row.marks as number;
  return {
    ...{ id, list, path: `${paths[list]}/${slug || toValue(name)}`, name },
    lead: optional<string>(row, 'lead')
      ?.replace('{from}', `${row.ageFrom as number}`)
      .replace('{to}', `${row.ageTo as number}`),
    base: base ? { text: base, lang: optional(row, 'baseLang') } : undefined,
    second: optional(row, 'second'),
    hasVideo: (marks & 1) > 0,
    hasVoice: (marks & 2) > 0,
    picture: unpackPicture(row),
  };
}

const unpackValues = (row: Row, values: FinderFile['values']): IndexPerson['has'] =>
  Object.fromEntries(
    FILED.map((facet) => [
      facet,
      ((row[`has ${facet}`] || []) as number[]).map((one) =>
        isRated(facet)
          ? [values[facet]![Math.floor(one / LEVEL_BASE)]!, one % LEVEL_BASE]
          : values[facet]![one]!,
      ),
    ]),
  );

/** Returns a function that reads the credits of one person after the other. */
function creditReader({ works, credits }: FinderFile): (row: Row) => IndexCredit[] {
  let next = 0;
  let at = -1;
  const letter = (text: string) => parseInt(text[at]!, LETTERS);
  return (row) =>
    ((row.credits || []) as number[]).map((back) => {
      const work = back === 0 ? next++ : next - back;
      at++;
      return [
        ...([works.title[work]!, works.directors[works.by[work]!]!] as const),
        credits.kinds[letter(credits.kind)]!,
        credits.billings[letter(credits.billing)]!,
        (credits.role[at] || '') as string,
      ];
    });
}

function unpackPerson(row: Row, file: FinderFile): Omit<IndexPerson, 'credits'> {
  const age = (name: string) => ((row[name] as number) < 0 ? null : (row[name] as number));
  const day = (name: string) => (row[name] === '-' ? '' : (row[name] as string));
  return {
    card: unpackCard(row, file.paths),
    ages: row.ageFrom || row.ageTo ? [age('ageFrom'), age('ageTo')] : undefined,
    height: optional(row, 'personHeight'),
    available: row.from ? [day('from'), day('to')] : undefined,
    has: unpackValues(row, file.values),
  };
}

/** Returns an index with the values of all facets, most of which the script knows. */
export const completeIndex = (index: IndexContent): FinderIndex => ({
  ...index,
  facets: {
    ...vocabularyValues(index.locale),
    lists: Object.entries(index.lists).map(([list, label]) => ({
      value: listValue(list as List),
      label,
    })),
    citizenships: Object.values(index.countries).map(([es, en]) => ({
      value: toValue(es),
      label: index.locale === 'es' ? es : en,
    })),
    places: Object.entries(index.places).map(([value, names]) => ({
      value,
      label: names[index.locale][0]!,
    })),
  },
});

/**
 * Returns the index of a file.
 *
 * @throws {RangeError} for a file of another version of the site
 */
export function unpackIndex(file: FinderFile): FinderIndex {
  if (file.version !== INDEX_VERSION) throw new RangeError(`Index version ${file.version}`);
  const columns = Object.entries(file.people);
  const readCredits = creditReader(file);
  return completeIndex({
    ...contentOf(file),
    people: (file.people.id ?? []).map((_id, number) => {
      const row = Object.fromEntries(columns.map(([name, all]) => [name, all[number]]));
      return { ...unpackPerson(row, file), credits: readCredits(row) };
    }),
  });
}
