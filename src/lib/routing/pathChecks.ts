import { PageError } from '~/lib/routing/pageError';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';

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

/** One path of a page as Astro takes it. */
export interface PagePath {
  params: Record<string, string | undefined>;
  props: object;
}

/** Sees all the paths of a page before one of them is built, and throws where they are not as they must be. */
export type PageMiddleware = (paths: PagePath[]) => void | Promise<void>;

const addressOf = ({ params }: PagePath, locale: string | undefined): string =>
  Object.values({ ...params, locale })
    .filter(Boolean)
    .join('/');

/** The language switch leads to the same page in the other language: there must be one. */
const inEveryLanguage: PageMiddleware = (paths) => {
  const known = new Set(paths.map((path) => addressOf(path, path.params.locale)));
  for (const path of paths) {
    for (const locale of LOCALES) {
      const address = addressOf(path, locale === DEFAULT_LOCALE ? undefined : locale);
      if (!known.has(address)) throw new PageError(500, `No page in "${locale}" at ${address}`);
    }
  }
};

/** Every middleware by the name that pages call it by. */
const MIDDLEWARE = { inEveryLanguage } as const satisfies Record<string, PageMiddleware>;

/** The name of a middleware that exists. */
export type MiddlewareName = keyof typeof MIDDLEWARE;

/**
 * Returns the middleware of that name.
 *
 * @throws {PageError} with status 500, which stops the build, when there is none
 */
export function getMiddleware(name: string): PageMiddleware {
  if (Object.hasOwn(MIDDLEWARE, name)) return MIDDLEWARE[name as MiddlewareName];
  throw new PageError(500, `Unknown middleware "${name}"`);
}
