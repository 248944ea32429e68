import type { PageMetadata } from '../../lib/pageMetadata.ts';
import { sha256 } from '../../lib/hash.ts';

/** A comment, or a tag as browsers parse it: `<` and `>` in quoted attributes are text. */
const TAG = /<!--[^]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Length of the excerpt in error messages, in characters. */
const EXCERPT_LENGTH = 60;

/** Returns the inline scripts of a page that run; a script with `src` or `type` is a file or data. */
function findInlineScripts(html: string): string[] {
  const scripts: string[] = [];
  const tags = new RegExp(TAG);
  const lower = html.toLowerCase();
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const [, name = '', attributes = ''] = match;
    if (name.toLowerCase() !== 'script') continue;
    const end = lower.indexOf('</script', tags.lastIndex);
    const text = html.slice(tags.lastIndex, end < 0 ? html.length : end);
    tags.lastIndex += text.length;
    if (!/\s(?:src|type)=/.test(attributes)) scripts.push(text);
  }
  return scripts;
}

/**
 * Returns the inline scripts that the site itself adds to its pages, read from some of them.
 *
 * @param home the page at `/`, whose first script is on no other page
 * @param others pages without editors' content: one with the scripts of all pages, and one with that of
 *   proposals
 */
export const allowedScripts = (home: string, ...others: string[]): ReadonlySet<string> =>
  new Set([...findInlineScripts(home).slice(0, 1), ...others.flatMap(findInlineScripts)]);

/**
 * Checks that all inline scripts of a page are allowed: a script in the content must not run.
 *
 * @throws {Error} naming the page and the beginning of the script
 */
export function checkScripts(page: string, html: string, allowed: ReadonlySet<string>): void {
  const injected = findInlineScripts(html).find((text) => !allowed.has(text));
  if (injected === undefined) return;
  const excerpt = injected.trim().slice(0, EXCERPT_LENGTH);
  throw new Error(`${page} has an inline script that is not on every page: ${excerpt}`);
}

/** Returns the hash source of a script for the policy: `sha256-…`. */
export const scriptHash = (text: string): string => `sha256-${sha256(text, 'base64')}`;

/**
 * Returns every text of a page that may be an inline script, also one in an attribute or a comment:
 * two pages with the same result have the same scripts. Parsing all tags takes ten times as long.
 */
function findPossibleScripts(html: string): string {
  let scripts = '';
  for (const { index } of html.matchAll(/<script/gi)) {
    const end = html.indexOf('>', index);
    if (end >= 0 && /\s(?:src|type)=/.test(html.slice(index, end))) continue;
    const close = /<\/script/gi;
    close.lastIndex = index;
    scripts += html.slice(index, close.exec(html)?.index) + '\n';
  }
  return scripts;
}

/**
 * Groups pages by their inline scripts, so that one page of each group is checked instead of
 * 10,000 pages.
 */
export class InlineScriptIndex implements PageMetadata {
  #hashes: ReadonlyMap<string, string> = new Map();
  readonly #hashOf = new Map<string, string>();

  /** Returns the hash of a page's inline scripts; most pages have the same ones. */
  extract(html: string): string {
    const scripts = findPossibleScripts(html);
    let hash = this.#hashOf.get(scripts);
    if (hash === undefined) {
      hash = sha256(scripts);
      this.#hashOf.set(scripts, hash);
    }
    return hash;
  }

  onComplete(hashes: ReadonlyMap<string, string>): void {
    this.#hashes = hashes;
  }

  /** Returns one file per distinct set of inline scripts, and every file without a hash. */
  distinctPages(files: readonly string[]): string[] {
    const seen = new Set<string>();
    return files.filter((file) => {
      const hash = this.#hashes.get(file);
      if (hash === undefined) return true;
      const isNew = !seen.has(hash);
      seen.add(hash);
      return isNew;
    });
  }
}
