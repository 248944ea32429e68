import type { BuildTracker } from './dependencyTracker.ts';

/** Key on `globalThis`: the bundled site and the integration do not share modules. */
const TRACKER_KEY = Symbol.for('foco-agencia:dependency-tracker');

const registry = globalThis as { [TRACKER_KEY]?: BuildTracker | undefined };

/** The tracker of the running build; none in `astro dev` and in unit tests. */
export const buildTracker = {
  find: (): BuildTracker | undefined => registry[TRACKER_KEY],
  set: (tracker: BuildTracker | undefined): void => void (registry[TRACKER_KEY] = tracker),
};

/**
 * Wraps a function whose result may differ between builds (content, date, environment) so that
 * pages depend on its result. Nested queries are not recorded: a narrow query invalidates fewer
 * pages than a wide one.
 *
 * @param name unique among all queries
 * @param compute takes arguments that JSON can represent and returns a value that is never mutated
 */
export function trackedQuery<Args extends unknown[], Result>(
  name: string,
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  buildTracker.find()?.register(name, compute);
  return (...args) => {
    const tracker = buildTracker.find();
    return tracker ? tracker.track(name, args, () => compute(...args)) : compute(...args);
  };
}

/**
 * Renders a part that several pages have in common once per build; outside a build, each time.
 *
 * @param id unique among all fragments; it names everything that the fragment depends on, except the
 *   results of its queries
 */
export const sharedFragment = <Result>(
  id: string,
  render: () => Promise<Result>,
): Promise<Result> => buildTracker.find()?.share(id, render) ?? render();

interface StaticPath {
  params: Record<string, string | undefined>;
  props: object;
}

/** The cache key, or its beginning, of a path that is reused even if the sources change. */
export const CONTENT_ADDRESSED = 'contentAddressed';

/** Adds a cache key to each path; a page with props and without a key is rendered by every build. */
export const withCacheKeys = <T extends StaticPath>(
  paths: T[],
): (T & { cacheKey?: string | undefined })[] =>
  paths.map((path) => ({ ...path, cacheKey: buildTracker.find()?.fingerprint(path.props) }));

/**
 * Adds the key {@link CONTENT_ADDRESSED}, with the hash of everything that the file is made of unless its
 * URL contains it. The file is reused while the hash is the same, even if the sources change.
 */
export const contentAddressed = <T extends StaticPath & { hash?: string }>(
  paths: T[],
): (T & { cacheKey: string })[] =>
  paths.map((path) => ({
    ...path,
    cacheKey: path.hash ? `${CONTENT_ADDRESSED} ${path.hash}` : CONTENT_ADDRESSED,
  }));

/** The `Cache-Control` of a file that is rendered again by the next build. */
export const NOT_CACHED = 'no-store';
