import { createHash } from 'node:crypto';
import type { PageNotes } from '../incremental/pageCache.ts';
import { sha256 } from '../incremental/hash.ts';

/** What a browser takes for a tag: in the quotes of an attribute there is none. */
const TAG = /<!--[^]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** As many characters of a script as tell which one it is. */
const SHOWN_LENGTH = 60;

/** The scripts that stand in the page and run; what has a type is data, or has an address. */
export function inlineScripts(html: string): string[] {
  const scripts: string[] = [];
  const tags = new RegExp(TAG);
  const lower = html.toLowerCase();
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [, name = '', attributes = ''] = found;
    if (name.toLowerCase() !== 'script') continue;
    const end = lower.indexOf('</script', tags.lastIndex);
    const text = html.slice(tags.lastIndex, end < 0 ? html.length : end);
    tags.lastIndex += text.length;
    if (!/\s(?:src|type)=/.test(attributes)) scripts.push(text);
  }
  return scripts;
}

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

/**
 * Tells which pages have the same scripts in them, so that of ten thousand pages only those need to be
 * looked at that differ.
 */
export class ScriptNotes implements PageNotes {
  #notes: ReadonlyMap<string, string> = new Map();

  noteOf(html: string): string {
    return sha256(JSON.stringify(inlineScripts(html)));
  }

  take(notes: ReadonlyMap<string, string>): void {
    this.#notes = notes;
  }

  /** Leaves one file of those with the same scripts, and all of which nothing is known. */
  differing(files: readonly string[]): string[] {
    const seen = new Set<string>();
    return files.filter((file) => {
      const note = this.#notes.get(file);
      if (note === undefined) return true;
      const isNew = !seen.has(note);
      seen.add(note);
      return isNew;
    });
  }
}
