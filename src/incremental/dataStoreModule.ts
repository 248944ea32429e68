import { readFileSync } from 'node:fs';
import { parse } from 'devalue';

/*
 * Replaces Astro's module of loaded entries and reads the data store at render time. Astro would
 * inline it into the bundle as one string literal, for which the bundler takes 1 GB at 10,000
 * entries. The default export is the Map that Astro would build, so that the JSON text can be
 * garbage-collected. The path is an environment variable because one bundle may read several stores.
 */
export default parse(readFileSync(process.env.DATA_STORE_FILE!, 'utf8')) as unknown;
