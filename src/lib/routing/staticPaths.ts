import { DEFAULT_LOCALE, LOCALES, type Locale } from '~/lib/i18n/locale';
import { type Route, slugOf } from './routes';

/** Returns the `locale` parameter: Astro expects `undefined` for an empty rest parameter. */
export const localeParam = (locale: Locale): string | undefined =>
  locale === DEFAULT_LOCALE ? undefined : locale;

/** Returns the paths that a function returns for each locale, which is added to parameters and props. */
export async function pathsInLocales<Params extends Record<string, string>, Props extends object>(
  pathsIn: (locale: Locale) => Promise<{ params: Params; props: Props }[]>,
) {
  const paths = LOCALES.map(async (locale) =>
    (await pathsIn(locale)).map(({ params, props }) => ({
      params: { locale: localeParam(locale), ...params },
      props: { locale, ...props },
    })),
  );
  return (await Promise.all(paths)).flat();
}

/** Returns the paths of a page that exists once in each locale. */
export const localePaths = () => pathsInLocales(async () => [{ params: {}, props: {} }]);

/**
 * Returns the paths of several routes that one file renders, in both locales.
 *
 * @param param the file's parameter, whose value is the slug of the route
 */
export const routePaths = <R extends Route>(param: string, routes: readonly R[]) =>
  pathsInLocales(async () =>
    routes.map((route) => ({ params: { [param]: slugOf(route) }, props: { route } })),
  );
