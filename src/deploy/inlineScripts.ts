import { createHash } from 'node:crypto';

/** Scripts that stand in the page and run; what has a type is data, or has an address. */
const INLINE_SCRIPT = /<script\b(?![^>]*\s(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

/** As many characters of a script as tell which one it is. */
const SHOWN_LENGTH = 60;

const inlineScripts = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? '');

/**
 * Gives the scripts that the site itself puts into its pages, learnt from two of them.
 *
 * @param home the page at `/`, which begins with a script of its own
 * @param notFound a page that has what all pages have, and no text of an editor's
 */
export const ownScripts = (home: string, notFound: string): ReadonlySet<string> =>
  new Set([...inlineScripts(home).slice(0, 1), ...inlineScripts(notFound)]);

/**
 * Checks that a page has no other scripts: one that came with the content must not be allowed.
 *
 * @throws {Error} naming the page and the beginning of the script
 */
export function checkScripts(page: string, html: string, own: ReadonlySet<string>): void {
  const foreign = inlineScripts(html).find((text) => !own.has(text));
  if (foreign === undefined) return;
  throw new Error(
    `${page} has a script that not all pages have: ${foreign.trim().slice(0, SHOWN_LENGTH)}`,
  );
}

/** The hash by which a policy names a script. */
export const scriptHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
