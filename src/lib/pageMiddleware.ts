import { PageError } from '~/lib/pageError';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/locale';

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
