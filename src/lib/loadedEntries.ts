/** The entries of a collection, as Astro's store contains them, by id. */
type Entries = ReadonlyMap<string, unknown>;

/** Key on `globalThis`: the loaders and the bundled site do not share modules. */
const ENTRIES_KEY = Symbol.for('foco-agencia:loaded-entries');

const registry = globalThis as { [ENTRIES_KEY]?: Map<string, Entries> };

/** Sets the entries that this build has loaded for a collection, in place of earlier ones. */
export const setLoadedEntries = (collection: string, entries: Entries): void =>
  void (registry[ENTRIES_KEY] ??= new Map()).set(collection, entries);

/**
 * Returns the loaded entries by collection.
 *
 * @throws {Error} when nothing was loaded in this process
 */
export function getLoadedEntries(): ReadonlyMap<string, Entries> {
  const loaded = registry[ENTRIES_KEY];
  if (!loaded) throw new Error('The content must be loaded before pages are rendered');
  return new Map(loaded);
}
