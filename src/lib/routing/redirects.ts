import {
  type RedirectConflict,
  type RedirectRule,
  followRedirects,
  isLocalTarget,
} from '../../../cms/contract/redirects.ts';
import { canonicalPath } from '../../../cms/contract/paths.ts';

/** A redirect that reaches its target in one step. */
export interface ResolvedRedirect extends Pick<RedirectRule, 'from' | 'to' | 'status'> {
  /** The old path as `canonicalPath` returns it. */
  path: string;
}

/** The redirects of the site, the rules that are not followed, and a warning for each without effect. */
export interface RedirectResolution {
  redirects: ResolvedRedirect[];
  omissions: RuleOmission[];
  warnings: string[];
}

/** A rule that cannot be followed because of others. */
export interface RuleOmission {
  rule: RedirectRule;
  /** Why, with the other records. */
  message: string;
}

const BASE = 'https://site.invalid';

const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path);

/** Returns the rules of a conflict that are not followed. */
function omissionsOf({ code, rules }: RedirectConflict): RuleOmission[] {
  if (code === 'loop') {
    const steps = rules.map(({ record, from, to }) => `${record} (${from} to ${to})`).join(', ');
    return rules.map((rule) => ({ rule, message: `These redirects form a loop: ${steps}` }));
  }
  const [first, rule] = rules as [RedirectRule, RedirectRule];
  const targets = [first, rule].map(({ record, to }) => `${record} (to ${to})`).join(' and ');
  return [{ rule, message: `${rule.from} has two targets, from ${targets}` }];
}

/**
 * Resolves the rules into redirects. Existing pages are never redirected; a chain becomes one
 * redirect, which is permanent if all its steps are. Of two targets for one path the first is used;
 * the rules of a loop are not followed.
 *
 * @param pages the canonical paths of all pages, including hidden ones
 */
export function resolveRedirects(
  rules: RedirectRule[],
  pages: ReadonlySet<string>,
): RedirectResolution {
  const warnings: string[] = [];
  const effective = rules.filter(({ from, record }) => {
    const isPage = pages.has(canonicalPath(from));
    if (isPage) warnings.push(`${from} is a page: ${record} has no effect`);
    return !isPage;
  });
  const { chains, conflicts } = followRedirects(effective);
  const redirects: ResolvedRedirect[] = [];
  for (const [path, chain] of chains) {
    const { from, record } = chain[0]!;
    const { to } = chain.at(-1)!;
    const target = canonicalPath(to);
    if (isLocalTarget(to) && !pages.has(target) && !isFile(target)) {
      warnings.push(`${to} is not a page: ${record} (from ${from}) has no effect`);
      continue;
    }
    const status = chain.every((step) => step.status === 301) ? 301 : 302;
    redirects.push({ path, from, to, status });
  }
  return { redirects, omissions: conflicts.flatMap(omissionsOf), warnings };
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
  const targets = redirects
    .filter(({ to }) => isLocalTarget(to))
    .map(({ to }) => canonicalPath(to));
  const pages = [...new Set(targets)].filter((path) => !isFile(path));
  return [
    ...redirects.map(({ from, to, status }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}!\n`),
    ...pages.map((path) => `${encodeUrl(path)} ${encodeUrl(htmlFileOf(path))} 200\n`),
  ].join('');
}
