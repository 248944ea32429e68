import type { List } from '../../../cms/contract/lists.ts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import {
  type Choice,
  FACETS,
  FACET_PARAMETERS,
  type Facet,
  type Filters,
  type FinderIndex,
  LEVELS,
  RATED_FACETS,
  type RatedFacet,
  type Range,
} from './finderIndex';
import { emptyFilters, facetValues } from './search';
import { listValue } from './words';

/** What a search asks for. */
export interface Asked {
  /** The sentence, as typed. */
  words: string;
  filters: Filters;
  /** The number of people shown: a multiple of those of a page. */
  shown: number;
}

/** The parameter of the address with the number of people shown. */
export const SHOWN_PARAMETER = 'ver';

/** The value of `lista` for a search in all lists from the page of one. */
const ALL_LISTS = 'todas';

/** The value of `todas` for skills, which links of 2026 have. */
const ALL_SKILLS = '1';

/** Characters of the longest sentence. */
const MAX_WORDS_LENGTH = 200;

/** The least and the greatest playing age in years, and height in centimetres, of a search. */
const LIMITS = { age: [0, 120], height: [50, 250] } as const;

export const isRated = (facet: string): facet is RatedFacet =>
  (RATED_FACETS as readonly string[]).includes(facet);

const cleanWords = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS_LENGTH).trim();

function parseRange(text: string, [min, max]: readonly [number, number]): Range | undefined {
  const [, first = '', dash, second = ''] = /^(\d{0,3})(-?)(\d{0,3})$/.exec(text) ?? [];
  if (!first && !second) return undefined;
  const ends = [first, dash ? second : first].map((end) => (end ? Number(end) : undefined));
  if (ends.some((end) => end !== undefined && (end < min || end > max))) return undefined;
  const [from, to] = ends;
  return from !== undefined && to !== undefined && from > to
    ? { from: to, to: from }
    : { from, to };
}

function parseChoices(query: URLSearchParams, index: FinderIndex, facet: Facet): Choice[] {
  const asked = query.getAll(FACET_PARAMETERS[facet]).join();
  if (!asked) return [];
  const known = new Set(facetValues(index, facet).map(({ value }) => value));
  const choices = new Map<string, Choice>();
  for (const part of asked.split(',')) {
    const [value, level] = part.split(':');
    if (!value || !known.has(value)) continue;
    const least = isRated(facet) ? LEVELS.find((one) => one === level) : undefined;
    choices.set(value, least ? { value, least } : { value });
  }
  return [...choices.values()];
}

function parseLists(query: URLSearchParams, index: FinderIndex, list: List | undefined): Choice[] {
  if (query.get(FACET_PARAMETERS.lists) === ALL_LISTS) return [];
  const choices = parseChoices(query, index, 'lists');
  return choices.length === 0 && list ? [{ value: listValue(list) }] : choices;
}

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
  const chosen = Object.fromEntries(
    FACETS.map((facet) => [facet, parseChoices(query, index, facet)]),
  ) as Record<Facet, Choice[]>;
  const all = (query.get('todas') ?? '').split(',');
  const isAll = (facet: RatedFacet) =>
    all.includes(facet === 'skills' ? ALL_SKILLS : FACET_PARAMETERS[facet]);
  const filters: Filters = {
    ...emptyFilters(),
    age: parseRange(query.get('edad') ?? '', LIMITS.age),
    height: parseRange(query.get('altura') ?? '', LIMITS.height),
    chosen: { ...chosen, lists: parseLists(query, index, list) },
    all: RATED_FACETS.filter((facet) => chosen[facet].length > 1 && isAll(facet)),
    hasVideo: query.get('video') === '1',
    hasVoice: query.get('voz') === '1',
  };
  return { words: cleanWords(query.get('q') ?? ''), filters, shown: parseShown(query) };
}

const rangeText = ({ from, to }: Range): string => `${from ?? ''}-${to ?? ''}`;

const choiceTexts = (choices: readonly Choice[]): string =>
  choices
    .map(({ value, least }) => (least ? `${value}:${least}` : value))
    .sort()
    .join();

function listsText(choices: readonly Choice[], list: List | undefined): string {
  const text = choiceTexts(choices);
  if (!list) return text;
  return text === '' ? ALL_LISTS : text === listValue(list) ? '' : text;
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
  const { age, height, chosen, all, hasVideo, hasVoice } = filters;
  const facet = (name: Facet): [string, string] => [
    FACET_PARAMETERS[name],
    name === 'lists' ? listsText(chosen.lists, list) : choiceTexts(chosen[name]),
  ];
  const together = RATED_FACETS.filter((name) => all.includes(name) && chosen[name].length > 1);
  const parameters: [name: string, value: string][] = [
    ['q', cleanWords(words)],
    ['edad', age ? rangeText(age) : ''],
    facet('languages'),
    facet('accents'),
    facet('skills'),
    ['todas', together.map((one) => (one === 'skills' ? '1' : FACET_PARAMETERS[one])).join()],
    ['altura', height ? rangeText(height) : ''],
    facet('hair'),
    facet('eyes'),
    facet('places'),
    facet('citizenships'),
    ['video', hasVideo ? '1' : ''],
    ['voz', hasVoice ? '1' : ''],
    facet('lists'),
    facet('crafts'),
    facet('titles'),
    [SHOWN_PARAMETER, shown > TALENTS_PER_PAGE ? String(shown) : ''],
  ];
  return parameters
    .flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
    .join('&');
}

/** Returns filters with a value of a facet chosen, or no longer chosen; a new least level replaces the old. */
export function toggleChoice(
  filters: Filters,
  facet: Facet,
  choice: Choice,
  isChosen: boolean,
): Filters {
  const others = filters.chosen[facet].filter(({ value }) => value !== choice.value);
  const choices = isChosen ? [...others, choice] : others;
  return { ...filters, chosen: { ...filters.chosen, [facet]: choices } };
}
