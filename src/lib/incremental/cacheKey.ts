import { findTracker } from './trackedQuery.ts';

/** A path of a page as `getStaticPaths` gives it. */
interface Path {
  params: Record<string, string | undefined>;
  props: object;
}

/** Marks a path whose address alone says what lies there. */
export const CONTENT_ADDRESSED = 'contentAddressed';

/**
 * Gives each path a key that follows from its props, by which the build knows whether the page of
 * the last one can stand. A path without a key is made anew by every build.
 */
export const withCacheKeys = <T extends Path>(
  paths: T[],
): (T & { cacheKey?: string | undefined })[] =>
  paths.map((path) => ({ ...path, cacheKey: findTracker()?.digestOf(path.props) }));

/**
 * The same for files whose name changes with their bytes, such as those with a checksum in it: they
 * stand also where the code of the site has changed.
 */
export const contentAddressed = <T extends Path>(paths: T[]): (T & { cacheKey: string })[] =>
  paths.map((path) => ({ ...path, cacheKey: CONTENT_ADDRESSED }));
