import { loadedEntries } from '../../lib/loadedEntries.ts';

/*
 * Replaces Astro's module of loaded entries by the entries in memory. Astro would inline its data store
 * into the bundle as one string literal, for which the bundler takes 1 GB at 10,000 entries, and it
 * keeps the loaded entries until the build ends: parsing its file would create all of them twice. The
 * default export is the Map that Astro would create.
 */
export default loadedEntries.all();
