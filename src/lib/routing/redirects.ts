import { cleanPath } from '~/lib/routing/routes';

/** A redirect as editors define it. */
export interface RedirectRule {
  /** The old path, as written. */
  from: string;
  /** A path of this site or a URL of another. */
  to: string;
  status: 301 | 302;
  /** The CMS record of the rule, for messages to editors. */
  record: string;
}

/** A redirect that reaches its target in one step. */
export interface ResolvedRedirect extends Omit<RedirectRule, 'record'> {
  /** The old path as {@link canonicalPath} returns it. */
  path: string;
}

/** The redirects of the site, and one warning for each rule without effect. */
export interface RedirectResolution {
  redirects: ResolvedRedirect[];
  warnings: string[];
}

/** Conflicting rules, one problem per line. */
export class RedirectError extends Error {
  override name = 'RedirectError';

  constructor(problems: string[]) {
    super(`The redirects conflict:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

const BASE = 'https://site.invalid';

/** Returns one form for all spellings of a path: decoded, without `.html` and trailing slash. */
export function canonicalPath(path: string): string {
  const { pathname } = new URL(path, BASE);
  try {
    return cleanPath(decodeURI(pathname));
  } catch {
    return cleanPath(pathname);
  }
}

const isLocal = (target: string) => target.startsWith('/');
const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path);

/** Returns the rules by path, and adds a problem for each path with two targets. */
function groupByPath(rules: RedirectRule[], problems: string[]): Map<string, RedirectRule> {
  const byPath = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const path = canonicalPath(rule.from);
    const other = byPath.get(path);
    if (!other) byPath.set(path, rule);
    else if (other.to !== rule.to) {
      const both = `${other.record} (to ${other.to}) and ${rule.record} (to ${rule.to})`;
      problems.push(`${rule.from} has two targets, from ${both}`);
    }
  }
  return byPath;
}

/** Follows a rule to its last target; if the rules form a loop, the chain is the loop alone. */
function followChain(
  start: RedirectRule,
  rules: Map<string, RedirectRule>,
): { chain: RedirectRule[]; isLoop: boolean } {
  const chain = [start];
  for (;;) {
    const { to } = chain.at(-1)!;
    const next = isLocal(to) ? rules.get(canonicalPath(to)) : undefined;
    if (!next) return { chain, isLoop: false };
    if (chain.includes(next)) return { chain: chain.slice(chain.indexOf(next)), isLoop: true };
    chain.push(next);
  }
}

/**
 * Resolves the rules into redirects. Existing pages are never redirected; a chain becomes one
 * redirect, which is permanent if all its steps are.
 *
 * @param pages the canonical paths of all pages, including hidden ones
 * @throws {RedirectError} with the records of two targets for one path, or of a loop
 */
export function resolveRedirects(
  rules: RedirectRule[],
  pages: ReadonlySet<string>,
): RedirectResolution {
  const problems: string[] = [];
  const warnings: string[] = [];
  const effective = rules.filter(({ from, record }) => {
    const isPage = pages.has(canonicalPath(from));
    if (isPage) warnings.push(`${from} is a page: ${record} has no effect`);
    return !isPage;
  });
  const byPath = groupByPath(effective, problems);
  const redirects: ResolvedRedirect[] = [];
  for (const [path, rule] of byPath) {
    const { chain, isLoop } = followChain(rule, byPath);
    if (isLoop) {
      // Reports a loop once, for its first rule; rules that only enter the loop are skipped.
      const first = [...byPath.values()].find((other) => chain.includes(other));
      const steps = chain.map(({ record, from, to }) => `${record} (${from} to ${to})`);
      if (first === rule) problems.push(`These redirects form a loop: ${steps.join(', ')}`);
      continue;
    }
    const { to } = chain.at(-1)!;
    const target = canonicalPath(to);
    if (isLocal(to) && !pages.has(target) && !isFile(target)) {
      warnings.push(`${to} is not a page: ${rule.record} (from ${rule.from}) has no effect`);
      continue;
    }
    const status = chain.every((step) => step.status === 301) ? 301 : 302;
    redirects.push({ path, from: rule.from, to, status });
  }
  if (problems.length > 0) throw new RedirectError(problems);
  return { redirects, warnings };
}

/** Percent-encodes a path or URL. */
const encodeUrl = (url: string) => new URL(url, BASE).href.replace(BASE, '');

/** Returns the HTML file of a page: `/en` is `/en.html`. */
const htmlFileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/**
 * Returns the redirects in Netlify's `_redirects` format. Each is forced (`!`), because the same path
 * has an HTML page with a redirect for other hosts. The rules also map each target page to its file,
 * for servers that, unlike Netlify, do not resolve `/actores` to `actores.html`.
 */
export function netlifyRules(redirects: ResolvedRedirect[]): string {
  const targets = redirects.filter(({ to }) => isLocal(to)).map(({ to }) => canonicalPath(to));
  const pages = [...new Set(targets)].filter((path) => !isFile(path));
  return [
    ...redirects.map(({ from, to, status }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}!\n`),
    ...pages.map((path) => `${encodeUrl(path)} ${encodeUrl(htmlFileOf(path))} 200\n`),
  ].join('');
}
