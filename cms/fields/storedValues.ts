import type { PayloadRequest, Where } from 'payload';
import { type AddedList, ADDED_LISTS, KEY_FIELDS, readAddedValue } from '#contract/addedValues.ts';
import { stored } from '../stored/stored.ts';
import { type Choice, addedChoice } from './choices.ts';

/** A talent with the keys of the added values in its public row and its newest version. */
interface Holder {
  id: number | string;
  keys: string[];
}

/** The rows of a list, with a level. */
export type ValueRows = { [name: string]: unknown; level?: string | null }[];

/** The lists of a talent. */
export type ValueLists = Partial<Record<AddedList, ValueRows | null>>;

/** Keys of the vocabulary have no colon. */
const hasAdded = (start = ''): Where => ({
  or: ADDED_LISTS.map((list) => ({ [`${start}${list}.${KEY_FIELDS[list]}`]: { like: ':' } })),
});

const SELECT = { languages: true, accents: true, skills: true } as const;

const keysIn = (lists: ValueLists): string[] =>
  ADDED_LISTS.flatMap((list) =>
    (lists[list] ?? []).map((row) => String(row[KEY_FIELDS[list]])),
  ).filter((key) => readAddedValue(key));

/** Finds the talents that have values which editors have added: drafts, published and in the trash. */
export async function findHolders(req: PayloadRequest): Promise<Holder[]> {
  const rows = await stored.find<ValueLists & { id: number }>(req, 'talents', {
    where: hasAdded(),
    select: SELECT,
  });
  const versions = await stored.versions<ValueLists>(req, 'talents', {
    where: { and: [stored.LATEST, hasAdded('version.')] },
    select: { parent: true, version: SELECT },
  });
  const found = new Map<number | string, Set<string>>();
  const all = [
    ...rows.map(({ id, ...lists }) => ({ id, lists })),
    ...versions.map(({ parent, version }) => ({ id: parent!, lists: version })),
  ];
  for (const { id, lists } of all)
    found.set(id, (found.get(id) ?? new Set()).union(new Set(keysIn(lists))));
  return [...found].map(([id, keys]) => ({ id, keys: [...keys] }));
}

/** Returns the values that editors have added, each once, as choices. */
export async function addedChoices(req: PayloadRequest): Promise<Choice[]> {
  const keys = new Set((await findHolders(req)).flatMap((holder) => holder.keys));
  return [...keys].map((key) => addedChoice(key)).filter((one) => one !== undefined);
}
