/** The entries of a collection, as Astro's store contains them, by id. */
type Entries = ReadonlyMap<string, unknown>;

/** Key on `globalThis`: the loaders and the bundled site do not share modules. */
const ENTRIES_KEY = Symbol.for('foco-agencia:loaded-entries');

const registry = globalThis as { [ENTRIES_KEY]?: Map<string, Entries> };

/** The entries that this build has loaded, by collection. */
export const loadedEntries = {
  /** Sets the entries of a collection, in place of earlier ones. */
  set: (collection: string, entries: Entries): void =>
    void (registry[ENTRIES_KEY] ??= new Map()).set(collection, entries),

  /** Returns all entries. */
  all(): ReadonlyMap<string, Entries> {
    const loaded = registry[ENTRIES_KEY];
    if (!loaded) throw new Error('The content must be loaded before pages are rendered');
    return new Map(loaded);
  },
};
