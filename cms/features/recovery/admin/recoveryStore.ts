import { type UseStore, createStore, delMany, entries, set } from 'idb-keyval';

/** The values of a form that were not saved. */
interface RecoveryCopy {
  /** Milliseconds since 1970. */
  savedAt: number;
  /** `updatedAt` of the record that the form showed; `null` for a new record. */
  basedOn: string | null;
  values: Record<string, unknown>;
}

/** A copy with its key. */
export interface FoundCopy extends RecoveryCopy {
  key: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_AGE_MS = 7 * DAY_MS;

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('unsaved-work', 'copies'));

/** Browsers without a database, e.g. in some private windows, have no copies. */
const ignore = () => undefined;

/** Returns the start of the keys of a user's copies. */
const startOf = (user: number | string) => `${user} `;

/**
 * Returns the start of the keys of the copies of one form.
 *
 * @param record the id, or `undefined` for a new record or a global
 */
export const scopeOf = (
  user: number | string,
  kind: string,
  record: number | string | undefined,
  locale: string,
): string => `${startOf(user)}${kind} ${record ?? 'new'} ${locale} `;

/** Creates the key of a form's copy: two windows with the same form have copies of their own. */
export const createKey = (scope: string): string =>
  `${scope}${Math.random().toString(36).slice(2)}`;

export const saveCopy = (key: string, copy: RecoveryCopy): Promise<void> =>
  set(key, copy, store()).catch(ignore);

export const removeCopies = (keys: string[]): Promise<void> => delMany(keys, store()).catch(ignore);

const allCopies = (): Promise<[string, RecoveryCopy][]> =>
  entries<string, RecoveryCopy>(store()).catch(() => []);

async function removeWhere(matches: (key: string, copy: RecoveryCopy) => boolean): Promise<void> {
  const found = (await allCopies()).filter(([key, copy]) => matches(key, copy));
  await removeCopies(found.map(([key]) => key));
}

/** Removes the copies of all users that are older than seven days. */
export const removeOldCopies = (): Promise<void> =>
  removeWhere((_key, { savedAt }) => savedAt < Date.now() - MAX_AGE_MS);

/** Removes all copies of a user. */
export const removeCopiesOf = (user: number | string): Promise<void> =>
  removeWhere((key) => key.startsWith(startOf(user)));

/** Marks a copy as that of an open window until the returned function is called; a crash unmarks it. */
export function holdCopy(key: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks?.request(key, () => promise).catch(ignore);
  return resolve;
}

async function heldKeys(): Promise<Set<string | undefined>> {
  const state = await navigator.locks?.query();
  return new Set((state?.held ?? []).map(({ name }) => name));
}

/** Finds the newest copy of a form that no open window is writing. */
export async function findCopy(scope: string): Promise<FoundCopy | undefined> {
  const held = await heldKeys();
  return (await allCopies())
    .filter(([key]) => key.startsWith(scope) && !held.has(key))
    .map(([key, copy]) => ({ ...copy, key }))
    .sort((a, b) => b.savedAt - a.savedAt)[0];
}
