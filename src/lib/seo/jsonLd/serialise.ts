import type { Thing } from 'schema-dts';

/** Characters that could end a script element, open a comment in it, or break a line of script. */
const UNSAFE = /[<>\u2028\u2029]/g;

const escapeCharacter = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Serialises nodes as a JSON-LD graph that is safe inside a script element. */
export const serialiseGraph = (nodes: Exclude<Thing, string>[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    UNSAFE,
    escapeCharacter,
  );
