import { readFileSync } from 'node:fs';
import { parse } from 'devalue';
import { CONTENT_FILE } from './dataStoreEnv.ts';

/*
 * What was loaded, read when the first page is made. Astro would put it into the bundle as one long
 * text, which takes the bundler a gigabyte for ten thousand entries. It is given as the map that Astro
 * would make of it: what that is made from can then be let go.
 */
export default parse(readFileSync(process.env[CONTENT_FILE]!, 'utf8')) as unknown;
