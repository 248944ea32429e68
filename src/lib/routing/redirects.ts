import {
  type RedirectConflict,
  type RedirectRule,
  REDIRECT_FAULTS,
  findSourceProblem,
  followRedirects,
  isLocalTarget,
} from '../../../cms/contract/redirects.ts';
import { canonicalPath } from '../../../cms/contract/paths.ts';
import type { ContentProblem } from '../buildReport.ts';

/** A rule with the field of the CMS that defines it, for the report. */
export interface SourceRule {
  rule: RedirectRule;
  source: Pick<ContentProblem, 'collection' | 'record' | 'recordId' | 'field'>;
}

/** A redirect that reaches its target in one step. */
interface ResolvedRedirect extends Pick<RedirectRule, 'from' | 'to' | 'status'> {
  /** The old path as `canonicalPath` returns it. */
  path: string;
}

/** A rule that is not followed, and why. */
export interface RuleOmission {
  rule: RedirectRule;
  message: string;
}

/** The redirects of the site; every rule that is not among them is in one of the other lists. */
interface RedirectResolution {
  redirects: ResolvedRedirect[];
  /** Rules that contradict others; they end a strict build. */
  contradictions: RuleOmission[];
  /** Rules without effect beside the site's files. */
  ineffective: RuleOmission[];
}

const BASE = 'https://site.invalid';

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

/** Returns why a rule has no effect, whatever the other rules are. */
function findSourceFault({ from }: RedirectRule, files: ReadonlySet<string>): string | undefined {
  if (findSourceProblem(from)) return `${from} ${REDIRECT_FAULTS.notPath}`;
  return files.has(canonicalPath(from)) ? `${from} ${REDIRECT_FAULTS.isPage}` : undefined;
}

/** Returns the redirect of a chain of rules; of several steps it is permanent if all are. */
export function mergeChain(path: string, chain: readonly RedirectRule[]): ResolvedRedirect {
  const status = chain.every((step) => step.status === 301) ? 301 : 302;
  return { path, from: chain[0]!.from, to: chain.at(-1)!.to, status };
}

/**
 * Resolves the rules into redirects. Existing files are never redirected; a chain becomes one redirect.
 * Of two targets for one path the first is used; the rules of a loop are not followed.
 *
 * @param files the paths of all files of the site, as `cleanPath` returns them
 */
export function resolveRedirects(
  rules: readonly RedirectRule[],
  files: ReadonlySet<string>,
): RedirectResolution {
  const ineffective: RuleOmission[] = [];
  const effective = rules.filter((rule) => {
    const message = findSourceFault(rule, files);
    if (message) ineffective.push({ rule, message });
    return !message;
  });
  const { chains, conflicts } = followRedirects(effective);
  const redirects = new Map<string, ResolvedRedirect>();
  for (const [path, chain] of chains) {
    const { to } = chain.at(-1)!;
    const isMissing = isLocalTarget(to) && !files.has(canonicalPath(to));
    if (!isMissing) redirects.set(path, mergeChain(path, chain));
  }
  const contradictions = conflicts.flatMap(omissionsOf);
  const reported = new Set(contradictions.map(({ rule }) => rule));
  for (const rule of effective) {
    const path = canonicalPath(rule.from);
    if (redirects.has(path) || reported.has(rule)) continue;
    const target = chains.get(path)?.at(-1)?.to;
    const message = target
      ? `${target} ${REDIRECT_FAULTS.noTarget}`
      : `${rule.to} ${REDIRECT_FAULTS.leadsIntoLoop}`;
    ineffective.push({ rule, message });
  }
  return { redirects: [...redirects.values()], contradictions, ineffective };
}

/** Percent-encodes a path or URL, also what hosts read as a placeholder or a wildcard. */
function encodeUrl(text: string): string {
  const url = new URL(text, BASE);
  url.pathname = url.pathname.replaceAll(':', '%3A').replaceAll('*', '%2A');
  return url.href.replace(BASE, '');
}

/** Returns the HTML file of a page: `/en` is `/en.html`. */
const htmlFileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

const isPage = (path: string) => !/\.[a-z\d]{2,11}$/i.test(path);

/**
 * Returns the redirects in Netlify's `_redirects` format. None is forced (`!`): a file of the same path
 * stays reachable. The rules also map each target page to its file, for servers that, unlike Netlify,
 * do not resolve `/actores` to `actores.html`.
 */
export function netlifyRules(redirects: readonly ResolvedRedirect[]): string {
  const targets = redirects
    .filter(({ to }) => isLocalTarget(to))
    .map(({ to }) => canonicalPath(to));
  const pages = [...new Set(targets)].filter(isPage);
  return [
    ...redirects.map(({ from, to, status }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}\n`),
    ...pages.map((path) => `${encodeUrl(path)} ${encodeUrl(htmlFileOf(path))} 200\n`),
  ].join('');
}

/** Returns the redirects of a `_redirects` file by canonical path. */
export const parseRules = (text: string): Map<string, ResolvedRedirect> =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [from = '', to = '', code] = line.split(' ');
      const status = code === '301' ? 301 : code === '302' ? 302 : undefined;
      if (!status) return [];
      const path = canonicalPath(from);
      return [[path, { path, from, to, status }]];
    }),
  );

/** Returns where a request is redirected to, with its query unless the target has one. */
export function locationOf({ to }: ResolvedRedirect, query: string): string {
  const url = new URL(to, BASE);
  if (!url.search) url.search = query;
  return url.href.replace(BASE, '');
}
