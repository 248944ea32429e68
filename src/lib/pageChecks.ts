import { type MiddlewareName, type PagePath, getMiddleware } from '~/lib/pageMiddleware';

/** What is asked of the paths of a page before they are built. */
interface Checks<Path> {
  /** Whether there is such a page: an address for which this says no is a 404. @default always */
  isValid?: (path: Path) => boolean;
  /** The middleware that sees the valid paths, by name, in this order. @default none */
  middleware?: readonly MiddlewareName[];
}

/**
 * Makes the `getStaticPaths` of a page that has a validity check or names middleware.
 *
 * @throws {PageError} when it names a middleware that does not exist, or one of them objects
 *
 * @example
 * export const getStaticPaths = checkedPaths(() => talentPaths(getAllTalents), {
 *   isValid: ({ params }) => isSlug(params.slug),
 * });
 */
export const checkedPaths =
  <Path extends PagePath>(
    load: () => Path[] | Promise<Path[]>,
    { isValid = () => true, middleware = [] }: Checks<Path>,
  ) =>
  async (): Promise<Path[]> => {
    const named = middleware.map(getMiddleware);
    const paths = (await load()).filter(isValid);
    for (const check of named) await check(paths);
    return paths;
  };

/** Whether a text can stand in an address as it is: small letters and digits, joined by hyphens. */
export const isSlug = (text: string): boolean => /^[a-z\d]+(-[a-z\d]+)*$/.test(text);
