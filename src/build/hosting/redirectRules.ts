import type { AstroIntegration } from 'astro';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { canonicalPath, cleanPath } from '#contract/paths.ts';
import {
  followRedirects,
  type RedirectConflict,
  type RedirectRule,
  REDIRECT_FAULTS,
  findSourceProblem,
} from '#contract/redirects.ts';
import { isStrictBuild } from '../../settings/environment.ts';
import { LOCALES } from '../../lib/i18n/locale.ts';
import { problemReport, type ContentProblem } from '../../session/problemReport.ts';
import { enquiryPath, talentPath } from '../../lib/routing/routes.ts';
import { LISTS } from '#contract/lists.ts';
import { RecordsError } from '../../session/contentErrors.ts';

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

interface RuleOmission {
  rule: RedirectRule;
  message: string;
}

const BASE = 'https://site.invalid';

/**
 * Where the enquiries about people were until they became one page: PDFs and mails have the old addresses.
 * `:slug` stands for any slug, as in the rules of hosts.
 */
const FORMER_ENQUIRIES = LOCALES.flatMap((locale) =>
  LISTS.map((list) => {
    const talent = { list, slug: ':slug' };
    return { from: `${talentPath(locale, talent)}/casting`, to: enquiryPath(locale, talent) };
  }),
);

/** Returns the address of the enquiry that had a canonical path of its own; `undefined` for another path. */
function findEnquiry(path: string): string | undefined {
  const [, list, slug = ''] = /^(.+)\/([^/]+)\/casting$/.exec(path) ?? [];
  const rule = FORMER_ENQUIRIES.find(({ from }) => from === `${list}/:slug/casting`);
  return rule?.to.replace(':slug', encodeURIComponent(slug));
}

function omissionsOf({ code, rules }: RedirectConflict): RuleOmission[] {
  if (code === 'loop') {
    const steps = rules.map(({ record, from, to }) => `${record} (${from} to ${to})`).join(', ');
    return rules.map((rule) => ({ rule, message: `These redirects form a loop: ${steps}` }));
  }
  const [first, rule] = rules as [RedirectRule, RedirectRule];
  const targets = [first, rule].map(({ record, to }) => `${record} (to ${to})`).join(' and ');
  return [{ rule, message: `${rule.from} has two targets, from ${targets}` }];
}

/** Returns the redirect of a chain of rules; of several steps it is permanent if all are. */
function mergeChain(path: string, chain: readonly RedirectRule[]): ResolvedRedirect {
  const status = chain.every((step) => step.status === 301) ? 301 : 302;
  const { to } = chain.at(-1)!;
  const enquiry = to.startsWith('/') ? findEnquiry(canonicalPath(to)) : undefined;
  return { path, from: chain[0]!.from, to: enquiry ?? to, status };
}

/**
 * Resolves the rules into redirects. Existing files are never redirected; a chain becomes one redirect.
 * Of two targets for one path the first is used; the rules of a loop are not followed. Returns the rules
 * that are no redirect as `contradictions`, which end a strict build, or as `ineffective`.
 *
 * @param files the paths of all files of the site, as `cleanPath` returns them
 */
export function resolveRedirects(rules: readonly RedirectRule[], files: ReadonlySet<string>) {
  const findSourceFault = ({ from }: RedirectRule) => {
    if (findSourceProblem(from)) return REDIRECT_FAULTS.notPath;
    return files.has(canonicalPath(from)) ? REDIRECT_FAULTS.isPage : undefined;
  };
  const { chains, conflicts } = followRedirects(rules.filter((rule) => !findSourceFault(rule)));
  const contradictions = conflicts.flatMap(omissionsOf);
  const isMissing = (to: string) =>
    to.startsWith('/') && !files.has(canonicalPath(findEnquiry(canonicalPath(to)) ?? to));
  const findFault = (rule: RedirectRule) => {
    const sourceFault = findSourceFault(rule);
    if (sourceFault) return `${rule.from} ${sourceFault}`;
    const target = chains.get(canonicalPath(rule.from))?.at(-1)?.to;
    if (!target) return `${rule.to} ${REDIRECT_FAULTS.leadsIntoLoop}`;
    return isMissing(target) ? `${target} ${REDIRECT_FAULTS.noTarget}` : undefined;
  };
  const reported = new Set(contradictions.map(({ rule }) => rule));
  const ineffective = rules.flatMap((rule): RuleOmission[] => {
    const message = reported.has(rule) ? undefined : findFault(rule);
    return message ? [{ rule, message }] : [];
  });
  const redirects = [...chains]
    .map(([path, chain]) => mergeChain(path, chain))
    .filter(({ to }) => !isMissing(to));
  return { redirects, contradictions, ineffective };
}

/** Percent-encodes a path or URL, also what hosts read as a placeholder or a wildcard. */
function encodeUrl(text: string): string {
  const url = new URL(text, BASE);
  url.pathname = url.pathname.replaceAll(':', '%3A').replaceAll('*', '%2A');
  return url.href.replace(BASE, '');
}

const htmlFileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

const isPage = (path: string) => !/\.[a-z\d]{2,11}$/i.test(path);

/**
 * Returns the redirects in Netlify's `_redirects` format, and the rules of former enquiries after them. None
 * is forced (`!`): a file of the same path stays reachable. The rules also map each target page to its file, for servers that, unlike Netlify,
 * do not resolve `/actores` to `actores.html`.
 */
export function netlifyRules(redirects: readonly ResolvedRedirect[]): string {
  const targets = redirects
    .filter(({ to }) => to.startsWith('/'))
    .map(({ to }) => canonicalPath(to));
  const pages = [...new Set(targets)].filter(isPage);
  return [
    ...redirects.map(({ from, to, status }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}\n`),
    ...FORMER_ENQUIRIES.map(({ from, to }) => `${from} ${to} 301\n`),
    ...pages.map((path) => `${encodeUrl(path)} ${encodeUrl(htmlFileOf(path))} 200\n`),
  ].join('');
}

/** Returns the redirects of a `_redirects` file by canonical path, without those of former enquiries. */
export const parseRules = (text: string): Map<string, Pick<RedirectRule, 'to' | 'status'>> =>
  new Map(
    text.matchAll(/^([^\s:]+) (\S+) (30[12])$/gm).map(([, from = '', to = '', status]) => {
      const redirect = { to, status: status === '301' ? 301 : 302 } as const;
      return [canonicalPath(from), redirect];
    }),
  );

/** Returns where a request is redirected to, with its query unless the target has one. */
function locationOf({ to }: Pick<RedirectRule, 'to'>, query: string): string {
  const url = new URL(to, BASE);
  if (!url.search) url.search = query;
  return url.href.replace(BASE, '');
}

/** Creates a function that finds where a URL is redirected to, from the text of `_redirects`. */
export function redirectFinder(text: string) {
  const redirects = parseRules(text);
  return (url: string): { status: number; location: string } | undefined => {
    const [pathname = '/', query = ''] = url.split(/\?(.*)/s);
    // A URL may start with two slashes, which start a host.
    if (!/^\/(?!\/)/.test(pathname)) return undefined;
    const path = canonicalPath(pathname);
    const enquiry = findEnquiry(path);
    const redirect =
      redirects.get(path) ?? (enquiry ? { to: enquiry, status: 301 as const } : undefined);
    return redirect
      ? { status: redirect.status, location: locationOf(redirect, query) }
      : undefined;
  };
}

/** Read by Netlify and by some other hosts; src/pages/[hostRules].ts renders what it is made from. */
const FILE = '_redirects';

async function listPaths(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map(({ parentPath, name }) => {
      const file = path.relative(folder, path.join(parentPath, name));
      return cleanPath(`/${file.split(path.sep).join('/')}`);
    }),
  );
}

/** Writes the rules of the host into a built site, and reports every rule that has no effect. */
async function writeRules(folder: string, isStrict: boolean): Promise<void> {
  const file = path.join(folder, FILE);
  const rules = JSON.parse(await readFile(file, 'utf8')) as SourceRule[];
  const sources = new Map(rules.map(({ rule, source }) => [rule, source]));
  const { redirects, contradictions, ineffective } = resolveRedirects(
    [...sources.keys()],
    await listPaths(folder),
  );
  const problemOf = ({ rule, message }: RuleOmission) => ({
    ...sources.get(rule)!,
    locale: null,
    message,
  });
  if (isStrict && contradictions.length > 0) {
    throw new RecordsError('redirects', contradictions.map(problemOf));
  }
  const omissions = [...contradictions, ...ineffective].map(problemOf);
  problemReport.add(omissions.map((problem) => ({ ...problem, fallback: 'omitted' })));
  await writeFile(file, netlifyRules(redirects));
}

/** Marks the request by which the development server asks itself whether a path has a page. */
const PAGE_CHECK = 'x-page-check';
/** What never has a redirect: modules of Vite, and what a page loads (`Sec-Fetch-Dest`). */
const INTERNAL_PATH = /^\/([@_]|node_modules\/|src\/)/;
const LOADED_BY_PAGE = /^(audio|font|image|manifest|script|style|track|video|worker)$/;

/** Answers the redirects of the CMS in `astro dev`, where a path has no page. */
const answerRedirects =
  ({ httpServer }: ViteDevServer): Connect.NextHandleFunction =>
  async ({ url = '/', headers }, response, next) => {
    const { pathname, search } = new URL(`http://localhost${url}`);
    if (headers[PAGE_CHECK] || INTERNAL_PATH.test(pathname)) return next();
    if (LOADED_BY_PAGE.test(String(headers['sec-fetch-dest']))) return next();
    const address = httpServer?.address();
    if (!address || typeof address === 'string') return next();
    const ask = (path: string) =>
      fetch(`http://localhost:${address.port}${path}`, { headers: { [PAGE_CHECK]: '1' } });
    const path = canonicalPath(pathname);
    const rules = await ask(`/${FILE}`);
    // The page itself says that the CMS cannot be read.
    if (!rules.ok) return next();
    const records = (await rules.json()) as SourceRule[];
    const chain = followRedirects(records.map(({ rule }) => rule)).chains.get(path);
    const enquiry = findEnquiry(path);
    const redirect = chain
      ? mergeChain(path, chain)
      : enquiry && { to: enquiry, status: 301 as const };
    if (!redirect || (await ask(path)).status !== 404) return next();
    response.writeHead(redirect.status, { Location: locationOf(redirect, search) }).end();
  };

/** Comes before Astro's own handlers, which refuse a path with a final slash and drop the query. */
const devRedirects = (): Plugin => ({
  name: 'dev-redirects',
  enforce: 'post',
  configureServer: (server) => () => {
    server.middlewares.stack.unshift({ route: '', handle: answerRedirects(server) });
  },
});

/**
 * Redirects are data: a build writes them to `_redirects` for the host when it knows all files of the
 * site, `astro preview` answers that file, and `astro dev` answers the rules of the CMS.
 */
export const redirectRules = (): AstroIntegration => ({
  name: 'redirect-rules',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [devRedirects()] } });
    },
    'astro:build:done': ({ dir }) => writeRules(fileURLToPath(dir), isStrictBuild()),
  },
});
