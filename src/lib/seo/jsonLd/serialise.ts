import type { Thing } from 'schema-dts';

/** Characters that end a script element, open a comment in one, or break a line of script. */
const UNSAFE = /[<>\u2028\u2029]/g;

const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Writes the things that a page tells search engines, safe to stand in a script element. */
export const graphJson = (things: Exclude<Thing, string>[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(UNSAFE, escaped);
