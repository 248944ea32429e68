import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReportedProblem } from './problemReport.ts';

/** What is rendered at the moment, if it must show nothing that its key lacks. */
interface Keyed {
  /** For messages: the component, such as `src/pages/[...locale]/[list]/[slug].astro`, or the fragment. */
  name: string;
  /** Whether what the day changes is part of its key: of a file's, whose hash is of all that it is made of. */
  hasDay: boolean;
  /** The files of pictures that it shows, relative to the output folder. */
  pictures: Set<string>;
}

interface BuildSession {
  /** Whether this process builds the site: results are kept, and pictures become files. */
  isBuild: boolean;
  /** The loaded entries, by collection and id. */
  entries: Map<string, ReadonlyMap<string, { id: string; data: unknown }>>;
  /** The problems of the running build. */
  problems: ReportedProblem[] | undefined;
  /** What `pictures/pictureFile` keeps: the files that this build needs. */
  pictures: Map<string, unknown>;
  keyed: AsyncLocalStorage<Keyed>;
}

const KEY = Symbol.for('foco-agencia:build');

const registry = globalThis as { [KEY]?: BuildSession };

/**
 * What loaders, bundled site and integrations share: they run in one process, and do not share modules. It
 * is the only such object.
 */
export const buildSession: BuildSession = (registry[KEY] ??= {
  isBuild: false,
  entries: new Map(),
  problems: undefined,
  pictures: new Map(),
  keyed: new AsyncLocalStorage(),
});

/**
 * Called by everything that a page may ask for besides its props and what is in every key: the agency, the
 * year and the settings.
 *
 * @throws {Error} naming page and query, while something renders whose key lacks the answer: it would be
 *   reused after the answer has changed
 */
export function assertInKey(query: string, isDay = false): void {
  const keyed = buildSession.keyed.getStore();
  if (!keyed || (isDay && keyed.hasDay)) return;
  throw new Error(
    `${keyed.name} asks for ${query}, which is not in its key: hand it over in the props ` +
      '(docs/incremental-builds.md)',
  );
}

/**
 * Wraps a query whose result does not change during a build, so that it is computed once for the same
 * arguments; outside a build, each time.
 *
 * @param name for the message when a keyed page asks for it
 * @param compute takes arguments that JSON can represent and returns a value that is never mutated
 */
export function oncePerBuild<Args extends unknown[], Result>(
  name: string,
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  const results = new Map<string, Result>();
  return (...args) => {
    assertInKey(name);
    if (!buildSession.isBuild) return compute(...args);
    const key = JSON.stringify(args);
    if (!results.has(key)) results.set(key, compute(...args));
    return results.get(key)!;
  };
}

/** The HTML of each fragment, and the files of its pictures. */
const fragments = new Map<string, { html: Promise<string>; pictures: Set<string> }>();

/**
 * Renders a part that several pages have in common once per build; outside a build, each time. It is
 * rendered like a keyed page, whichever page comes first.
 *
 * @param id unique among all fragments; it names everything that the fragment depends on, except what is
 *   in every key
 */
export async function sharedFragment(id: string, render: () => Promise<string>): Promise<string> {
  const { isBuild, keyed } = buildSession;
  if (!isBuild) return render();
  let fragment = fragments.get(id);
  if (!fragment) {
    const pictures = new Set<string>();
    const html = keyed.run({ name: `The fragment "${id}"`, hasDay: false, pictures }, render);
    fragment = { html, pictures };
    fragments.set(id, fragment);
  }
  const html = await fragment.html;
  for (const name of fragment.pictures) keyed.getStore()?.pictures.add(name);
  return html;
}

interface StaticPath {
  params: Record<string, string | undefined>;
  props: object;
}

/** The beginnings of keys: of a file that is reused even if the sources change, and of a page. */
export const KEYS = { content: 'content', page: 'page' } as const;

/**
 * Adds the key of a file whose URL contains a hash of its content, or that is made of what has a `hash`. The
 * file is reused while the hash is the same, even if the sources change.
 */
export const contentAddressed = <T extends StaticPath & { hash?: string }>(
  paths: T[],
): (T & { cacheKey: string })[] =>
  paths.map((path) => ({ ...path, cacheKey: [KEYS.content, path.hash].filter(Boolean).join(' ') }));

/** The `Cache-Control` of a file that is made again by the next build. */
export const NOT_CACHED = 'no-store';
