import type { List } from '#contract/lists.ts';
import { cleanText } from '#contract/text.ts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import {
  type Choice,
  FIELDS,
  type Facet,
  type Field,
  type Filters,
  type FinderIndex,
  LEVELS,
  type Level,
  PARAMETERS,
  RATED_FACETS,
  type RangeField,
  type RatedFacet,
  isRange,
  isRated,
} from './finderIndex';
import { facetValues, labelOf, listValue, toValue } from './vocabulary';

/** What a search asks for. */
export interface Asked {
  /** The sentence, as typed. */
  words: string;
  filters: Filters;
  /** The number of people shown: a multiple of those of a page. */
  shown: number;
}

/** The parameter of the address with the number of people shown. */
const SHOWN_PARAMETER = 'ver';

/** The value of `lista` for a search in all lists from the page of one. */
const ALL_LISTS = 'todas';

/** Returns the value of `todas` for a facet; that for skills is older than the others. */
const allValue = (facet: RatedFacet): string => (facet === 'skills' ? '1' : PARAMETERS[facet]);

/** Returns the name of a level in the address, which is made as those of values are. */
const levelName = (level: Level): string => toValue(labelOf('es', 'levels', level));

/** The most characters of a sentence, which the field, the address and the reader share: a casting has some hundreds. */
export const MOST_CHARACTERS = 2000;

/** The least and the greatest playing age in years, and height in centimetres, of a search. */
const LIMITS = { age: [0, 120], height: [50, 250] } as const;

/** Returns words as the address has them, without half of an emoji at the end, which it cannot contain. */
const cleanWords = (text: string): string =>
  cleanText(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim()
    .slice(0, MOST_CHARACTERS)
    .replace(/\p{Cs}/gu, '')
    .trim();

function parseRange(query: URLSearchParams, field: RangeField): Filters[RangeField] {
  const text = query.get(PARAMETERS[field]) ?? '';
  const [, first = '', dash, second = ''] = /^(\d{0,3})(-?)(\d{0,3})$/.exec(text) ?? [];
  const ends = [first, dash ? second : first].map((end) => (end ? Number(end) : undefined));
  const [min, max] = LIMITS[field];
  const isWrong = ends.some((end) => end !== undefined && (end < min || end > max));
  if ((!first && !second) || isWrong) return [];
  const [from, to] = ends;
  const isTurned = from !== undefined && to !== undefined && from > to;
  return [{ is: field, ...(isTurned ? { from: to, to: from } : { from, to }) }];
}

function parseChoices(query: URLSearchParams, index: FinderIndex, facet: Facet): Choice[] {
  const asked = query.getAll(PARAMETERS[facet]).join();
  if (!asked) return [];
  const known = new Set(facetValues(index, facet).map(({ value }) => value));
  const choices = new Map<string, Choice>();
  for (const part of asked.split(',')) {
    const [value, level] = part.split(':');
    if (!value || !known.has(value)) continue;
    const least = isRated(facet) ? LEVELS.find((one) => levelName(one) === level) : undefined;
    choices.set(value, { is: 'value', facet, value, ...(least && { least }) });
  }
  return [...choices.values()];
}

/** Whether a search is that of the list of the page, and of no other one. */
export const isHome = ({ lists }: Filters, list: List | undefined): boolean =>
  list !== undefined && lists.length === 1 && lists[0]!.value === listValue(list);

function parseShown(query: URLSearchParams): number {
  const shown = Number(query.get(SHOWN_PARAMETER));
  return Number.isSafeInteger(shown) && shown > 0
    ? Math.ceil(shown / TALENTS_PER_PAGE) * TALENTS_PER_PAGE
    : TALENTS_PER_PAGE;
}

/**
 * Parses the query of an address. Unknown parameters and values are dropped, a range with its ends
 * exchanged is corrected, and empty parameters are ignored.
 *
 * @param list the list on whose page the finder is; without `lista` in the query the search is limited
 *   to it. `undefined` on the page of the whole agency.
 * @example parseAddress(new URLSearchParams('edad=28-40&idioma=euskera:alto,ingles'), index)
 */
export function parseAddress(query: URLSearchParams, index: FinderIndex, list?: List): Asked {
  const asked = Object.fromEntries(
    FIELDS.map((field) => [
      field,
      isRange(field) ? parseRange(query, field) : parseChoices(query, index, field),
    ]),
  ) as unknown as Filters;
  const isOwn = list && asked.lists.length === 0 && query.get(PARAMETERS.lists) !== ALL_LISTS;
  const all = (query.get('todas') ?? '').split(',');
  const filters: Filters = {
    ...asked,
    lists: isOwn ? [{ is: 'value', facet: 'lists', value: listValue(list) }] : asked.lists,
    all: RATED_FACETS.filter((facet) => asked[facet].length > 1 && all.includes(allValue(facet))),
  };
  return { words: cleanWords(query.get('q') ?? ''), filters, shown: parseShown(query) };
}

const choiceTexts = (choices: readonly Choice[]): string =>
  choices
    .map(({ value, least }) => (least ? `${value}:${levelName(least)}` : value))
    .sort()
    .join();

function textOf(filters: Filters, field: Field, list: List | undefined): string {
  if (isRange(field)) {
    return filters[field].map(({ from, to }) => `${from ?? ''}-${to ?? ''}`).join();
  }
  if (field !== 'lists' || !list) return choiceTexts(filters[field]);
  return isHome(filters, list) ? '' : choiceTexts(filters.lists) || ALL_LISTS;
}

/** Encodes a value; commas and colons stay readable. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(/%2C/g, ',').replace(/%3A/g, ':').replace(/%20/g, '+');

/**
 * Returns the canonical query, without `?`: the same search has the same address, in both languages.
 * Empty for a search without filters. The list of the page itself is omitted; on a list's page a
 * search in all lists is `lista=todas`.
 *
 * @param list as in {@link parseAddress}
 * @example formatAddress(asked) // 'edad=28-40&idioma=euskera:alto,ingles'
 */
export function formatAddress({ words, filters, shown }: Asked, list?: List): string {
  const together = RATED_FACETS.filter(
    (one) => filters.all.includes(one) && filters[one].length > 1,
  );
  const parameters: [name: string, value: string][] = [
    ['q', cleanWords(words)],
    ...FIELDS.map((field): [string, string] => [PARAMETERS[field], textOf(filters, field, list)]),
    [SHOWN_PARAMETER, shown > TALENTS_PER_PAGE ? String(shown) : ''],
  ];
  parameters.splice(1 + FIELDS.indexOf('height'), 0, ['todas', together.map(allValue).join()]);
  return parameters
    .flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
    .join('&');
}
