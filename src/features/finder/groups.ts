import type { List } from '#contract/lists.ts';
import type { Field, Filters } from './finderIndex';
import { isHome } from './address';

/** The fields that each button of the row opens. */
const GROUPS = {
  age: ['age', 'lists'],
  spoken: ['languages', 'accents'],
  skills: ['skills'],
  looks: ['height', 'hair', 'eyes', 'places', 'citizenships', 'voice', 'crafts', 'titles'],
  craft: ['crafts', 'titles', 'lists'],
  origin: ['places', 'citizenships'],
} as const satisfies Record<string, readonly Field[]>;

/** A button of the row. */
type Group = keyof typeof GROUPS;

/** A button that opens fields; `all` is that of narrow windows, whose row has no switch for video. */
export type Opener = Group | 'all';

/**
 * Returns the buttons of the row. Of directors and screenwriters nobody asks for age or looks.
 *
 * @param list the list of the page; `undefined` for the whole agency
 */
export const groupsOf = (list: List | undefined): readonly Group[] =>
  list === 'directors' ? ['craft', 'spoken', 'origin'] : ['age', 'spoken', 'skills', 'looks'];

/** Returns the fields that a button of the row opens. */
export const fieldsOf = (opener: Opener, list: List | undefined): readonly Field[] =>
  opener === 'all'
    ? [...new Set([...groupsOf(list).flatMap<Field>((group) => GROUPS[group]), 'video' as const])]
    : GROUPS[opener];

/** Returns how much of a field is chosen; the list of the page alone does not count. */
export const chosenCount = (filters: Filters, field: Field, list: List | undefined): number =>
  field === 'lists' && isHome(filters, list) ? 0 : filters[field].length;

/** Returns how much is chosen of what the name of a button of the row says: lists are no ages. */
export const groupCount = (filters: Filters, group: Group, list: List | undefined): number =>
  GROUPS[group]
    .filter((field) => field !== 'lists')
    .reduce((sum, field) => sum + chosenCount(filters, field, list), 0);

/** Whose number the row shows: of a list that has a word for its people, or of people. */
type Scope = 'actors' | 'actresses' | 'people';

const SCOPES = new Map<string, Scope>(Object.entries({ actores: 'actors', actrices: 'actresses' }));

/**
 * Returns whose number is shown for the lists of a search.
 *
 * @param lists as in the address: `actrices`
 */
export const scopeOf = (lists: readonly string[]): Scope =>
  (lists.length === 1 && SCOPES.get(lists[0]!)) || 'people';
