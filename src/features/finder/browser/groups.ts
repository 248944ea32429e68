import type { List } from '../../../../cms/contract/lists.ts';
import type { Facet } from '~/features/finder/columns/facets';

/** A part of the panel: the values of a facet, a range, or a switch for video or voice clips. */
export type Field = Facet | 'age' | 'height' | 'video' | 'voice';

/** The fields that each button of the row opens. */
export const GROUPS = {
  age: ['age', 'lists'],
  spoken: ['languages', 'accents'],
  skills: ['skills'],
  looks: ['height', 'hair', 'eyes', 'bases', 'citizenships', 'voice', 'crafts', 'titles'],
  craft: ['crafts', 'titles', 'lists'],
  origin: ['bases', 'citizenships'],
} as const satisfies Record<string, readonly Field[]>;

/** A button of the row. */
export type Group = keyof typeof GROUPS;

/** Whose number the row shows: of a list that has a word for its people, or of people. */
export type Scope = 'actors' | 'actresses' | 'people';

/**
 * Returns the buttons of the row. Of directors and screenwriters nobody asks for age or looks.
 *
 * @param list the list of the page; `undefined` for the whole agency
 */
export const groupsOf = (list: List | undefined): readonly Group[] =>
  list === 'directors' ? ['craft', 'spoken', 'origin'] : ['age', 'spoken', 'skills', 'looks'];

/**
 * Returns the fields that a button of the row opens; `all` is that of narrow windows, whose row has no
 * switch for video.
 */
export const fieldsOf = (button: Group | 'all', list: List | undefined): Set<Field> =>
  button === 'all'
    ? new Set([...groupsOf(list).flatMap<Field>((group) => GROUPS[group]), 'video'])
    : new Set(GROUPS[button]);

const SCOPES: Readonly<Record<string, Scope>> = { actores: 'actors', actrices: 'actresses' };

/**
 * Returns whose number is shown for the lists of a search.
 *
 * @param lists as in the address: `actrices`
 */
export const scopeOf = (lists: readonly string[]): Scope =>
  (lists.length === 1 && SCOPES[lists[0]!]) || 'people';
