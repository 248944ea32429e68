import { loadedEntries } from '../../lib/loadedEntries.ts';

/*
 * Replaces Astro's module of loaded entries by the entries in memory. Astro would inline its data store
 * into the bundle, which would change with each record, and take the bundler 1 GB at 10,000 entries. The
 * default export is the Map that Astro would create.
 */
export default loadedEntries.all();
