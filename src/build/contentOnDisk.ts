import { readFileSync } from 'node:fs';
import { CONTENT_FILE } from './contentFile.ts';

/*
 * What was loaded, read when the first page is made. Astro would put it into the bundle as one long
 * text, which takes the bundler a gigabyte for ten thousand entries.
 */
export default JSON.parse(readFileSync(process.env[CONTENT_FILE]!, 'utf8')) as unknown;
