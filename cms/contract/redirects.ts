import { canonicalPath } from './paths.ts';
import { SLUG } from './slugs.ts';

/** A redirect as editors define it, or one from a former address of a talent. */
export interface RedirectRule {
  /** The old path, as written. */
  from: string;
  /** A path of this site or a URL of another. */
  to: string;
  status: 301 | 302;
  /** The CMS record of the rule, for messages to editors. */
  record: string;
  /** Whether the rule comes from a former address; a rule that editors define replaces it. */
  isFormerAddress?: boolean;
}

/** Rules that cannot all be followed. */
export interface RedirectConflict {
  code: 'twoTargets' | 'loop';
  /** Of two targets the rule that is followed and the other one; of a loop every rule. */
  rules: RedirectRule[];
}

/**
 * Form of the path that a redirect starts from: no query, fragment, space, control character,
 * wildcard (`*`) or placeholder (`:`), and no `//` or `/\` at the start, which browsers read as a host.
 */
const SOURCE_PATTERN = /^\/(?![/\\])[^\s?#*:\p{Cc}]*$/u;
/** Bytes of the longest path; a host stores a redirect as a file too. */
const MAX_PATH_BYTES = 500;
/** Folders of the site's files, and names that hosts reserve. */
const RESERVED_FOLDERS = /^\/(?:_|\.|(?:cards|files|(?:en\/)?fichas)(?:\/|$))/;
/** Files that a browser, a search engine or the host expects in the root. */
const RESERVED_FILES =
  /^\/(?:en\/)?[^/]+\.(?:txt|xml|ico|js|webmanifest)$|^\/finder\.json$|^\/seleccion\/[^/]+\.json$|^\/(?:apple-touch-)?icon[^/]*\.png$|^\/favicon[^/]*$/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A segment that browsers resolve before they ask (`/a/../b` is `/b`), and what they read as a slash. */
const RESOLVED = /(?:^|\/)(?:\.|%2e){1,2}(?:\/|$)|\\/i;

/** Returns why no redirect can start from a path, or `undefined` if one can. */
export function findSourceProblem(
  from: string,
): 'notPath' | 'controlCharacter' | 'tooLong' | 'reserved' | undefined {
  if (!SOURCE_PATTERN.test(from) || RESOLVED.test(from)) return 'notPath';
  const path = canonicalPath(from);
  if (/\p{Cc}/u.test(path)) return 'controlCharacter';
  if (path.startsWith('//') || path.includes('*')) return 'notPath';
  const isShort = path.split('/').every((segment) => bytesOf(segment) <= SLUG.maxBytes);
  if (!isShort || bytesOf(path) > MAX_PATH_BYTES) return 'tooLong';
  return RESERVED_FOLDERS.test(path) || RESERVED_FILES.test(path) ? 'reserved' : undefined;
}

/** What a build says about a redirect that has no effect beside the site's pages and files. */
export const REDIRECT_FAULTS = {
  notPath: 'is not a path that can be redirected',
  isPage: 'is a page or a file of the site',
  noTarget: 'is neither a page nor a file of the site',
  leadsIntoLoop: 'leads into a loop of redirects',
} as const;

const isFormer = ({ isFormerAddress }: RedirectRule): boolean => Boolean(isFormerAddress);

/**
 * Returns the rule that is followed for each canonical path, the first one, those of editors before
 * others; and the rules that have another target.
 */
function groupByPath(rules: readonly RedirectRule[]) {
  const byPath = new Map<string, RedirectRule>();
  const conflicts: RedirectConflict[] = [];
  for (const rule of [...rules.filter((one) => !isFormer(one)), ...rules.filter(isFormer)]) {
    const path = canonicalPath(rule.from);
    const first = byPath.get(path);
    if (!first) byPath.set(path, rule);
    else if (first.to !== rule.to && isFormer(first) === isFormer(rule)) {
      conflicts.push({ code: 'twoTargets', rules: [first, rule] });
    }
  }
  return { byPath, conflicts };
}

/** Follows a rule to its last target; if the rules form a loop, the chain is the loop alone. */
function followChain(start: RedirectRule, byPath: ReadonlyMap<string, RedirectRule>) {
  const chain = [start];
  for (;;) {
    const { to } = chain.at(-1)!;
    const next = to.startsWith('/') ? byPath.get(canonicalPath(to)) : undefined;
    if (!next) return { chain, isLoop: false };
    const begin = chain.indexOf(next);
    if (begin >= 0) return { chain: chain.slice(begin), isLoop: true };
    chain.push(next);
  }
}

/**
 * Follows redirects as a whole. Of two targets for one path the first is followed; a rule that
 * editors define replaces one from a former address. No rule of a loop is followed.
 *
 * @returns the chain of rules from each canonical path to its last target, without the paths that lead
 *   into a loop; and what cannot be followed
 */
export function followRedirects(rules: readonly RedirectRule[]) {
  const { byPath, conflicts } = groupByPath(rules);
  const chains = new Map<string, RedirectRule[]>();
  const reported = new Set<RedirectRule>();
  for (const [path, rule] of byPath) {
    const { chain, isLoop } = followChain(rule, byPath);
    if (!isLoop) chains.set(path, chain);
    else if (!chain.some((step) => reported.has(step))) {
      conflicts.push({ code: 'loop', rules: chain });
      for (const step of chain) reported.add(step);
    }
  }
  return { chains, conflicts };
}
