import { SLUG } from '#contract/slugs.ts';
import { DEFAULT_LOCALE, LOCALES } from '~/lib/i18n/locale';
import { PageError } from './pageError';

interface PagePath {
  params: Record<string, string | undefined>;
  props: object;
}

/** Checks all paths of a page file before Astro renders any of them; throws if one is invalid. */
type PageMiddleware = (paths: PagePath[]) => void | Promise<void>;

type MiddlewareName = keyof typeof MIDDLEWARE;

interface Checks<Path> {
  /** Returns whether the page exists; the build skips invalid paths. @default always */
  isValid?: (path: Path) => boolean;
  /** Names of the middleware that checks the valid paths, in this order. @default none */
  middleware?: readonly MiddlewareName[];
}

/** Returns the path that the parameters form in a locale; the default locale is `undefined`. */
const pathInLocale = ({ params }: PagePath, locale: string | undefined): string =>
  Object.values({ ...params, locale })
    .filter(Boolean)
    .join('/');

/** Checks that each page exists in every language, because the language switch links to it. */
const inEveryLanguage: PageMiddleware = (paths) => {
  const known = new Set(paths.map((path) => pathInLocale(path, path.params.locale)));
  for (const path of paths) {
    for (const locale of LOCALES) {
      const expected = pathInLocale(path, locale === DEFAULT_LOCALE ? undefined : locale);
      if (!known.has(expected)) throw new PageError(500, `No page in "${locale}" at ${expected}`);
    }
  }
};

/** The middleware by the name that page files use. */
const MIDDLEWARE = { inEveryLanguage } as const satisfies Record<string, PageMiddleware>;

function getMiddleware(name: string): PageMiddleware {
  if (Object.hasOwn(MIDDLEWARE, name)) return MIDDLEWARE[name as MiddlewareName];
  throw new PageError(500, `Unknown middleware "${name}"`);
}

/**
 * Returns the `getStaticPaths` of a page file with a validity check or middleware.
 */
export const checkedPaths =
  <Path extends PagePath>(
    load: () => Path[] | Promise<Path[]>,
    { isValid = () => true, middleware = [] }: Checks<Path>,
  ) =>
  async (): Promise<Path[]> => {
    const checks = middleware.map(getMiddleware);
    const paths = (await load()).filter(isValid);
    for (const check of checks) await check(paths);
    return paths;
  };

/** Checks whether a text is a slug: lower-case letters and digits, joined by hyphens. */
export const isSlug = (text: string): boolean => SLUG.pattern.test(text);
