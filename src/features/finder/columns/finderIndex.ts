import type { Locale } from '~/lib/i18n/locale';
import { LISTS, type List } from '../../../../cms/contract/lists.ts';
import { FACETS, type Facet, type FacetValue, LEVELS, RATED_FACETS } from './facets';
import { INDEX_VERSION, type IndexFile } from './indexFile';
import { lazyRecord } from './lazyRecord';
import { type Rows, unpackNumbers, unpackRows } from './pack';
import { toValue } from './searchText';

/** The values of a facet by person; `levels` from 1, the lowest, parallel to `values`. */
export interface FacetColumn extends Rows {
  levels?: Uint8Array;
}

/** A label in both languages. */
export interface Labels extends Record<Locale, string> {
  /** Whether the English text is missing, so that the Spanish one replaces it. */
  isSpanishOnly: boolean;
}

/** A decoded index: what `search`, `understand`, `parseFilters` and `findCard` read. */
export interface FinderIndex {
  /** The ids (`Talent.shareId`) of the listed people, list by list in the Spanish lists' order. */
  ids: readonly string[];
  /** The list of each person, parallel to `ids`. */
  lists: readonly List[];
  /**
   * The values of each facet: those of dictionaries in their order, and bases, citizenships and
   * titles in the alphabetical order of the Spanish labels.
   */
  facets: Record<Facet, readonly FacetValue[]>;
  /** The labels of the groups of skills, in the order of the dictionary. */
  groups: readonly Record<Locale, string>[];
  /** The labels of levels by their name in the address: `alto` is "alto" and "high". */
  levels: Readonly<Record<string, Record<Locale, string>>>;
  /** The content of the file, for the modules of this folder. */
  file: IndexFile;
  /** The columns; decoded when they are first read. */
  columns: Record<Facet, FacetColumn>;
  /** The labels of each facet by the numbers in its column. */
  labels: Record<Facet, readonly Labels[]>;
  /** The number in the column of each value. */
  numbers: Record<Facet, ReadonlyMap<string, number>>;
  /** Playing ages plus one, and heights; 0 is unknown. */
  ages: { from: Uint32Array; to: Uint32Array };
  heights: Uint32Array;
  flags: Uint32Array;
}

/** Returns the lines of a column; an empty one has none. */
export const linesOf = (column: string): string[] => (column === '' ? [] : column.split('\n'));

/** Parses labels in both languages, one per line. */
export const parseLabels = (column: string): Labels[] =>
  linesOf(column).map((line) => {
    const [es = '', en] = line.split('\t');
    return { es, en: en || es, isSpanishOnly: en === '' };
  });

/** Replaces the marker of the first mention of a value by its number. */
export function numberMentions(rows: Rows): Rows {
  let next = 0;
  return { ...rows, values: rows.values.map((value) => (value === 0 ? next++ : value - 1)) };
}

function decodeColumn(file: IndexFile, facet: Facet, count: number): FacetColumn {
  const rows = unpackRows(file.facets[facet].rows, count);
  if (facet === 'titles') return numberMentions(rows);
  if (!(RATED_FACETS as readonly Facet[]).includes(facet)) return rows;
  const { offsets, values } = rows;
  const levels = new Uint8Array(values.length);
  // A loop, which takes a slow phone a tenth of the time of callbacks.
  for (let at = 0; at < values.length; at++) {
    levels[at] = (values[at]! & 7) + 1;
    values[at]! >>= 3;
  }
  return { offsets, values, levels };
}

const SORTED: readonly Facet[] = ['bases', 'citizenships', 'titles'];

function facetValues(index: FinderIndex, facet: Facet): FacetValue[] {
  const totals = new Uint32Array(index.labels[facet].length);
  for (const value of index.columns[facet].values) totals[value]!++;
  const groups = facet === 'skills' ? unpackNumbers(index.file.groups.rows) : undefined;
  const values = index.labels[facet].map((labels, number): FacetValue => ({
    value: toValue(labels.es),
    labels,
    group: groups?.[number],
    total: totals[number]!,
  }));
  const { compare } = new Intl.Collator('es');
  return SORTED.includes(facet) ? values.sort((a, b) => compare(a.labels.es, b.labels.es)) : values;
}

/**
 * Decodes the content of the index file. Columns are decoded when they are first read.
 *
 * @param file the parsed JSON
 * @throws {RangeError} when the file has another version of the format
 */
export function decodeIndex(file: IndexFile): FinderIndex {
  if (file.version !== INDEX_VERSION) {
    throw new RangeError(`The index has version ${file.version} instead of ${INDEX_VERSION}`);
  }
  const ids = linesOf(file.ids);
  const columns = lazyRecord(FACETS, (facet) => decodeColumn(file, facet, ids.length));
  const labels = lazyRecord(FACETS, (facet) => parseLabels(file.facets[facet].labels));
  const index: FinderIndex = {
    ids,
    lists: Array.from(columns.lists.values, (number) => LISTS[number]!),
    facets: lazyRecord(FACETS, (facet) => facetValues(index, facet)),
    groups: parseLabels(file.groups.labels),
    levels: Object.fromEntries(
      parseLabels(file.levels).map((level, number) => [LEVELS[number]!, level]),
    ),
    file,
    columns,
    labels,
    numbers: lazyRecord(
      FACETS,
      (facet) => new Map(labels[facet].map(({ es }, number) => [toValue(es), number])),
    ),
    ages: { from: unpackNumbers(file.ageFrom), to: unpackNumbers(file.ageTo) },
    heights: unpackNumbers(file.height),
    flags: unpackNumbers(file.flags),
  };
  return index;
}
