import type { List } from '../../../cms/contract/lists.ts';
import { PAGE_PATHS } from '../../../cms/contract/pages.ts';
import { TALENTS_PER_PAGE } from '~/lib/routing/pagination';
import {
  type Choice,
  FACETS,
  FACET_PARAMETERS,
  type Facet,
  type Filters,
  LEVELS,
  RATED_FACETS,
  type Range,
  type RatedFacet,
} from './finderIndex';

/** What a page searches for: a sentence, what is chosen in the panel, and how many people are shown. */
export interface Search {
  sentence: string;
  filters: Filters;
  shown: number;
}

/** The parameter of the address with the number of people shown. */
export const SHOWN_PARAMETER = 'ver';

/** The value of `lista` for a search in all lists from the page of one. */
const ALL_LISTS = 'todas';

/** Characters of the longest sentence. */
export const MAX_SENTENCE_LENGTH = 200;

/** The least and the greatest playing age in years, and height in centimetres, of a search. */
const LIMITS = { age: [0, 120], height: [50, 250] } as const;

/** Returns the value of a list in the facet `lists`: its path without slash. */
export const listValue = (list: List): string => PAGE_PATHS[list].slice(1);

const isRated = (facet: Facet): facet is RatedFacet =>
  (RATED_FACETS as readonly Facet[]).includes(facet);

/** Returns filters that everybody matches. */
export const emptyFilters = (): Filters => ({
  chosen: Object.fromEntries(FACETS.map((facet) => [facet, []])) as unknown as Filters['chosen'],
  all: [],
  hasVideo: false,
  hasVoice: false,
});

function parseRange(text: string, [min, max]: readonly [number, number]): Range | undefined {
  const [, first = '', dash, second = ''] = /^(\d{0,3})(-?)(\d{0,3})$/.exec(text) ?? [];
  if (!first && !second) return undefined;
  const [from, to] = [first, dash ? second : first].map((end) => (end ? Number(end) : undefined));
  if ([from, to].some((end) => end !== undefined && (end < min || end > max))) return undefined;
  return from !== undefined && to !== undefined && from > to
    ? { from: to, to: from }
    : { from, to };
}

/** @param isKnown whether a facet has a value; others are dropped */
function parseChoices(
  query: URLSearchParams,
  facet: Facet,
  isKnown: (facet: Facet, value: string) => boolean,
): Choice[] {
  const choices = new Map<string, Choice>();
  for (const part of query.getAll(FACET_PARAMETERS[facet]).join().split(',')) {
    const [value, level] = part.split(':');
    if (!value || !isKnown(facet, value)) continue;
    const least = isRated(facet) ? LEVELS.find((known) => known === level) : undefined;
    choices.set(value, least ? { value, least } : { value });
  }
  return [...choices.values()];
}

function parseAll(text: string): RatedFacet[] {
  // Addresses of earlier versions: all skills.
  if (text === '1') return ['skills'];
  const names = text.split(',');
  return RATED_FACETS.filter((facet) => names.includes(FACET_PARAMETERS[facet]));
}

function parseShown(text: string | null): number {
  const shown = Number(text);
  return Number.isSafeInteger(shown) && shown > 0
    ? Math.ceil(shown / TALENTS_PER_PAGE) * TALENTS_PER_PAGE
    : TALENTS_PER_PAGE;
}

/**
 * Parses the query of an address. Unknown parameters and values are dropped, and a range with its ends
 * exchanged is corrected.
 *
 * @param list the list on whose page the finder is; without `lista` in the query the search is limited
 *   to it. `undefined` on the page of the whole agency.
 * @example parseSearch(new URLSearchParams('q=canta&edad=28-40&idioma=euskera:alto'), isKnown)
 */
export function parseSearch(
  query: URLSearchParams,
  isKnown: (facet: Facet, value: string) => boolean,
  list?: List,
): Search {
  const chosen = Object.fromEntries(
    FACETS.map((facet) => [facet, parseChoices(query, facet, isKnown)]),
  ) as Record<Facet, Choice[]>;
  if (query.get(FACET_PARAMETERS.lists) === ALL_LISTS) chosen.lists = [];
  else if (list && chosen.lists.length === 0) chosen.lists = [{ value: listValue(list) }];
  return {
    sentence: (query.get('q') ?? '').replace(/\s+/g, ' ').trimStart().slice(0, MAX_SENTENCE_LENGTH),
    shown: parseShown(query.get(SHOWN_PARAMETER)),
    filters: {
      age: parseRange(query.get('edad') ?? '', LIMITS.age),
      height: parseRange(query.get('altura') ?? '', LIMITS.height),
      chosen,
      all: parseAll(query.get('todas') ?? '').filter((facet) => chosen[facet].length > 1),
      hasVideo: query.get('video') === '1',
      hasVoice: query.get('voz') === '1',
    },
  };
}

const rangeText = (range: Range | undefined): string =>
  range ? `${range.from ?? ''}-${range.to ?? ''}` : '';

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
 * Returns the query of a search, without `?`: the same search has the same address, in both languages.
 * The list of the page itself is omitted; on a list's page a search in all lists is `lista=todas`.
 *
 * @param list as in {@link parseSearch}
 */
export function queryOf({ sentence, filters, shown }: Search, list?: List): string {
  const { age, height, chosen, all, hasVideo, hasVoice } = filters;
  const facet = (name: Facet): [string, string] => [
    FACET_PARAMETERS[name],
    name === 'lists' ? listsText(chosen.lists, list) : choiceTexts(chosen[name]),
  ];
  const allText = all
    .filter((name) => chosen[name].length > 1)
    .map((name) => FACET_PARAMETERS[name])
    .join();
  const parameters: [name: string, value: string][] = [
    ['q', sentence.replace(/\s+/g, ' ').trim()],
    ['edad', rangeText(age)],
    ...(['languages', 'accents', 'skills'] as const).map(facet),
    ['todas', allText === FACET_PARAMETERS.skills ? '1' : allText],
    ['altura', rangeText(height)],
    ...(['hair', 'eyes', 'places', 'citizenships'] as const).map(facet),
    ['video', hasVideo ? '1' : ''],
    ['voz', hasVoice ? '1' : ''],
    ...(['lists', 'crafts', 'titles'] as const).map(facet),
    [SHOWN_PARAMETER, shown > TALENTS_PER_PAGE ? String(shown) : ''],
  ];
  return parameters
    .flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
    .join('&');
}
