/** Key on `globalThis`: the loaders and the bundled site do not share modules. */
const ENTRIES_KEY = Symbol.for('foco-agencia:loaded-entries');

const registry = globalThis as { [ENTRIES_KEY]?: Map<string, ReadonlyMap<string, unknown>> };

/**
 * The entries that this build has loaded, by collection and id, as Astro's store contains them. In a build,
 * it replaces Astro's module of entries, which would inline the data store into the bundle: that would
 * change with each record, and take the bundler 1 GB at 10,000 entries.
 */
export default (registry[ENTRIES_KEY] ??= new Map());
