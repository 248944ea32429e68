import { cleanPath } from '~/lib/routing/routes';

/** An old address, and where it is to lead. */
export interface RedirectRule {
  /** Path of the old address, as it was written. */
  from: string;
  /** A path of this site, or an address anywhere. */
  to: string;
  status: 301 | 302;
  /** What an editor calls the record that asks for it. */
  record: string;
}

/** A redirect that leads where it should in one step. */
export interface ResolvedRedirect extends Omit<RedirectRule, 'record'> {
  /** The path under which the site puts it, as {@link pathKey} writes it. */
  path: string;
}

/** What the wishes come to, and what became of those that were left out. */
export interface Resolved {
  resolvedRedirects: ResolvedRedirect[];
  /** One sentence for each wish that has no effect. */
  notes: string[];
}

/** Wishes that contradict each other, a line each. */
export class RedirectError extends Error {
  override name = 'RedirectError';

  constructor(problems: string[]) {
    super(`Redirects cannot be made:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

const BASE = 'https://site.invalid';

/** Returns a path so that two ways of writing it are one: decoded, without `.html` and slash. */
export function pathKey(path: string): string {
  const { pathname } = new URL(path, BASE);
  try {
    return cleanPath(decodeURI(pathname));
  } catch {
    return cleanPath(pathname);
  }
}

const isLocal = (address: string) => address.startsWith('/');
const isFile = (path: string) => /\.[a-z\d]{2,5}$/i.test(path);

/** Each old address once: the same wish twice is one, two different ones are a problem. */
function byPath(wishes: RedirectRule[], problems: string[]): Map<string, RedirectRule> {
  const found = new Map<string, RedirectRule>();
  for (const wish of wishes) {
    const key = pathKey(wish.from);
    const other = found.get(key);
    if (!other) found.set(key, wish);
    else if (other.to !== wish.to) {
      const both = `${other.record} (to ${other.to}) and ${wish.record} (to ${wish.to})`;
      problems.push(`${wish.from} is led to two places, by ${both}`);
    }
  }
  return found;
}

/** The wishes that are followed from one, itself included, up to where no other goes on. */
function chainOf(
  first: RedirectRule,
  wishes: Map<string, RedirectRule>,
): { chain: RedirectRule[]; isCircle: boolean } {
  const chain = [first];
  for (;;) {
    const { to } = chain.at(-1)!;
    const next = isLocal(to) ? wishes.get(pathKey(to)) : undefined;
    if (!next) return { chain, isCircle: false };
    if (chain.includes(next)) return { chain: chain.slice(chain.indexOf(next)), isCircle: true };
    chain.push(next);
  }
}

/**
 * Works out the redirects of the site: what is a page again stays one, and a chain becomes one
 * step, for good where all of its steps are.
 *
 * @param pages the paths of all the pages, hidden ones too
 * @throws {RedirectError} naming the records that lead one address to two places, or in a circle
 */
export function resolveRedirects(wishes: RedirectRule[], pages: ReadonlySet<string>): Resolved {
  const problems: string[] = [];
  const notes: string[] = [];
  const old = wishes.filter(({ from, record }) => {
    const isPage = pages.has(pathKey(from));
    if (isPage) notes.push(`${from} is a page: ${record} has no effect`);
    return !isPage;
  });
  const wanted = byPath(old, problems);
  const resolvedRedirects: ResolvedRedirect[] = [];
  for (const [path, wish] of wanted) {
    const { chain, isCircle } = chainOf(wish, wanted);
    if (isCircle) {
      // BaseMeta once, by the first of those who stand in it; who only leads into it is silent.
      const first = [...wanted.values()].find((other) => chain.includes(other));
      const names = chain.map(({ record, from, to }) => `${record} (${from} to ${to})`);
      if (first === wish) problems.push(`These lead in a circle: ${names.join(', ')}`);
      continue;
    }
    const { to } = chain.at(-1)!;
    const end = pathKey(to);
    if (isLocal(to) && !pages.has(end) && !isFile(end)) {
      notes.push(`${to} is no page: ${wish.record} (from ${wish.from}) has no effect`);
      continue;
    }
    const status = chain.every((step) => step.status === 301) ? 301 : 302;
    resolvedRedirects.push({ path, from: wish.from, to, status });
  }
  if (problems.length > 0) throw new RedirectError(problems);
  return { resolvedRedirects, notes };
}

/** An address as a header or a rule can carry it. */
const encoded = (address: string) => new URL(address, BASE).href.replace(BASE, '');

/** The file that a page is: `/en` is `/en.html`. */
const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/**
 * Writes the redirects in Netlify's own format. Each is forced, since a page for other hosts lies
 * at the same address. The pages that they lead to are named by their files too, for whoever reads
 * the rules and does not know, as Netlify does, that `/actores` is `actores.html`.
 */
export function netlifyRules(resolvedRedirects: ResolvedRedirect[]): string {
  const paths = resolvedRedirects.filter(({ to }) => isLocal(to)).map(({ to }) => pathKey(to));
  const pages = [...new Set(paths)].filter((path) => !isFile(path));
  return [
    ...resolvedRedirects.map(
      ({ from, to, status }) => `${encoded(from)} ${encoded(to)} ${status}!\n`,
    ),
    ...pages.map((path) => `${encoded(path)} ${encoded(pageFile(path))} 200\n`),
  ].join('');
}
