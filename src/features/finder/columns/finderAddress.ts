import type { List } from '../../../../cms/contract/lists.ts';
import type { Choice, Filters, Range } from './finderFilters';
import type { FinderIndex } from './finderIndex';
import { PAGE_PATHS } from '../../../../cms/contract/pages.ts';
import { FACETS, FACET_PARAMETERS, type Facet, LEVELS, RATED_FACETS } from './facets';
import { emptyFilters } from './finderFilters';

/** The value of `lista` for a search in all lists from the page of one. */
const ALL_LISTS = 'todas';

/** Characters of the longest text of free words. */
const MAX_WORDS_LENGTH = 200;

/** The least and the greatest playing age in years, and height in centimetres, of a search. */
const LIMITS = { age: [0, 120], height: [50, 250] } as const;

/** Returns the value of a list in the facet `lists`: its path without slash. */
export const listValue = (list: List): string => PAGE_PATHS[list].slice(1);

const isRated = (facet: Facet): boolean => (RATED_FACETS as readonly Facet[]).includes(facet);

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
  const choices = new Map<string, Choice>();
  for (const part of query.getAll(FACET_PARAMETERS[facet]).join().split(',')) {
    const [value, level] = part.split(':');
    if (!value || !index.numbers[facet].has(value)) continue;
    const least = isRated(facet) ? LEVELS.find((known) => known === level) : undefined;
    choices.set(value, least ? { value, least } : { value });
  }
  return [...choices.values()];
}

function parseLists(query: URLSearchParams, index: FinderIndex, list: List | undefined): Choice[] {
  if (query.get(FACET_PARAMETERS.lists) === ALL_LISTS) return [];
  const choices = parseChoices(query, index, 'lists');
  return choices.length === 0 && list ? [{ value: listValue(list) }] : choices;
}

/**
 * Parses the query of an address. Unknown parameters and values are dropped, a range with its ends
 * exchanged is corrected, and empty parameters are ignored.
 *
 * @param list the list on whose page the finder is; without `lista` in the query the search is limited
 *   to it. `undefined` on the page of the whole agency.
 * @example parseFilters(new URLSearchParams('edad=28-40&idioma=euskera:alto,ingles'), index)
 */
export function parseFilters(query: URLSearchParams, index: FinderIndex, list?: List): Filters {
  const chosen = Object.fromEntries(
    FACETS.map((facet) => [facet, parseChoices(query, index, facet)]),
  ) as Record<Facet, Choice[]>;
  return {
    ...emptyFilters(),
    words: cleanWords(query.get('q') ?? ''),
    age: parseRange(query.get('edad') ?? '', LIMITS.age),
    height: parseRange(query.get('altura') ?? '', LIMITS.height),
    chosen: { ...chosen, lists: parseLists(query, index, list) },
    allSkills: query.get('todas') === '1' && chosen.skills.length > 1,
    hasVideo: query.get('video') === '1',
    hasVoice: query.get('voz') === '1',
  };
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
 * @param list as in {@link parseFilters}
 * @example serialiseFilters(filters) // 'edad=28-40&idioma=euskera:alto,ingles'
 */
export function serialiseFilters(filters: Filters, list?: List): string {
  const { words, age, height, chosen, allSkills, hasVideo, hasVoice } = filters;
  const facet = (name: Facet): [string, string] => [
    FACET_PARAMETERS[name],
    name === 'lists' ? listsText(chosen.lists, list) : choiceTexts(chosen[name]),
  ];
  const parameters: [name: string, value: string][] = [
    ['q', cleanWords(words)],
    ['edad', age ? rangeText(age) : ''],
    facet('languages'),
    facet('accents'),
    facet('skills'),
    ['todas', allSkills && chosen.skills.length > 1 ? '1' : ''],
    ['altura', height ? rangeText(height) : ''],
    facet('hair'),
    facet('eyes'),
    facet('bases'),
    facet('citizenships'),
    ['video', hasVideo ? '1' : ''],
    ['voz', hasVoice ? '1' : ''],
    facet('lists'),
    facet('crafts'),
    facet('titles'),
  ];
  return parameters
    .flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
    .join('&');
}
